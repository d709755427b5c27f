# SPDX-License-Identifier: BSD-3-Clause
"""Rules about statuses, element types and operators."""

from codegen import spell
from codegen.problems import listed
from codegen.rules import rule

WIDTHS = {"boolean": (8,), "signed": (8, 16, 32, 64), "unsigned": (8, 16, 32, 64), "float": (32, 64), "narrow": (8, 16)}


@rule
def status_ok(model):
    """The status 0 is named "ok", and no other one is."""
    for status in model.statuses:
        if (status.id == 0) != (status.name == "ok"):
            yield status.at.value("name"), f'status {status.id} is named "{status.name}"; "ok" is the name of number 0'


@rule
def type_width(model):
    """An element type has a width that C has a type for."""
    for dtype in model.dtypes:
        if dtype.bits not in WIDTHS[dtype.kind]:
            yield dtype.at.value("bits"), f'"{dtype.name}" is {dtype.kind} of {dtype.bits} bits; right is {listed(WIDTHS[dtype.kind], "or")}'


@rule
def type_twice(model):
    """No two element types are the same type of C, since the plain names could not tell them apart."""
    first = {}
    for dtype in model.dtypes:
        if dtype.bits in WIDTHS[dtype.kind]:
            other = first.setdefault(spell.c_type(dtype), dtype)
            if other is not dtype and other.name != dtype.name:
                yield dtype.at.value("bits"), f'"{dtype.name}" is {spell.c_type(dtype)} in C, as "{other.name}" is'


@rule
def compiler_type(model):
    """A compiler's own type belongs to one narrow float of its width."""
    first = {}
    for dtype in model.dtypes:
        if not dtype.compiler_type:
            continue
        other = first.setdefault(dtype.compiler_type, dtype)
        if other is not dtype:
            yield dtype.at.value("compiler_type"), f'{dtype.compiler_type} is that of "{other.name}" already'
        elif not dtype.is_narrow or dtype.bits != 16:
            yield dtype.at.value("compiler_type"), f"{dtype.compiler_type} is a narrow float of 16 bits, which \"{dtype.name}\" is not"


@rule
def on_boolean(model):
    """An operator says what it is on bool if it goes with bool, and only then."""
    for operator in model.operators:
        if "boolean" in operator.kinds and not operator.on_boolean:
            yield operator.at.mark, f'"{operator.name}" goes with boolean, but does not say what it is there; add on_boolean'
        elif operator.on_boolean and "boolean" not in operator.kinds:
            yield operator.at.key("on_boolean"), f'"{operator.name}" does not go with boolean'


@rule
def operator_useless(model):
    """An operator goes with some element type of the spec."""
    for operator in model.operators:
        if not any(operator.goes_with(dtype) for dtype in model.dtypes):
            yield operator.at.value("kinds"), f'"{operator.name}" goes with no element type of this spec'
