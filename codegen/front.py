# SPDX-License-Identifier: BSD-3-Clause
"""The plain names: tutti_all_reduce(...) as a C11 macro and as a C++ template over the run-time form. Pure functions."""

from codegen import c_text, spell

# Integers of C, and whether they are signed: their element type is found by their width. Every type of <stdint.h> is one of
# these, while two of its types may be the same one.
OTHER_INTEGERS = (
    ("char", "(CHAR_MIN < 0)"), ("signed char", "true"), ("unsigned char", "false"), ("short", "true"),
    ("unsigned short", "false"), ("int", "true"), ("unsigned int", "false"), ("long", "true"), ("unsigned long", "false"),
    ("long long", "true"), ("unsigned long long", "false"))

# Types that some compilers have, and what tells that this one has it.
COMPILER_TYPES = {"_Float16": "defined(__FLT16_MAX__)", "__bf16": "defined(__BFLT16_MAX__)"}


def compiler_types(model):
    """(type, condition, dtype)"""
    return [(d.compiler_type, COMPILER_TYPES[d.compiler_type], d) for d in model.dtypes if d.compiler_type]


def direct_types(model):
    """Element types whose C type no other name in the list can be."""
    return [d for d in model.dtypes if not d.is_integer]


def by_width(model, kind):
    """The body of a macro that gives the integer of this kind which is as wide as `type`."""
    found = [d for d in model.dtypes if d.kind == kind]
    lines = [f"sizeof(type) == {d.size} ? {spell.constant(d)} :" for d in sorted(found, key=lambda d: d.bits)]
    lines.append("TUTTI_DTYPE_NONE)")
    return c_text.continued("\n".join(("    (" if i == 0 else "     ") + line for i, line in enumerate(lines)))


def c_arms(model):
    """(C type, its constant) of the selection by pointer type."""
    macros = {"true": "TUTTI__SIGNED", "false": "TUTTI__UNSIGNED"}
    integers = [(t, f"{macros[s]}({t})" if s in macros else "TUTTI__CHAR") for t, s in OTHER_INTEGERS]
    return [(spell.c_type(d), spell.constant(d)) for d in direct_types(model)] + integers


_MACRO_WIDTH = c_text.WIDTH - 2  # room for " \\"


def c_macro(collective):
    """#define tutti_all_reduce(comm, send, recv, count, op) ..."""
    names = [name for _, name in spell.any_parameters(collective)]
    before, after = names[:names.index("dtype")], names[names.index("dtype") + 1:]
    plain = ["comm", *(p.name for p in collective.parameters)]
    checks = [c_text.call(*check, indent=" " * 12, tail=" +", width=_MACRO_WIDTH) for check in _checks(collective)]
    lines = [
        c_text.call(f"#define tutti_{collective.name}", plain, width=_MACRO_WIDTH),
        f"    tutti_{collective.name}_any(",
        c_text.fill("", ["comm", *before], ",", _MACRO_WIDTH, " " * 8),
        f"        (tutti_dtype)(TUTTI__DTYPE_OF({collective.typed_by.name}) +",
        *checks[:-1],
        checks[-1].removesuffix(" +") + (")," if after else "))"),
        *([c_text.fill("", after, ")", _MACRO_WIDTH, " " * 8)] if after else []),
    ]
    return c_text.continued("\n".join(lines))


def _checks(collective):
    typed = collective.typed_by
    yield "TUTTI__NEED_ELEMENTS", [c_text.string(f"tutti_{collective.name}: {typed.name}"), typed.name]
    for buffer in collective.buffers:
        if buffer is not typed:
            yield "TUTTI__NEED_SAME", [c_text.string(f"tutti_{collective.name}: {buffer.name}"), buffer.name,
                                       c_text.string(typed.name), typed.name]


def cpp_parameters(collective):
    found = [("tutti_comm *", "comm")]
    for parameter in collective.parameters:
        element = "T" if parameter is collective.typed_by else "typename tutti_front::same<T>::type"
        found.append((spell.parameter_type(parameter, element), parameter.name))
    return found


def cpp_template(collective):
    head = c_text.prototype("tutti_status", f"tutti_{collective.name}", cpp_parameters(collective), "TUTTI_NODISCARD inline")
    typed = collective.typed_by
    arguments = ["comm"]
    for _, name in spell.any_parameters(collective):
        arguments.append("tutti_front::dtype_of<T>::value" if name == "dtype" else name)
    check = "    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,\n" + c_text.strings(
        f"tutti_{collective.name}: {typed.name} does not point to an element type that tutti has", " " * 18, ");")
    call = c_text.call(f"tutti_{collective.name}_any", arguments, prefix="return ", tail=";", indent="    ")
    return "\n".join(["template <class T>", head, "{", check, call, "}"])


# ---- their tests ---------------------------------------------------------------------------------------------------------

# Integers of C that are the same on every machine that the library knows.
_SURE = {"signed char": ("signed", 8), "unsigned char": ("unsigned", 8), "long long": ("signed", 64),
         "unsigned long long": ("unsigned", 64)}


def accepted_types(model):
    """(C type, the constant that it must be taken as)"""
    found = [(spell.c_type(d), spell.constant(d)) for d in model.dtypes]
    by_shape = {(d.kind, d.bits): spell.constant(d) for d in model.dtypes if d.is_integer}
    found += [(c_type, by_shape[shape]) for c_type, shape in _SURE.items() if shape in by_shape]
    if ("signed", 8) in by_shape and ("unsigned", 8) in by_shape:
        found.append(("char", f"(CHAR_MIN < 0 ? {by_shape['signed', 8]} : {by_shape['unsigned', 8]})"))
    return found


def test_call(model, collective, dtype):
    """A right call of the plain name in one process, whatever its buffers are called."""
    values = {"input": "from", "output": "to", "inout": "to", "count": "2", "root": "0"}
    if collective.has_op:
        values["operator"] = spell.constant(next(o for o in model.operators if o.goes_with(dtype)))
    arguments = ["comm", *(values[p.kind] for p in collective.parameters)]
    return c_text.call(f"tutti_{collective.name}", arguments, prefix="RIGHT(", tail=");", indent=" " * 8)
