"""An analysis on a terminal of 80 columns."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from sixgun.analysis.sentences import LEDGER, Teacher, percent, points, steps
from sixgun.analysis.types import AnalysedPlayerData

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 44  # columns of a curve at most, …
LINE = 63  # … and with its name, so that its two numbers stand in the same line
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def show(teacher: Teacher) -> None:
    """All of it."""
    console = Console(highlight=False)
    told = teacher.told
    game = teacher.words.say(f"game-{told['game']}")
    title = teacher.words.say("analysis-title", game=game, players=len(told["players"]), turns=told["turns"])
    console.print(f"{title}. {teacher.ending()}", style="bold", markup=False)
    heading(console, teacher.words.say("analysis-curve"))
    console.print(curves(teacher))
    heading(console, teacher.words.say("analysis-moments"))
    show_moments(console, teacher)
    heading(console, teacher.words.say("analysis-ledger"))
    console.print(ledgers(teacher))
    console.print(Padding(teacher.words.say("analysis-ledger-note"), (0, 0, 0, 2)), style="dim", markup=False)
    if teacher.viewer is not None:
        ledger = told["players"][teacher.viewer]["ledger"]
        console.print(f"  {teacher.verdict(ledger)} {teacher.luck_sorts(ledger)}", markup=False)
    heading(console, teacher.words.say("analysis-accuracy"))
    console.print(accuracies(teacher))
    if told["reads"]:
        heading(console, teacher.words.say("analysis-reads"))
        console.print(reads(teacher))


def heading(console: Console, text: str) -> None:
    console.print(f"\n{text}", style="bold", markup=False)


def plain_table(*headings: str) -> Table:
    """A table without lines; the first column is text, the others are numbers."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_header=any(headings))
    for at, text in enumerate(headings):
        longest = max(map(len, text.split()), default=0)
        table.add_column(text, justify="right" if at else "left", overflow="fold", no_wrap=at == 0, min_width=longest)
    return table


# -- the curve -------------------------------------------------------------------------------------------------------


def curves(teacher: Teacher) -> Table:
    """The chance of each side by turn, as it was; for a viewer, as they could know too."""
    told, table = teacher.told, plain_table("", "", "", "")
    table.columns[1].justify = "left"
    lines = {
        teacher.side(side): [(point["turn"], point["sides"][side]) for point in told["points"]]
        for side in told["points"][0]["sides"]
    }
    if teacher.viewer is not None:
        name = str(teacher.say("analysis-as-known", {"who": teacher.viewer}))
        lines[name] = [(point["turn"], point["chance"]) for point in teacher.known]
    wide = min(WIDE, LINE - max(map(len, lines)))
    for name, chances in lines.items():
        table.add_row(name, *line_of(chances, told["turns"], wide))
    for column in table.columns:
        column.no_wrap = True
    return table


def line_of(chances: list[tuple[int, float]], turns: int, wide: int) -> tuple[str, str, str]:
    """A curve as blocks, one for each turn or so, with its beginning and its end in percent."""
    by_turn = by_turns(chances, turns)
    width = min(wide, len(by_turn))
    shown = [by_turn[at * len(by_turn) // width] for at in range(width - 1)] + by_turn[-1:]
    blocks = "".join([BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in shown])
    return blocks, f"{percent(chances[0][1])} %", f"→ {percent(chances[-1][1])} %"


def by_turns(chances: list[tuple[int, float]], turns: int) -> list[float]:
    """The chance at the end of every turn."""
    last = dict(chances)
    found: list[float] = []
    for turn in range(min(last), turns + 1):
        found.append(last.get(turn, found[-1] if found else 0.0))
    return found


# -- the rest --------------------------------------------------------------------------------------------------------


def show_moments(console: Console, teacher: Teacher) -> None:
    """Each moment with what it is called, and its sentences."""
    if not teacher.moments:
        console.print(f"  {teacher.words.say('analysis-no-moments')}", markup=False)
    for moment in teacher.moments:
        mark = MARKS[moment["mark"]] if moment["mark"] else "▲" if moment["swing"] > 0 else "▼"
        turn = teacher.words.say("analysis-turn", turn=moment["turn"])
        console.print(
            f"  {mark:2} {turn} · {teacher.heading(moment)} {points(moment['before'], moment['after'])}", markup=False
        )
        text = " ".join(map(str, teacher.moment(moment)))
        console.print(Padding(text, (0, 0, 0, 5)), markup=False)


def name_of(teacher: Teacher, player: AnalysedPlayerData) -> str:
    """A player with their role, where that isn't their name."""
    name, role = teacher.player(player["seat"]), teacher.role(player)
    return name if role == name else f"{name} ({role})"


def ledgers(teacher: Teacher) -> Table:
    """Why each player won or lost."""
    say, told = teacher.words.say, teacher.told
    rows = [one for one in LEDGER if one != "rest" or any(percent(each["ledger"]["rest"]) for each in told["players"])]
    names = [say(f"analysis-ledger-{name}") for name in ("start", *[one.replace("_", "-") for one in rows], "result")]
    table = plain_table("", *names)
    for player in told["players"]:
        ledger = player["ledger"]
        changes = [points(before, after) for name, before, after in steps(ledger) if name in rows]
        table.add_row(
            teacher.player(player["seat"]), f"{percent(ledger['start'])}", *changes, f"{percent(ledger['result'])}"
        )
    return table


def accuracies(teacher: Teacher) -> Table:
    """How well each player played, the best first."""
    say, number = teacher.words.say, teacher.words.number
    table = plain_table("", say("analysis-accuracy"), say("analysis-decisions"), say("analysis-loss"), "")
    table.columns[4].justify = "left"
    for player in sorted(teacher.told["players"], key=lambda one: (-(one["accuracy"] or -1), one["seat"])):
        loss = "–" if player["loss"] is None else number(max(0.0, 100 * player["loss"]), 1)
        accuracy = "–" if player["accuracy"] is None else str(player["accuracy"])
        table.add_row(name_of(teacher, player), accuracy, str(player["decisions"]), loss, teacher.marks(player))
    return table


def reads(teacher: Teacher) -> Table:
    """How well each player could be read, and what gave them away."""
    say = teacher.words.say
    table = plain_table("", say("analysis-read"), say("analysis-told"))
    table.columns[2].justify = "left"
    for read in teacher.told["reads"]:
        believed = "–" if read["chance"] is None else f"{percent(read['chance'])} %"
        player = teacher.told["players"][read["seat"]]
        table.add_row(name_of(teacher, player), believed, teacher.deed(read.get("deed")))
    return table
