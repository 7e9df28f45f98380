"""The curve of an analysis as SVG, and as a table for those who can't see it."""

from __future__ import annotations

from html import escape

from sixgun.analysis.sentences import LUCKY, Teacher, percent
from sixgun.cli.analysis_text import MARKS, by_turns

WIDTH, HEIGHT = 760, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 136, 40, 26
TICKS = 10
COLOURS = {
    **{"law": "#7a5200", "deputy": "#7a5200", "outlaws": "#a3231b", "outlaw": "#a3231b", "renegade": "#5b2d82"},
}
SKULL = "☠"


class Frame:
    """Where actions and chances are in the picture."""

    def __init__(self, actions: int) -> None:
        self.actions = max(1, actions)

    def x(self, number: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * number / self.actions, 1)

    def y(self, chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

    def line(self, points: list[tuple[float, float]], style: str) -> str:
        path = " ".join([f"{self.x(number)},{self.y(chance)}" for number, chance in points])
        return f'<polyline points="{path}" fill="none" {style}/>\n'


def curve(teacher: Teacher) -> str:
    """The chance of every side by actions, with marks."""
    told = teacher.told
    frame = Frame(told["actions"])
    own = None if teacher.viewer is None else told["players"][teacher.viewer]["side"]
    parts = [grid(teacher, frame), deaths(teacher, frame)]
    parts += [side_line(teacher, frame, side, own in (None, side)) for side in told["points"][0]["sides"]]
    if teacher.viewer is not None:
        style = f'stroke="{COLOURS.get(str(own), "#333")}" stroke-width="2" stroke-dasharray="6,4"'
        parts += [
            frame.line([(point["number"], point["chance"]) for point in teacher.known], style),
            legend(teacher, style),
        ]
    parts.append(marks(teacher, frame))
    label = escape(f"{teacher.words.say('analysis-curve')}. {teacher.ending()}")
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(parts)}</svg>\n'


def legend(teacher: Teacher, dashed: str) -> str:
    """What the two kinds of line are."""
    x, y = WIDTH - RIGHT + 8, TOP + 90
    names = [teacher.words.say("analysis-as-it-was"), str(teacher.say("analysis-as-known", {"who": teacher.viewer}))]
    told = ""
    for at, (name, style) in enumerate(zip(names, (dashed.rpartition(" ")[0], dashed), strict=True)):
        told += f'<line x1="{x}" x2="{x + 28}" y1="{y + 40 * at}" y2="{y + 40 * at}" {style}/>'
        told += f'<text x="{x}" y="{y + 14 + 40 * at}">{escape(name)}</text>'
    return told


def grid(teacher: Teacher, frame: Frame) -> str:
    """Percent at the left, turns below."""
    told = []
    for quarter in range(5):
        y = frame.y(quarter / 4)
        told.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="#d3bd8e"/>')
        told.append(
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{25 * quarter}{" %" if quarter == 4 else ""}</text>'
        )
    starts: dict[int, int] = {}
    for point in teacher.told["points"]:
        starts.setdefault(point["turn"], point["number"])
    step = max(1, len(starts) // TICKS)
    for turn, number in list(starts.items())[::step]:
        told.append(f'<text x="{frame.x(number)}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>')
    return "".join(told)


def side_line(teacher: Teacher, frame: Frame, side: str, strong: bool) -> str:
    """One side, with its name at the end."""
    colour = COLOURS.get(side, "#333")
    points = [(float(point["number"]), point["sides"][side]) for point in teacher.told["points"]]
    line = frame.line(points, f'stroke="{colour}" stroke-width="{3 if strong else 1.4}" stroke-linejoin="round"')
    others = list(teacher.told["points"][0]["sides"])
    at = frame.y(points[-1][1]) + (14 * (others.index(side) - 1) if points[-1][1] < 0.5 else 4)
    name = escape(teacher.side(side))
    return f'{line}<text x="{WIDTH - RIGHT + 8}" y="{at}" style="fill:{colour};font-weight:700">{name}</text>\n'


def deaths(teacher: Teacher, frame: Frame) -> str:
    """A dotted line where somebody fell; names take turns in two rows, so that neighbours can be read."""
    told = ""
    fallen = [(point["number"], seat) for point in teacher.told["points"] for seat in point["out"]]
    for at, (number, seat) in enumerate(fallen):
        x = frame.x(number)
        told += (
            f'<line x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{HEIGHT - BOTTOM}" stroke="#3b2414" stroke-dasharray="2 3"/>'
        )
        told += (
            f'<text x="{x}" y="{12 + 14 * (at % 2)}" text-anchor="middle">{SKULL} {escape(teacher.player(seat))}</text>'
        )
    return told


def marks(teacher: Teacher, frame: Frame) -> str:
    """Mistakes and large luck of the viewer, or of everybody, where they were."""
    told = ""
    for moment in teacher.moments:
        if moment["kind"] == "choice" or (moment["luck"] is not None and abs(moment["swing"]) < LUCKY):
            continue
        side = teacher.told["players"][moment["about"]]["side"]
        point = next(one for one in teacher.told["points"][::-1] if one["number"] <= moment["number"])
        x, y = frame.x(moment["number"]), frame.y(point["sides"][side]) - 16
        sign = MARKS[moment["mark"]] if moment["mark"] else "▲" if moment["swing"] > 0 else "▼"
        fill = "#8f1d14" if moment["mark"] == "blunder" else "#fbf3df"
        ink = "#fff" if moment["mark"] == "blunder" else "#1f5c2e" if moment["swing"] > 0 else "#8f1d14"
        radius = {"inaccuracy": 10, "mistake": 4, "blunder": 1}.get(str(moment["mark"]), 8)
        title = escape(f"{teacher.heading(moment)}: {' '.join([str(one) for one in teacher.moment(moment)])}")
        told += (
            f'<g><title>{title}</title><rect x="{x - 11}" y="{y - 10}" width="22" height="20" rx="{radius}" '
            f'fill="{fill}" stroke="{ink}"/>'
            f'<text x="{x}" y="{y + 4}" text-anchor="middle" style="fill:{ink}">{sign}</text></g>\n'
        )
    return told


def curve_table(teacher: Teacher) -> str:
    """The chance of every side at the end of every turn."""
    told = teacher.told
    sides = list(told["points"][0]["sides"])
    columns = {
        side: by_turns([(point["turn"], point["sides"][side]) for point in told["points"]], told["turns"])
        for side in sides
    }
    names = [teacher.words.say("analysis-turns"), *[teacher.side(side) for side in sides]]
    headings = "".join([f"<th>{escape(name)}</th>" for name in names])
    first = told["points"][0]["turn"]
    rows = ""
    for at in range(len(columns[sides[0]])):
        cells = "".join([f"<td>{percent(columns[side][at])} %</td>" for side in sides])
        rows += f"<tr><td>{first + at}</td>{cells}</tr>\n"
    return f"<table><tr>{headings}</tr>{rows}</table>"
