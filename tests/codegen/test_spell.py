# SPDX-License-Identifier: BSD-3-Clause
"""The C that the model's objects become, on small objects made by hand and on the strange spec."""

import pytest
import support

from codegen import entry, front, pages, roff, shape, spell
from codegen import model as m
from codegen.rules.collectives import NOT_YET


@pytest.fixture(scope="module")
def model():
    return support.found_in(support.STRANGE)[0]


@pytest.fixture(scope="module")
def collective(model):
    return {c.name: c for c in model.collectives}


def dtype(name, kind, bits):
    return m.Dtype(name, 1, kind, bits, "")


@pytest.mark.parametrize("of,c_type,storage", [
    (dtype("yes", "boolean", 8), "bool", "uint8_t"), (dtype("i", "signed", 16), "int16_t", "int16_t"),
    (dtype("u", "unsigned", 64), "uint64_t", "uint64_t"), (dtype("f", "float", 32), "float", "float"),
    (dtype("d", "float", 64), "double", "double"), (dtype("n", "narrow", 8), "tutti_n", "uint8_t")])
def test_types(of, c_type, storage):
    assert spell.c_type(of) == c_type and spell.storage(of) == storage and of.size == of.bits // 8


def test_constants(model, collective):
    assert spell.constant(model.dtypes[0]) == "TUTTI_FLAG" and spell.constant(model.operators[0]) == "TUTTI_MIX"
    assert [spell.status_constant(s) for s in model.statuses] == ["TUTTI_OK", "TUTTI_ERR_ARGUMENT", "TUTTI_ERR_BUFFER"]
    assert spell.collective_constant(collective["pass_on"]) == "TUTTI_COLLECTIVE_PASS_ON"


def test_things_are_ordered_by_number(model):
    assert [c.id for c in model.collectives] == [2, 3, 4, 7, 11, 12]


@pytest.mark.parametrize("name,names", [
    ("shout", ["words", "n", "dtype", "caller"]), ("twirl", ["from_here", "n", "dtype", "to_there"]),
    ("collect", ["root", "block", "blocks", "each", "dtype"]), ("hush", [])])
def test_dtype_stands_after_the_last_count(collective, name, names):
    assert [n for _, n in spell.any_parameters(collective[name])] == names


def test_functions(model, collective):
    assert spell.any_function(collective["hush"]).declare() == "TUTTI_NODISCARD tutti_status tutti_hush(tutti_comm *comm);"
    typed = spell.typed_function(collective["shout"], model.dtypes[1])
    assert typed.define() == "tutti_status tutti_shout_wee(tutti_comm *comm, int16_t *words, size_t n, int caller)"
    with_ = spell.with_function(collective["pass_on"])
    assert with_.parameters[-1] == ("const tutti_call *", "call") and with_.name == "tutti_pass_on_with"


@pytest.mark.parametrize("name,condition,text", [
    ("twirl", "args->from_here == args->to_there", "from_here == to_there"),
    ("collect", "args->block == (const char *)args->blocks + (size_t)comm->rank * bytes", "block == blocks + rank*each"),
    ("boil_down_all_of_it_now", "args->the_block_result == (const char *)args->the_raw_elements + (size_t)comm->rank * bytes",
     "the_block_result == the_raw_elements + rank*the_block_length")])
def test_in_place(collective, name, condition, text):
    assert entry.in_place(collective[name])[0] == condition and entry.in_place_text(collective[name]) == text


def test_without_an_in_place_form(collective):
    assert entry.in_place(collective["pass_on"]) == ("false", None)
    assert 'false, NULL));' in entry.checks(collective["pass_on"])


def test_faults_are_reported_in_their_order(collective):
    found = [line.split("tutti__")[1].split("(")[0] for line in entry.checks(collective["collect"]).split("\n") if "tutti__" in line]
    assert found == ["enter", "check_root", "check_type", "check_slot", "check_bytes", "check_bytes", "check_buffer", "check_buffer",
                     "check_overlap"]


def test_what_only_the_root_needs_is_looked_at_there_only(collective):
    lines = entry.checks(collective["collect"]).split("\n")
    at = lines.index("    if (comm->rank == args->root) {")
    assert all('"blocks"' not in line for line in lines[:at]) and any('"block"' in line for line in lines[:at])


def test_one_process(collective):
    assert entry.single(collective["hush"]) == "    return tutti__single_nothing();"
    assert entry.single(collective["pass_on"]).startswith("    return tutti__single_move(args->mine, args->theirs,")
    assert "args->the_raw_elements" in entry.single(collective["boil_down_all_of_it_now"])


def test_every_word_that_the_rules_let_through_has_a_core():

    words = shape.schema("collectives")["properties"]["single"]["enum"]
    assert set(words) - set(NOT_YET["single"]) == set(entry.SINGLE) == set(pages._ONE_PROCESS)


def test_engines(model):
    mpi, by_name = model.engine("mpi"), {d.name: d for d in model.dtypes}
    mix, pick = model.operators
    assert [e.name for e in model.engines] == ["single", "mpi"]
    assert [mpi.how(mix, by_name[n]) for n in ("huge", "wee", "flag")] == ["native", "refuse", "fold"]
    assert mpi.how(pick, by_name["real"]) is None
    assert spell.type_set(spell.carried_types(model, mpi, mix)) == "0x3au"  # all but wee, which is number 2
    assert [c.name for c in model.collectives if not mpi.carries(c)] == ["twirl"]


def test_the_plain_names_accept_what_they_should(model):
    accepted = dict(front.accepted_types(model))
    assert accepted == {"bool": "TUTTI_FLAG", "int16_t": "TUTTI_WEE", "uint64_t": "TUTTI_HUGE", "tutti_blur": "TUTTI_BLUR",
                        "double": "TUTTI_REAL", "unsigned long long": "TUTTI_HUGE"}


def test_tables_of_pages_hold_any_text():
    assert pages.table(["a"], [["x | y\nz"]]) == "| a |\n|---|\n| x \\| y z |"


@pytest.mark.parametrize("markdown,text", [
    ("plain - words", "plain \\- words"), ("`const T *` is", "\\fBconst T *\\fR is"), ("**MPI**, sum", "\\fBMPI\\fR, sum"),
    (".TH is no request", "\\&.TH is no request"), ("'nor this", "\\&'nor this"), ("back\\slash", "back\\eslash"),
    ("[types](types.md)", "types"), ("a * b `", "a * b `")])
def test_manual_pages_are_roff(markdown, text):
    assert roff.text(markdown) == text


def test_code_in_manual_pages():
    assert roff.code("a-b\n.c\\n") == "a\\-b\n\\&.c\\en"
