"""An analysis as one page of HTML that carries all with it and opens without a network."""

from __future__ import annotations

import os
from html import escape
from importlib.resources import files
from pathlib import Path

from sixgun.analysis.sentences import Teacher, percent, points, steps
from sixgun.analysis.types import AnalysedPlayerData, LedgerData, MomentData
from sixgun.cli.analysis_curve import curve, curve_table
from sixgun.cli.analysis_text import MARKS, name_of
from sixgun.engine.errors import SixgunError
from sixgun.files import mode_of, replace


def write_analysis(teacher: Teacher, path: str) -> None:
    """Write the page: all of it, or nothing."""
    try:
        place = Path(os.path.realpath(path))
        replace(place, page(teacher).encode(), mode_of(place))
    except OSError as trouble:
        raise SixgunError("unwritable", path=path, why=trouble.strerror or str(trouble)) from trouble


def page(teacher: Teacher) -> str:
    """The whole page."""
    told, say = teacher.told, teacher.words.say
    game = say(f"game-{told['game']}")
    title = say("analysis-title", game=game, players=len(told["players"]), turns=told["turns"])
    css = (files("sixgun.cli") / "analysis_page.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    lost = teacher.viewer is not None and not told["players"][teacher.viewer]["won"]
    banner = f"<h1>{escape(teacher.ending())}</h1><p>{escape(title)}</p>"
    left = [curve_section(teacher), moments_section(teacher), reads_section(teacher)]
    right = [ledger_section(teacher), accuracy_section(teacher)]
    return (
        f'<!doctype html>\n<html lang="{teacher.words.language}">\n<head>{head}\n<style>\n{css}</style></head>\n'
        f'<body>\n<main>\n<header class="{"lost" if lost else "won"}">{banner}</header>\n'
        f'<div class="wide stack">{"".join(left)}</div>\n<div class="side stack">{"".join(right)}</div>\n'
        "</main>\n</body>\n</html>\n"
    )


def section(title: str, body: str, note: str = "") -> str:
    """A panel."""
    below = f'<p class="quiet">{escape(note)}</p>' if note else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}\n{below}</section>\n"


def curve_section(teacher: Teacher) -> str:
    """The curve, and the same as a table."""
    say = teacher.words.say
    viewer = teacher.viewer
    note = str(teacher.say("analysis-curve-note", {"who": viewer})) if viewer is not None else ""
    table = f"<summary>{escape(say('analysis-table'))}</summary><div class=scroll>{curve_table(teacher)}</div>"
    return section(say("analysis-curve"), f"{curve(teacher)}<details>{table}</details>", note)


def moments_section(teacher: Teacher) -> str:
    """The key moments as cards."""
    cards = "".join([moment_card(teacher, moment) for moment in teacher.moments])
    body = (
        f'<div class="moments">{cards}</div>' if cards else f"<p>{escape(teacher.words.say('analysis-no-moments'))}</p>"
    )
    return section(teacher.words.say("analysis-moments"), body)


def moment_card(teacher: Teacher, moment: MomentData) -> str:
    """One moment."""
    tone = "good" if moment["swing"] > 0 else "bad"
    sign = MARKS[moment["mark"]] if moment["mark"] else "▲" if moment["swing"] > 0 else "▼"
    turn = teacher.words.say("analysis-turn", turn=moment["turn"])
    text = " ".join(map(str, teacher.moment(moment)))
    return (
        f'<article class="moment"><h3><span class="sign {moment["mark"] or tone}">{sign}</span>'
        f"<span>{escape(teacher.heading(moment))} · {escape(turn)}</span>"
        f'<b class="{tone}">{points(moment["before"], moment["after"])}</b></h3><p>{escape(text)}</p></article>\n'
    )


# -- luck or skill ---------------------------------------------------------------------------------------------------


