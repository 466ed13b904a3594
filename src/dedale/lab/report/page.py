"""A page for a browser: what a run has shown, or how two differ. It works without a network."""

from collections.abc import Sequence

from dedale.core.errors import BadRun
from dedale.lab.findings import differences, found
from dedale.lab.findings.finding import Finding, Word
from dedale.lab.findings.sample import Sample
from dedale.lab.report.examples import Example, examples
from dedale.lab.report.figures import figures
from dedale.lab.report.head import glance, played, standing
from dedale.lab.report.html import Say, Wordings, page, said, spoken, tag, wordings
from dedale.lab.report.wording import Wording
from dedale.lab.run import Run


def report(run: Run) -> str:
    """What a run has shown."""
    sample, kind = Sample(run.plan, run.rows()), f"lab-kind-{run.plan.kind}"

    def title(one: Wording) -> str:
        return one.voice.say("lab-page", game=one.voice.say("game"), kind=one.voice.say(kind))

    words = wordings(run.plan)
    return composed(title, [sample], found(sample), watched(sample, words), words)


def compared(one: Run, other: Run) -> str:
    """How two runs of a game differ in what both have shown."""
    if one.plan.game != other.plan.game:
        raise BadRun("run-game", file=str(other.path), game=one.plan.game, other=other.plan.game)

    def title(wording: Wording) -> str:
        return wording.voice.say("lab-page-compared", game=wording.voice.say("game"))

    samples = [Sample(run.plan, run.rows()) for run in (one, other)]
    return composed(title, samples, differences(*samples), "", wordings(one.plan))


def composed(
    title: Say, samples: Sequence[Sample], told: Sequence[Finding], more: str, words: Wordings
) -> str:
    """A page: what was played, what it comes to, all findings, and examples."""
    nothing = "nothing" if len(samples) == 1 else "nothing-shared"
    parts = [
        tag("h1", spoken(words, title)),
        standing(samples[0], words) if len(samples) == 1 else "",
        glance(told, words),
        played(samples, words),
        figures(told, words) if told else tag("p", said(words, nothing), id="findings"),
        more,
    ]
    return page(title(words["en"]), "\n".join(parts), words)


def watched(sample: Sample, words: Wordings) -> str:
    """Games worth watching."""
    chosen = examples(sample)
    if not chosen:
        return ""
    heading = tag("h2", said(words, "examples"))
    about = tag("p", said(words, "examples-about"), class_="soft")
    cards = [card(example, sample, words) for example in chosen]
    return tag("section", heading, about, tag("div", *cards, class_="grid"), class_="examples")


def card(example: Example, sample: Sample, words: Wordings) -> str:
    """A game, why it is worth watching, and how to."""
    row = example.row

    def facts(one: Wording) -> str:
        told = {"players": ", ".join(row["players"]), "turns": row["turns"]}
        told |= {"reason": one.name(Word("reason", row["reason"]))}
        return one.voice.say("lab-example-facts", **told)

    def name(one: Wording) -> str:
        arm = next(arm for arm in sample.plan.arms if arm.name == row["arm"])
        told = one.name(sample.named(arm))
        return one.voice.say("lab-example-arm", arm=told, number=row["number"] + 1)

    opened = tag("a", said(words, "example-open"), href=example.opened)
    saved = tag("a", said(words, "example-save"), href=example.saved, download=example.file)
    return tag(
        "article",
        tag("h3", said(words, f"example-{example.why}")),
        tag("p", spoken(words, facts)),
        tag("p", spoken(words, name), class_="soft"),
        tag("p", opened, saved, class_="ways"),
        class_="card",
    )
