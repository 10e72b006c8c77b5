"""Writes the places of the spaces on the chart of the sea as a C++ table: bake_thesauros_chart.py CHART.json OUT.inc"""

import baking

MAX_ROWS = 7
MAX_COLUMNS = 74


def place(check, name, entry):
    row, column = (check.numbers(f"places, {name}", entry, 2, 0, MAX_COLUMNS) + [0, 0])[:2]
    check.number(f"places, {name}, row", row, 0, MAX_ROWS - 1)
    return "    {%s, %d, %d},\n" % (baking.cpp_string(name), row, column)


def bake(data):
    """The C++ text of the chart; raises baking.Stop with everything that is wrong."""
    check = baking.Checker()
    places = check.fields("the file", data, ["about", "places"]).get("places", {})
    rows = [place(check, name, entry) for name, entry in places.items()]
    if len({row.split(",", 1)[1] for row in rows}) != len(rows):
        check.problems.add("places", "no two may be the same")
    check.problems.stop_if_any()
    return "constexpr NamedSpot kNamedSpots[] = {\n%s};\n" % "".join(rows)


if __name__ == "__main__":
    baking.main_of_components(bake)