def ledger_section(teacher: Teacher) -> str:
    """The ledger of the viewer, or of everybody, as waterfalls."""
    players = teacher.told["players"]
    shown = players if teacher.viewer is None else [players[teacher.viewer]]
    blocks = []
    for player in shown:
        name = f"<h3>{escape(name_of(teacher, player))}</h3>" if len(shown) > 1 else ""
        ledger = player["ledger"]
        conclusion = f"{teacher.verdict(ledger)} {teacher.luck_sorts(ledger)}"
        blocks.append(f"{name}{waterfall(teacher, ledger)}<p>{escape(conclusion)}</p>")
    return section(teacher.words.say("analysis-ledger"), "".join(blocks), teacher.words.say("analysis-ledger-note"))


def waterfall(teacher: Teacher, ledger: LedgerData) -> str:
    """Each bar begins where the one before ended. The scale has room for a sum beyond 0 or 100 %."""
    say = teacher.words.say
    sums = [0.0, 1.0, *[after for _, _, after in steps(ledger)]]
    low, high = min(sums), max(sums)

    def row(label: str, before: float, after: float, tone: str, text: str) -> str:
        left, width = (min(before, after) - low) / (high - low), abs(after - before) / (high - low)
        colour = {"up": "good", "down": "bad"}.get(tone, "")
        sign = {"up": "▲ ", "down": "▼ "}.get(tone, "")
        return (
            f'<tr><td>{escape(say(f"analysis-ledger-{label}"))}</td><td><div class="bar">'
            f'<i class="{tone}" style="left:{100 * left:.1f}%;width:{100 * width:.1f}%"></i></div></td>'
            f'<td class="{colour}">{sign}{text}</td></tr>\n'
        )

    rows = [row("start", 0.0, ledger["start"], "total", f"{percent(ledger['start'])} %")]
    for name, before, after in steps(ledger):
        moved = points(before, after)
        if name != "rest" or percent(ledger["rest"]):
            rows.append(row(name.replace("_", "-"), before, after, {"+": "up", "−": "down"}.get(moved[0], ""), moved))
    won = "won" if ledger["result"] else "lost"
    rows.append(row(won, 0.0, ledger["result"], "total", f"{percent(ledger['result'])} %"))
    return f"<table>{''.join(rows)}</table>"


# -- accuracy and reads ----------------------------------------------------------------------------------------------


def accuracy_section(teacher: Teacher) -> str:
    """How well everybody played."""
    say = teacher.words.say
    rows = []
    for player in sorted(teacher.told["players"], key=lambda one: (-(one["accuracy"] or -1), one["seat"])):
        rows.append(accuracy_row(teacher, player))
    return section(say("analysis-accuracy"), f"<table>{''.join(rows)}</table>", say("analysis-accuracy-note"))


def accuracy_row(teacher: Teacher, player: AnalysedPlayerData) -> str:
    accuracy = player["accuracy"]
    bar = f'<div class="bar"><i class="total" style="left:0;width:{accuracy or 0}%"></i></div>'
    marks = teacher.marks(player)
    below = f'<br><span class="quiet">{escape(marks)}</span>' if marks else ""
    return (
        f"<tr><td>{escape(name_of(teacher, player))}{below}</td>"
        f"<td>{'–' if accuracy is None else accuracy}</td><td>{bar}</td></tr>\n"
    )


def reads_section(teacher: Teacher) -> str:
    """What could be believed of everybody, and what told it."""
    say, told = teacher.words.say, teacher.told
    if not told["reads"]:
        return ""
    headings = "".join(
        [f"<th class=left>{escape(say(name))}</th>" for name in ("analysis-player", "analysis-read", "analysis-told")]
    )
    rows = ""
    for read in told["reads"]:
        believed = "–" if read["chance"] is None else f"{percent(read['chance'])} %"
        name = name_of(teacher, told["players"][read["seat"]])
        deed = escape(teacher.deed(read.get("deed")))
        rows += f"<tr><td>{escape(name)}</td><td class=left>{believed}</td><td class=left>{deed}</td></tr>\n"
    return section(say("analysis-reads"), f"<table><tr>{headings}</tr>{rows}</table>", say("analysis-reads-note"))
