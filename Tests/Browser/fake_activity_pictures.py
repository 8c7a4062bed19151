"""Presentations of two Live Activities as the renderer would draw them: a delivery and a timer."""

from fake_pictures import live, svg, text

GREEN, ORANGE = "#30d158", "#ff9f0a"
PICTURES = {
    "Delivery": {"lockScreen": (371, 132), "compactLeading": (36.67, 36.67), "compactTrailing": (52.33, 36.67), "minimal": (36.67, 36.67), "expanded": (371, 148), "small": (182, 84)},
    "Timer": {"lockScreen": (371, 84), "compactLeading": (36.67, 36.67), "compactTrailing": (52.33, 36.67), "minimal": (36.67, 36.67), "expanded": (371, 84), "small": (182, 84)},
}


def bag(x, y, size, fill=GREEN):
    return (f'<g transform="translate({x} {y}) scale({size / 24})"><path d="M5 8h14l-1 11a2 2 0 0 1-2 1.8H8A2 2 0 0 1 6 19z" fill="{fill}"/>'
            f'<path d="M8.500 9.500V7a3.500 3.500 0 0 1 7 0v2.500" fill="none" stroke="{fill}" stroke-width="2" stroke-linecap="round"/></g>')


def ring(x, y, radius, share, width=3.2, fill=ORANGE):
    length = 2 * 3.14159 * radius
    return (f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{fill}" stroke-opacity=".3" stroke-width="{width}"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{fill}" stroke-width="{width}" stroke-linecap="round" '
            f'stroke-dasharray="{length * share:.1f} 200" transform="rotate(-90 {x} {y})"/>')


def timer(activity, x, y, size, fill, extra=""):
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="600" fill="{fill}" {extra} {live("timer", date=activity["until"])}>12:00</text>'


def bar(x, y, width, share, fill, track):
    return (f'<rect x="{x}" y="{y}" width="{width}" height="6" rx="3" fill="{track}"/>'
            f'<g data-part="bar"><rect x="{x}" y="{y}" width="{width * share:.1f}" height="6" rx="3" fill="{fill}"/></g>')


def button(x, y, width, height):
    return (f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{height / 2}" fill="{GREEN}" fill-opacity=".24"/>'
            f'<path d="M{x + width / 2 - 6} {y + height / 2 - 6}q2 9 12 12l0-4-4-1.500-2 1.500q-2-1-3-3l1.500-2-1.500-4z" fill="{GREEN}"/>')


def draw(activity, name, scheme, card):
    width, height = PICTURES[activity["kind"]][name]
    width = card if name == "lockScreen" else width
    minutes = activity["content"]["minutes"]
    share = max(0, 1 - minutes / 20)
    ink, soft = ("#fff", "#a0a0a8") if scheme == "dark" or name != "lockScreen" else ("#000", "#55555c")
    track = "#3a3a3e" if scheme == "dark" or name != "lockScreen" else "#00000018"
    stale = ' opacity=".45"' if activity["phase"] == "stale" else ""
    middle = height / 2
    if activity["kind"] == "Timer":
        body = {
            "compactLeading": ring(width / 2, middle, 9, .6), "minimal": ring(width / 2, middle, 9, .6),
            "compactTrailing": timer(activity, width - 9, middle + 5.5, 15, ORANGE, 'text-anchor="end"'),
            "expanded": ring(44, middle, 17, .6, 5) + text(80, middle + 6, 16, 500, "#fff", "Tea") + timer(activity, width - 24, middle + 14, 40, ORANGE, 'text-anchor="end"'),
            "lockScreen": ring(40, middle, 17, .6, 5) + text(74, middle + 6, 16, 500, ink, "Tea") + timer(activity, width - 20, middle + 13, 38, ORANGE, 'text-anchor="end"'),
            "small": timer(activity, 12, 52, 30, ORANGE)}[name]
        return svg(width, height, f"<g{stale}>{body}</g>")
    body = {
        "compactLeading": bag(8, 7, 22), "minimal": bag(7.300, 7, 22),
        "compactTrailing": text(width - 9, middle + 5.500, 15, 600, GREEN, f"{minutes} min", 'text-anchor="end"'),
        "expanded": bag(20, 20, 34) + text(66, 37, 15, 600, "#fff", "Order 7") + text(66, 56, 13, 400, soft, "On its way")
        + f'<g data-part="eta">{text(width - 24, 44, 26, 600, GREEN, f"{minutes} min", chr(116) + "ext-anchor=" + chr(34) + "end" + chr(34))}</g>'
        + bar(24, 78, width - 48, share, GREEN, track) + text(24, 122, 14, 500, "#fff", "Mira is three streets away") + button(width - 62, height - 54, 44, 40),
        "lockScreen": bag(16, 16, 30) + text(56, 30, 15, 600, ink, "Order 7") + text(56, 48, 13, 400, soft, "On its way")
        + text(width - 18, 40, 24, 600, "#1f8a3b" if scheme == "light" else GREEN, f"{minutes} min", 'text-anchor="end"')
        + bar(18, 68, width - 36, share, GREEN, track) + text(18, 108, 14, 500, ink, "Mira is three streets away") + button(width - 62, height - 54, 44, 40),
        "small": text(12, 48, 24, 600, GREEN, f"{minutes} min")}[name]
    return svg(width, height, f"<g{stale}>{body}</g>")
