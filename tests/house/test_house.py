"""The house inspects itself: sizes, exports, texts, rule ids and what is shipped."""

import ast
import gzip
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import version

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import dedale
from dedale.games import CATALOGUE
from dedale.text import LANGUAGES
from tools import ROOT
from tools.documents import GENERATED
from tools.rule_ids import report

WRITTEN = {ROOT / path for path in GENERATED}
SOURCES = sorted({*ROOT.glob("src/dedale/**/*.py"), *ROOT.glob("tools/*.py")} - WRITTEN)
CLIENT = ROOT / "src/dedale/web"
TEXTS = sorted(path.parent for path in ROOT.glob("src/dedale/**/text/en.ftl"))
BOXES = sorted(ROOT.glob("src/dedale/**/text/boxes/en/*.ftl"))
WORDS = [*(folder / "en.ftl" for folder in TEXTS), *BOXES]


def name(path):
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_files_and_functions_stay_small(path):
    source = path.read_text(encoding="utf-8")
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]

    assert len(source.splitlines()) <= 400
    assert [f.name for f in functions if f.end_lineno - f.lineno >= 40] == []


def contracts():
    """What import-linter checks, by name."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {rule["name"]: rule for rule in settings["tool"]["importlinter"]["contracts"]}


def test_the_layers_inside_a_game_hold_for_every_game_without_being_told_of_it():
    told = str(contracts())

    assert "dedale.games.*" in told
    assert [id for id in CATALOGUE if f"dedale.games.{id}" in told] == []


def test_the_layers_inside_a_game_are_complete_and_those_of_the_map():
    inside = contracts()["Inside a game, nothing imports outward"]
    drawn = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    drawn = drawn.partition("games/classic/\n")[2].partition("```")[0].splitlines()

    assert inside["exhaustive"]
    layers = [layer.replace("(", "").replace(")", "") for layer in inside["layers"]]
    assert [line[2:].split("  ", 1)[0] for line in drawn] == layers


def test_no_part_of_a_game_but_computer_players_looks_at_the_time():
    chance = contracts()["Rules roll no dice, read no clock, open no connection"]

    assert "dedale.games" in chance["source_modules"]
    assert {"os", "random", "secrets", "socket", "time"} <= {*chance["forbidden_modules"]}
    only = ("dedale.games.*.bots.** -> time",)
    assert chance["ignore_imports"] == [*only]


def test_what_is_exported_is_there():
    assert sorted(dedale.__all__) == sorted(dedale.HOMES)
    assert all(getattr(dedale, public) is not None for public in dedale.__all__)
    assert {*dir(dedale)} == {*dedale.__all__, "__version__"}
    assert dedale.__version__ == version("dedale")
    with pytest.raises(AttributeError, match="open_table"):
        dedale.open_tabel  # noqa: B018 - reading it is the test


class Variables(Visitor):
    """Collects the arguments that a message takes."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node: VariableReference):  # noqa: N802 - fluent's name
        self.found.add(node.id.name)


