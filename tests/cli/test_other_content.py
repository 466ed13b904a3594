"""Games that were played with other cards: every command says so in one sentence."""

import subprocess

import pytest

from dedale.games.legends import legends
from dedale.store import save
from dedale.table import open_table
from tests.cli.test_commands import DEDALE
from tests.kit.other_content import house_with_other, on

HERE = legends.content(legends.options())
SENTENCES = {
    "en": f"was played with content {HERE}; this program has content ",
    "fr": f"a été joué avec le contenu {HERE}\N{NARROW NO-BREAK SPACE}; ce programme a le contenu ",
    "de": f"wurde mit dem Inhalt {HERE} gespielt; dieses Programm hat den Inhalt ",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A copy of Dedale in which a hero is stronger than here."""
    return house_with_other(tmp_path_factory.mktemp("other"), ["legends/heroes"])


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "evening.json"
    save(open_table("legends", 2, {}, "knossos").log, path)
    return path


def refused(house, *words):
    """What a command of another copy says as it fails."""
    surroundings = on(house) | {"COLUMNS": "1000", "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [DEDALE, *words], env=surroundings, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, ""), ran
    return ran.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("replay", "{file}"),
        ("review", "{file}"),
        ("play", "legends", "--save", "{file}"),
        ("import", "{file}", "--data", "{folder}"),
    ],
    ids=lambda words: words[0],
)
def test_a_record_that_was_played_with_other_cards_is_refused(house, file, tmp_path, words):
    before = file.read_bytes()
    told = refused(house, *(word.format(file=file, folder=tmp_path) for word in words))

    assert f"{file} {SENTENCES['en']}" in told
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", SENTENCES)
def test_it_is_refused_in_every_language(house, file, lang):
    assert SENTENCES[lang] in refused(house, "replay", str(file), "--lang", lang)


def test_a_stored_table_that_was_played_with_other_cards_is_not_written_out(house, file, tmp_path):
    place = "--data", str(tmp_path)
    ran = subprocess.run([DEDALE, "import", file, *place], capture_output=True, check=True)
    id = ran.stdout.decode().partition("#/table/")[2].partition("?")[0]
    told = refused(house, "export", id, str(tmp_path / "out.json"), *place, "--lang", "en")

    assert f"{id} {SENTENCES['en']}" in told
    assert not (tmp_path / "out.json").exists()
