#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# What the scripts of this folder share. They source it, in the root of the project; it does nothing by itself.

# The scripts' own texts and the tools' are then the same on every machine, also where no locale is installed.
LC_ALL=C
export LC_ALL

say() {
    printf '==> %s\n' "$*"
}

# Says what is wrong, and ends.
stop() {
    printf '==> %s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

have() {
    command -v "$1" >/dev/null 2>&1
}

# ---- what is missing -------------------------------------------------------------------------------------------------
# Each need asks for the thing itself, not for a package: a compiler or a Python that came another way is as good. What is
# not there adds its Debian package to $missing.
missing=

need() { # need PACKAGE COMMAND...: the command succeeds
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}

need_header() { # need_header PACKAGE HEADER
    if have cc && printf '#include <%s>\n' "$2" | cc -E - >/dev/null 2>&1; then return; fi
    missing="$missing $1"
}

# The first Python that imports all of these; empty if there is none. A python3 on the path often lacks what the system's has.
find_python() {
    modules=$1
    for candidate in python3 /usr/bin/python3; do
        if "$candidate" -c "import $modules" >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
    done
}

need_to_build() {
    need gcc cc --version
    need_header libc6-dev stdio.h
    need cmake cmake --version
    if ! have make; then need ninja-build ninja --version; fi
    need_header zlib1g-dev zlib.h
}

need_mpi() {
    need libopenmpi-dev command -v mpicc
    need openmpi-bin command -v mpirun
}

need_to_test() {
    need valgrind valgrind --version
    # Valgrind wants the C library's symbols, and starts only where /proc is mounted.
    if [ -r /proc/self/maps ]; then need libc6-dbg valgrind -q true; fi
    need g++ c++ --version
    need_header libcunit1-dev CUnit/CUnit.h
    need git git --version
    if [ -z "$(find_python 'jinja2, yaml, jsonschema, pytest')" ]; then
        missing="$missing python3 python3-jinja2 python3-yaml python3-jsonschema python3-pytest"
    fi
}

# ---- installing ------------------------------------------------------------------------------------------------------

# Sets $as_root to what runs a command as root without a question. Fails where nothing does.
find_root() {
    as_root=
    if [ "$(id -u)" -eq 0 ]; then return 0; fi
    as_root='sudo -n'
    have sudo && sudo -n true 2>/dev/null
}

# Installs $missing. Fails, with the line that somebody may run, where that is not possible.
install_missing() {
    if [ -z "$missing" ]; then
        say 'everything needed is there'
        return 0
    fi
    line="apt-get install -y --no-install-recommends$missing"
    if [ "${install:-yes}" = no ] || ! have apt-get || ! find_root; then
        say 'missing, and not installed from here. On Debian or Ubuntu this line installs it:'
        if [ "$(id -u)" -ne 0 ]; then line="sudo $line"; fi
        printf '\n    %s\n\n' "$line"
        return 1
    fi
    say "installing with apt:$missing"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Acquire::Retries=3 -o Dpkg::Use-Pty=0"
    # The lists may be old, or from a source that is away today: then the installation says so.
    $apt update >/dev/null 2>&1 || say 'apt-get update failed; going on with the lists that are there'
    # shellcheck disable=SC2086  # one word a package
    $apt install -y --no-install-recommends $missing >build/apt.log 2>&1 || {
        tail -n 20 build/apt.log
        say "apt failed (build/apt.log); the line was: $line"
        return 1
    }
}

# ---- building --------------------------------------------------------------------------------------------------------

cores() {
    getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

# configure FOLDER OPTION...
configure() {
    folder=$1
    shift
    # A folder that another checkout or another place configured is of no use.
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$(pwd -P)" "$folder/CMakeCache.txt"; then
        say "$folder belongs to another place: making it anew"
        rm -rf "$folder"
    fi
    if [ ! -f "$folder/CMakeCache.txt" ] && have ninja; then set -- -G Ninja "$@"; fi
    say "configuring $folder"
    mkdir -p "$folder"
    if ! cmake -S . -B "$folder" "$@" >"$folder/configure.log" 2>&1; then
        cat "$folder/configure.log"
        stop "cmake failed; removing $folder and trying again helps if what it found has changed"
    fi
    sed -n 's/^-- tutti: /    /p' "$folder/configure.log"
}

build() { # build FOLDER TARGET...
    folder=$1
    shift
    say "building $folder"
    if ! cmake --build "$folder" --parallel "$(cores)" ${1:+--target "$@"} >"$folder/build.log" 2>&1; then
        grep -nE 'error|undefined reference|Error ' "$folder/build.log" | head -n 40
        stop "the build failed; all of it stands in $folder/build.log"
    fi
}

# ---- running under mpirun --------------------------------------------------------------------------------------------

# The launcher's settings for any machine: as root, with fewer cores than processes, in a container, without ssh.
mpi_settings() {
    OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    OMPI_MCA_rmaps_base_oversubscribe=1 PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe
    OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_mpi_yield_when_idle=1
    OMPI_MCA_btl_vader_single_copy_mechanism=none OMPI_MCA_plm_rsh_agent=
    export OMPI_ALLOW_RUN_AS_ROOT OMPI_ALLOW_RUN_AS_ROOT_CONFIRM OMPI_MCA_rmaps_base_oversubscribe
    export PRTE_MCA_rmaps_default_mapping_policy OMPI_MCA_hwloc_base_binding_policy OMPI_MCA_mpi_yield_when_idle
    export OMPI_MCA_btl_vader_single_copy_mechanism OMPI_MCA_plm_rsh_agent
    # The launcher looks up the machine's own name. Where no file has it and no name server answers, that takes long each time.
    HOME=${HOME:-/tmp} RES_OPTIONS=${RES_OPTIONS:-timeout:1 attempts:1}
    export HOME RES_OPTIONS
}
