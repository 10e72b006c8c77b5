"""Checks the component data of Pearls and writes it as constant C++ tables: bake_pearls.py DATA.json OUT.inc"""

import baking

PEARLS = 12
PURSES = 4
MAX_COINS = 9
MAX_WORTH = 99


def numbers(check, data, section, field, count, high, declaration):
    entry = check.fields(section, data[section], [field, "provenance"])
    check.provenance(section, entry)
    values = check.numbers(f"{section}, {field}", entry.get(field, []), count, 1, high)
    if len(set(values)) != len(values):
        check.problems.add(f"{section}, {field}", "no two may be the same")
    return "inline constexpr std::array<u8, %d> %s = {%s};\n" % (count, declaration, ", ".join(map(str, values)))


def notes(check, data):
    """Where each group comes from."""
    rows = [f'{{"{name}", Provenance::{check.provenance(name, data[name])}}}' for name in SECTIONS[3:]]
    return f"inline constexpr std::array<TableNote, {len(rows)}> kNoteData = {{{{{', '.join(rows)}}}}};\n"


def pearls(check, data):
    """All tables of Pearls, in the order in which they are declared."""
    rounds = check.fields("rounds", data["rounds"], ["most", "provenance"])
    check.provenance("rounds", rounds)
    return [
        baking.components_text(data),
        numbers(check, data, "pearls", "worth", PEARLS, MAX_WORTH, "kWorthData"),
        numbers(check, data, "purses", "coins", PURSES, MAX_COINS, "kCoinsData"),
        f'inline constexpr u8 kMaxRoundsData = {check.field("rounds", rounds, "most", 1, PEARLS)};\n',
        notes(check, data),
    ]


SECTIONS = ["game", "version", "provenance", "pearls", "purses", "rounds"]


def bake(data):
    """The C++ text of the data; raises baking.Stop with everything that is wrong."""
    return baking.bake_components("pearls", data, SECTIONS, pearls)


if __name__ == "__main__":
    baking.main_of_components(bake)
