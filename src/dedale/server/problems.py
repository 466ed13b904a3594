"""Errors over HTTP: a key and facts for programs, and a sentence for people."""

from functools import cache
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from dedale.core.errors import Trouble
from dedale.games import CATALOGUE
from dedale.server.bodies import Problem
from dedale.server.errors import Forbidden, TooMuch, Unfit
from dedale.store.errors import NoSuchCampaign, NoSuchTable, NotNow, Unavailable
from dedale.text.voice import LANGUAGES, Voice

AnyRequest = Request[Any, Any, Any]

STATUS: dict[type[Trouble], int] = {
    Forbidden: 403,
    NoSuchTable: 404,
    NoSuchCampaign: 404,
    NotNow: 409,
    Unfit: 409,
    TooMuch: 429,
    Unavailable: 503,
}
FACTS: dict[int, dict[str, Any]] = {404: {}, 405: {}}
KEYS = {404: "no-such-page", 405: "wrong-method", 413: "too-long", 415: "bad-json"}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What the description says of the errors of a handler."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="Why not")
        for status in statuses
    }


def trouble_problem(request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    """What a person can put right."""
    return said(request, trouble, STATUS.get(type(trouble), 400))


def validation_problem(request: AnyRequest, error: ValidationException) -> Response[Problem]:
    """A body or a path that cannot be read: each fault with its place."""
    faults = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{fault.get('key', 'body')}: {fault['message']}" for fault in faults)
    return said(request, Trouble("bad-message", why=told or error.detail), 400)


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Everything else that can be wrong with a request."""
    facts = FACTS.get(error.status_code, {"why": error.detail})
    if error.status_code == 413:
        facts = {"most": request.route_handler.resolve_request_max_body_size()}
    trouble = Trouble(KEYS.get(error.status_code, "bad-message"), **facts)
    return said(request, trouble, error.status_code, error.headers)


def nested_problem(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body that is nested too deep to be read."""
    return said(request, Trouble("bad-message", why=str(error)), 400)


def asks_for(request: AnyRequest, game: str) -> None:
    """Remember which game a request is about: its own refusals are said in its words."""
    request.state.game = game


@cache
def voice_in(language: str, *game: str) -> Voice:
    """Reading all texts takes a fifth of a second, so it is done once."""
    return Voice(language, ("dedale", "dedale.server", *game))


def voice_for(request: AnyRequest, trouble: Trouble) -> Voice:
    """The shared texts, and those of the game where there is no shared one."""
    language, game = language_of(request), CATALOGUE.get(request.state.get("game", ""))
    voice = voice_in(language)
    if game is None or (voice.knows(trouble.key.lower()) and "option" not in trouble.facts):
        return voice
    return voice_in(language, game.home)


def said(
    request: AnyRequest, trouble: Trouble, status: int, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """A problem with its sentence, in a language that the reader prefers."""
    voice = voice_for(request, trouble)
    known = voice.knows(trouble.key.lower())
    sentence = voice.explain(trouble) if known else str(trouble)
    problem = Problem(trouble.key, trouble.facts, sentence)
    return Response(problem, status_code=status, headers=headers)


def language_of(request: AnyRequest) -> str:
    """The first language that the reader accepts and Dedale speaks; or else English."""
    wanted = request.headers.get("accept-language", "").split(",")
    words = (word.partition(";")[0].strip().lower()[:2] for word in wanted)
    return next((word for word in words if word in LANGUAGES), LANGUAGES[0])