def messages(path):
    """The messages of a file: their attributes and arguments by id."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{path}: {entry.content}"
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = (sorted(a.id.name for a in entry.attributes), variables.found)
    return found


def in_language(english, language):
    """The twin of an English file in another language."""
    if english in BOXES:
        return english.parents[1] / language / english.name
    return english.with_name(f"{language}.ftl")


@pytest.mark.parametrize("path", WORDS, ids=name)
def test_all_languages_say_the_same_things(path):
    english, french, german = (messages(in_language(path, language)) for language in LANGUAGES)

    assert english.keys() == french.keys() == german.keys()
    for key, (attributes, _) in english.items():
        assert french[key][0] == german[key][0] == attributes, key


@pytest.mark.parametrize("path", WORDS, ids=name)
def test_no_language_asks_for_facts_that_english_does_not_have(path):
    english, french, german = (messages(in_language(path, language)) for language in LANGUAGES)

    def facts(message):
        return {variable.removesuffix("-the") for variable in message[1]}

    for key, message in english.items():
        assert facts(french[key]) == facts(german[key]) == facts(message), key


def test_every_language_has_the_same_boxes_of_words():
    for folder in {path.parents[1] for path in BOXES}:
        assert sorted(path.name for path in folder.iterdir()) == sorted(LANGUAGES)
        boxes = [{path.name for path in (folder / language).iterdir()} for language in LANGUAGES]
        assert boxes[0] == boxes[1] == boxes[2]


def test_no_word_stands_in_two_places_of_a_game():
    for folder in {path.parents[2] for path in BOXES}:
        paths = [folder / "en.ftl", *(folder / "boxes" / "en").iterdir()]
        keys = [key for path in paths for key in messages(path)]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("folder", sorted(ROOT.glob("src/dedale/games/*/text")), ids=name)
def test_a_game_and_those_who_show_it_have_messages_of_their_own(folder):
    own = folder.parent / "terminal" / "text"
    others = [other for other in TEXTS if "games" not in other.parts or other == own]

    for other in others:
        assert messages(folder / "en.ftl").keys() & messages(other / "en.ftl").keys() == set()


@pytest.mark.parametrize("path", WORDS, ids=name)
def test_french_keeps_its_signs_on_the_line(path):
    lines = in_language(path, "fr").read_text(encoding="utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("#")]

    assert [line for line in texts if re.search(r" [?!:;»]|« ", line)] == []


@pytest.mark.parametrize("folder", sorted(ROOT.glob("src/dedale/games/*/text")), ids=name)
def test_short_names_fit_on_a_tile(folder):
    for language in LANGUAGES:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        shorts = re.findall(r"\.short = (.+)", text)

        assert len(shorts) == len(set(shorts))
        assert max(map(len, shorts), default=0) <= 5


def test_rules_without_a_test_and_ids_without_a_page_are_reported():
    rules = {"CL-A-1": "one", "CL-A-2": "two"}
    carried = {"CL-A-1": ["test_one"], "CL-B-9": ["test_nine"]}

    assert report(rules, carried) == [
        "CL-A-2: no test carries it",
        "CL-B-9: no page has it, but test_nine carries it",
    ]
    assert report({"CL-A-1": "one"}, {"CL-A-1": ["test_one"]}) == []


def scripts_for(game):
    """All that a browser fetches to play a game: page, table, screen, and what they need."""
    drawn, plain = (list(CLIENT.glob(f"assets/{name}-*.js")) for name in (game, "Plain"))
    [board] = drawn or plain  # a game that nobody has drawn is played from lists
    needed, found = (
        [board, *CLIENT.glob("assets/Table-*.js"), *CLIENT.glob("assets/index-*.js")],
        {},
    )
    while needed:
        script = needed.pop()
        found[script] = script.read_bytes()
        names = re.findall(rb'(?:from|import)"\./([^"]+)"', found[script])
        needed += {script.with_name(one.decode()) for one in names} - {*found, *needed}
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_client_is_light_for_whoever_plays_a_game(game):
    scripts = scripts_for(game)

    assert {"index", "Table", "TableLayout"} <= {
        script.stem.partition("-")[0] for script in scripts
    }
    assert sum(len(gzip.compress(script)) for script in scripts.values()) < 150_000
    assert {script.stem.partition("-")[0] for script in scripts} & {*CATALOGUE} <= {game}


def test_the_client_keeps_its_scripts_in_files():
    page = (CLIENT / "index.html").read_text(encoding="utf-8")

    assert re.findall(r"<script(?![^>]* src=)[^>]*>|<style|\son\w+=", page) == []


def test_what_is_shipped_is_whole(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    shipped = tmp_path / "shipped"
    zipfile.ZipFile(wheel).extractall(shipped)
    kinds = (".ftl", ".toml", ".typed")
    data = [path for path in ROOT.glob("src/dedale/**/*") if path.suffix in kinds]

    assert all((shipped / path.relative_to(ROOT / "src")).exists() for path in data)
    page = (shipped / "dedale/web/index.html").read_text(encoding="utf-8")
    linked = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    assert linked
    assert all((shipped / "dedale/web" / file).exists() for file in linked)
    code = "from dedale.core.pages import all_rules, pages; print(pages(), len(all_rules()))"
    env = {"PYTHONPATH": str(shipped)}
    told = subprocess.check_output([sys.executable, "-c", code], env=env, text=True)
    assert told.split()[0] == str(shipped / "dedale/docs/rules")
    assert int(told.split()[1]) > 100
