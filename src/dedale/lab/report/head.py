"""The top of a page: what was played, by what, and what it comes to."""

from collections.abc import Iterator, Sequence
from html import escape

from dedale.lab.findings.finding import Finding
from dedale.lab.findings.sample import Sample
from dedale.lab.report.figures import leads
from dedale.lab.report.html import Wordings, said, spoken, tag
from dedale.lab.report.reproduced import command, flags, shared, verdict
from dedale.lab.report.wording import Wording

MANY, FEW = 8, 3  # arms, and versions of cards, that are named


def glance(found: Sequence[Finding], words: Wordings) -> str:
    """What all findings come to, each with a link to it."""
    told = [
        tag("li", tag("a", title(finding, words), leads(finding, words), href=f"#{finding.id}"))
        for finding in found
        if finding.lead
    ]
    if not told:
        return ""
    heading = tag("h2", said(words, "glance"))
    return tag("section", heading, tag("ul", *told), class_="card glance")


def title(finding: Finding, words: Wordings) -> str:
    """What is compared; what else is found says of itself what it is about."""
    told = finding.lead and finding.lead.key.startswith("compare")
    return tag("b", spoken(words, lambda one: one.title(finding))) + " – " if told else ""


def played(samples: Sequence[Sample], words: Wordings) -> str:
    """What was played: once, or for both of two runs side by side."""

    def told(sample: Sample) -> Iterator[str]:
        yield "" if len(samples) == 1 else standing(sample, words)
        yield facts(sample, words)

    names = ("played",) if len(samples) == 1 else ("run-one", "run-other")
    cards = [
        tag("section", tag("h2", said(words, name)), *told(sample), class_="card")
        for name, sample in zip(names, samples, strict=True)
    ]
    return "".join(cards) if len(cards) == 1 else tag("div", *cards, class_="sides")


def standing(sample: Sample, words: Wordings) -> str:
    """Whether it is a report, a draft, or of chosen seeds; and whether it is finished."""
    what = verdict(sample.plan)
    chips = tag("span", said(words, f"verdict-{what}"), class_=f"chip {what}")
    about = tag("span", said(words, f"verdict-{what}.about"), class_="soft")
    total, done = sample.plan.games * len(sample.plan.arms), len(sample.units)
    if done < total:
        left = said(words, "unfinished", done=done, total=total)
        chips += tag("span", left, class_="chip unfinished")
    return tag("div", chips, about, class_="verdict")


def facts(sample: Sample, words: Wordings) -> str:
    """All that is needed to play it again."""
    told = "".join(
        tag("dt", said(words, f"fact-{name}")) + tag("dd", value)
        for name, value in known(sample, words)
    )
    typed = command(sample.plan)
    if typed:
        told += tag("dt", said(words, "fact-command"))
        told += tag("dd", tag("code", escape(typed)), class_="command")
    return tag("dl", told)


def known(sample: Sample, words: Wordings) -> Iterator[tuple[str, str]]:
    """What is told of a run, by name."""
    plan, rows = sample.plan, sample.tables
    if len(plan.arms) == 1:
        yield "players", escape(", ".join(plan.arms[0].players))
    else:
        yield "arms", arms(sample, words)
    yield "games", str(len(sample.units))
    options = " ".join(flags(shared(plan.arms)))
    if options:
        yield "options", tag("code", escape(options))
    for name in ("version", "rules", "content"):
        values = list(dict.fromkeys(str(one) for one in rows[name].to_list()))
        if values:
            yield name, few(values, words)
    yield "code", tag("code", escape(plan.code))
    yield "seed", tag("code", escape(plan.seed))
    yield "seconds", f"{plan.seconds:g}"


def arms(sample: Sample, words: Wordings) -> str:
    """What is compared, as far as it can be named in a line or two."""
    names = [sample.named(arm) for arm in sample.plan.arms]
    return spoken(words, lambda one: "; ".join(listed([*map(one.name, names)], MANY, one)))


def few(values: Sequence[str], words: Wordings) -> str:
    """Some values, and how many more there are."""
    return spoken(words, lambda one: ", ".join(listed(values, FEW, one)))


def listed(values: Sequence[str], most: int, wording: Wording) -> list[str]:
    """So many values, and how many more there are."""
    left = len(values) - most
    more = [wording.voice.say("lab-more", count=left)] if left > 0 else []
    return [*values[:most], *more]
