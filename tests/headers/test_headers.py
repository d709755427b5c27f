# SPDX-License-Identifier: BSD-3-Clause
"""Public headers: each alone, in every language we promise, and what the compiler says of wrong and right calls."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(os.environ.get("TUTTI_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))
INCLUDES = ["-I", str(ROOT / "include"), "-I", str(ROOT / "generated" / "include")]
STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
OPT_IN = {"tutti_mpi.h", "tutti_cuda.h", "tutti_nccl.h"}
LANGUAGES = [("c", "c99"), ("c", "c11"), ("c", "c17"), ("c++", "c++11"), ("c++", "c++17")]
COMPILERS = [pair for pair in (("gcc", "g++"), ("clang", "clang++")) if shutil.which(pair[0])]


def headers():
    for folder in (ROOT / "include" / "tutti", ROOT / "generated" / "include" / "tutti"):
        for path in sorted(folder.rglob("*.h")):
            if path.name not in OPT_IN:
                yield path.relative_to(folder.parent)


def compile_text(text, language, standard, extra=(), compilers=COMPILERS[0]):
    compiler = compilers[0] if language == "c" else compilers[1]
    if not shutil.which(compiler):
        pytest.skip(f"SKIPPED: no {compiler} on this machine")
    command = [compiler, "-x", language, f"-std={standard}", *INCLUDES, *extra, "-c", "-o", "/dev/null", "-"]
    return subprocess.run(command, input=text, text=True, capture_output=True, env={**os.environ, "LC_ALL": "C"})


@pytest.mark.parametrize("language,standard", LANGUAGES)
@pytest.mark.parametrize("compilers", COMPILERS, ids=lambda pair: pair[0])
def test_every_header_compiles_alone(language, standard, compilers):
    found = list(headers())
    assert len(found) >= 12, found
    for header in found:
        done = compile_text(f'#include "{header}"\n#include "{header}"\nint nothing;\n', language, standard, STRICT, compilers)
        assert done.returncode == 0, f"{header} as {standard}:\n{done.stderr}"


@pytest.mark.parametrize("language,standard", LANGUAGES)
def test_headers_ask_for_no_engine(language, standard):
    """The umbrella includes no header of MPI, CUDA or NCCL."""
    compiler = COMPILERS[0][0 if language == "c" else 1]
    if not shutil.which(compiler):
        pytest.skip(f"SKIPPED: no {compiler} on this machine")
    done = subprocess.run([compiler, "-x", language, f"-std={standard}", "-M", *INCLUDES, "-"],
                          input='#include "tutti/tutti.h"\n#include "tutti/backend.h"\n', text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert not re.search(r"(mpi|cuda\w*|nccl)\.h", done.stdout), done.stdout


def call(statement):
    return ('#include "tutti/tutti.h"\nstruct thing { int x; };\n'
            "tutti_status use(tutti_comm *comm, float *f, const float *cf, double *d, int32_t *i, struct thing *t, void *v, char *c,\n"
            "                 long long *ll, const unsigned long long *ull, bool *b, tutti_bf16 *h, size_t n);\n"
            "tutti_status use(tutti_comm *comm, float *f, const float *cf, double *d, int32_t *i, struct thing *t, void *v, char *c,\n"
            "                 long long *ll, const unsigned long long *ull, bool *b, tutti_bf16 *h, size_t n)\n{\n"
            "    (void)comm; (void)f; (void)cf; (void)d; (void)i; (void)t; (void)v; (void)c; (void)ll; (void)ull; (void)b; (void)h; (void)n;\n"
            f"    {statement}\n}}\n")


FRONTS = [("c", "c11"), ("c", "c17"), ("c++", "c++11"), ("c++", "c++17")]
RIGHT = [
    "return tutti_all_reduce(comm, f, f, n, TUTTI_SUM);",
    "return tutti_all_reduce(comm, cf, f, n, TUTTI_AVG);",
    "return tutti_all_reduce(comm, ll, ll, n, TUTTI_MAX);",
    "return tutti_all_reduce(comm, h, h, n, TUTTI_SUM);",
    "return tutti_broadcast(comm, b, n, 0);",
    "return tutti_broadcast(comm, c, n, 0);",
    "return tutti_reduce(comm, cf, NULL, n, TUTTI_SUM, 0);",
    "return tutti_reduce(comm, ull, NULL, n, TUTTI_SUM, 0);",
    "return tutti_gather(comm, cf, NULL, n, 0);",
    "return tutti_scatter(comm, NULL, f, n, 0);",
    "return tutti_all_gather(comm, cf, f, n);",
    "return tutti_reduce_scatter(comm, f, f + n, n, TUTTI_PROD);",
    "return tutti_all_to_all(comm, i, i, n);",
    "return tutti_barrier(comm);",
    "return tutti_all_reduce_f32(comm, f, f, n, TUTTI_SUM);",
    "return tutti_all_reduce_any(comm, v, v, n, TUTTI_F32, TUTTI_SUM);",
]


@pytest.mark.parametrize("language,standard", FRONTS)
@pytest.mark.parametrize("compilers", COMPILERS, ids=lambda pair: pair[0])
def test_right_calls_compile_without_a_word(language, standard, compilers):
    for statement in RIGHT:
        done = compile_text(call(statement), language, standard, STRICT, compilers)
        assert done.returncode == 0 and not done.stderr, f"{statement} as {standard}:\n{done.stderr}"


def test_nullptr_compiles():
    done = compile_text(call("return tutti_reduce(comm, f, nullptr, n, TUTTI_SUM, 0);"), "c++", "c++11", STRICT)
    assert done.returncode == 0, done.stderr


# What is wrong, and words that the one message must hold.
WRONG = [
    ("return tutti_all_reduce(comm, t, t, n, TUTTI_SUM);", ["recv", "element type"]),
    ("return tutti_broadcast(comm, t, n, 0);", ["buffer", "element type"]),
    ("return tutti_gather(comm, t, NULL, n, 0);", ["send", "element type"]),
]
MISMATCHED = [
    ("return tutti_all_reduce(comm, d, f, n, TUTTI_SUM);", ["send", "element type"]),
    ("return tutti_all_gather(comm, i, f, n);", ["send", "element type"]),
    ("return tutti_reduce(comm, f, d, n, TUTTI_SUM, 0);", ["recv", "element type"]),
]


def errors(stderr):
    return [line for line in stderr.splitlines() if re.search(r"\berror:", line)]


@pytest.mark.parametrize("language,standard", FRONTS)
@pytest.mark.parametrize("statement,words", WRONG, ids=[w[0][7:40] for w in WRONG])
@pytest.mark.parametrize("compilers", COMPILERS, ids=lambda pair: pair[0])
def test_a_wrong_type_gives_one_readable_message(language, standard, statement, words, compilers):
    done = compile_text(call(statement), language, standard, (), compilers)
    assert done.returncode != 0
    assert len(errors(done.stderr)) == 1, done.stderr
    for word in ["tutti", *words]:
        assert word in errors(done.stderr)[0], done.stderr


@pytest.mark.parametrize("language,standard", FRONTS)
@pytest.mark.parametrize("statement,words", MISMATCHED, ids=[w[0][7:40] for w in MISMATCHED])
@pytest.mark.parametrize("compilers", COMPILERS, ids=lambda pair: pair[0])
def test_two_types_in_one_call_give_one_message(language, standard, statement, words, compilers):
    done = compile_text(call(statement), language, standard, (), compilers)
    assert done.returncode != 0
    assert len(errors(done.stderr)) == 1, done.stderr
    if language == "c":  # C++ words its own sentence about the conversion
        for word in words:
            assert word in errors(done.stderr)[0], done.stderr


@pytest.mark.parametrize("statement", ["return tutti_all_reduce(comm, f, f, TUTTI_SUM, n);", "return tutti_broadcast(comm, f, 0, n, 0);"])
def test_swapped_and_surplus_arguments_do_not_compile(statement):
    assert compile_text(call(statement), "c", "c11", ["-Werror"]).returncode != 0


@pytest.mark.parametrize("language,standard", FRONTS)
@pytest.mark.parametrize("statement", ["tutti_all_reduce(comm, f, f, n, TUTTI_SUM);", "tutti_barrier(comm);",
                                       "tutti_all_reduce_f32(comm, f, f, n, TUTTI_SUM);", "tutti_init(NULL);"])
def test_an_ignored_status_warns(language, standard, statement):
    done = compile_text(call(statement + " return TUTTI_OK;"), language, standard, ["-Wall"])
    assert done.returncode == 0 and re.search(r"unused.result|ignoring return value", done.stderr), done.stderr


def test_c99_has_the_typed_names_and_no_plain_ones():
    assert compile_text(call(RIGHT[-2]), "c", "c99", STRICT).returncode == 0
    assert compile_text(call(RIGHT[0]), "c", "c99", STRICT).returncode != 0
