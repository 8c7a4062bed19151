"""Sample widgets as the renderer would draw them: small SVGs with glyph-like text, gradients, clips and live texts."""

import json

INK = {"light": "#000", "dark": "#fff"}
SOFT = {"light": "#8a8a8e", "dark": "#98989f"}
PAPER = {"light": "#fff", "dark": "#1c1c1e"}
TRACK = {"light": "#e9e9eb", "dark": "#39393d"}


def svg(width, height, body, defs=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            f'font-family="Inter"><defs>{defs}</defs>{body}</svg>')


def text(x, y, size, weight, fill, string, extra=""):
    return f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}" {extra}>{string}</text>'


def live(style, **values):
    data = json.dumps({"style": style, "locale": "en_US", **values}).replace('"', "&quot;")
    return f'class="live" data-live="{data}"'


def processor(width, height, scheme, now, load=42):
    """A ring gauge: the gradient's identifier is the same in every picture on purpose."""
    circumference = 2 * 3.14159 * 33
    return svg(width, height, f"""
      <rect width="{width}" height="{height}" fill="{PAPER[scheme]}"/>
      {text(16, 31, 13, 600, SOFT[scheme], "Processor")}
      <g transform="translate({width / 2} {height / 2 + 2})" fill="none" stroke-width="9" stroke-linecap="round">
        <circle r="33" stroke="{TRACK[scheme]}"/>
        <circle r="33" stroke="url(#g)" transform="rotate(-90)" stroke-dasharray="{circumference * load / 100:.1f} 400"/>
      </g>
      {text(width / 2, height / 2 + 9, 21, 600, INK[scheme], f"{load}%", 'text-anchor="middle"')}
      {text(16, height - 16, 12, 400, SOFT[scheme], f'up <tspan {live("relative", date=now - 8040)}>2 hr, 14 min</tspan>')}
    """, '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#30d158"/><stop offset="1" stop-color="#0a84ff"/></linearGradient>')


def focus(width, height, scheme, now):
    """A countdown on a gradient."""
    return svg(width, height, f"""
      <rect width="{width}" height="{height}" fill="url(#g)"/>
      {text(16, 31, 13, 600, "#fff", "Focus", 'opacity=".85"')}
      <text id="timer" x="16" y="{height / 2 + 14}" font-size="38" font-weight="300" fill="#fff" letter-spacing="-1"
        {live("timer", date=now + 900)}>15:00</text>
      {text(16, height - 18, 12, 500, "#fff", "Deep work", 'opacity=".85"')}
    """, '<linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#6a5cff"/><stop offset="1" stop-color="#b44cf0"/></linearGradient>')


def forecast(width, height, scheme, now):
    """Five hours of weather."""
    top = "#3f8fd8" if scheme == "light" else "#14305e"
    end = "#8cc6ee" if scheme == "light" else "#29528c"
    hours = [("Now", 21), ("15", 22), ("16", 22), ("17", 20), ("18", 18), ("19", 17)]
    step = (width - 32) / len(hours)
    columns = "".join(
        text(16 + step * (i + .5), height - 60, 12, 500, "#fff", name, 'text-anchor="middle" opacity=".8"')
        + f'<circle cx="{16 + step * (i + .5)}" cy="{height - 42}" r="7" fill="#ffd60a" opacity="{1 - i * .11}"/>'
        + text(16 + step * (i + .5), height - 15, 15, 600, "#fff", f"{degrees}°", 'text-anchor="middle"')
        for i, (name, degrees) in enumerate(hours))
    return svg(width, height, f"""
      <rect width="{width}" height="{height}" fill="url(#g)"/>
      {text(16, 31, 15, 600, "#fff", "Lisbon")}
      {text(15, 66, 36, 300, "#fff", "21°", 'letter-spacing="-1"')}
      {text(width - 16, 31, 13, 500, "#fff", "Sunny", 'text-anchor="end"')}
      {text(width - 16, 50, 13, 400, "#fff", "H:23° L:14°", 'text-anchor="end" opacity=".85"')}
      {columns}
    """, f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{top}"/><stop offset="1" stop-color="{end}"/></linearGradient>')


def week(width, height, scheme, now):
    """Bars and a list."""
    values = [52, 71, 38, 90, 64, 83, 47]
    step = (width - 32) / 7
    bars = "".join(
        f'<rect x="{16 + i * step + 6}" y="{150 - v}" width="{step - 12}" height="{v}" rx="5" fill="{"#ff375f" if i == 3 else TRACK[scheme]}"/>'
        + text(16 + (i + .5) * step, 170, 11, 500, SOFT[scheme], "MTWTFSS"[i], 'text-anchor="middle"')
        for i, v in enumerate(values))
    rows = "".join(
        f'<path d="M16 {195 + i * 46}H{width - 16}" stroke="{TRACK[scheme]}"/>'
        + text(16, 224 + i * 46, 15, 500, INK[scheme], name) + text(width - 16, 224 + i * 46, 15, 400, SOFT[scheme], value, 'text-anchor="end"')
        for i, (name, value) in enumerate([("Run", "6.2 km"), ("Ride", "24 km"), ("Swim", "1.4 km")]))
    return svg(width, height, f"""
      <rect width="{width}" height="{height}" fill="{PAPER[scheme]}"/>
      {text(16, 32, 15, 600, INK[scheme], "This week")}
      {text(width - 16, 32, 13, 500, "#ff375f", "445 min", 'text-anchor="end"')}
      {bars}{rows}
    """)


def disk(width, height, scheme, now):
    """An accessory: no container."""
    return svg(width, height, f"""
      <rect width="{width}" height="{height}" rx="{height / 2}" fill="#808088" opacity=".35"/>
      {text(width / 2, height / 2 + 6, 17, 600, "#fff", "81%", 'text-anchor="middle"')}
    """)


def steps(width, height, scheme, now, load=42):
    """Parts with identities, as the renderer marks them: a bar that grows, a number that rolls, a badge that comes and goes."""
    def told(**change):
        return "data-change='" + json.dumps(change).replace('"', "&quot;") + "'"
    spring = {"spring": [1, 61.7, 7.9, 0], "duration": 5, "delay": 0, "repeats": 1}
    badge = (f'<g {told(insertion=[{"move": "top"}, {"opacity": True}], removal=[{"scale": 0.01}])}>'
             f'<g data-part="c3"><circle cx="{width - 30}" cy="30" r="9" fill="#ff9f0a"/></g></g>' if load % 2 else "")
    return svg(width, height, f"""
      <g data-part="a1"><rect width="{width}" height="{height}" fill="{PAPER[scheme]}"/></g>
      <g data-part="b2" {told(motion=spring, trigger=str(load))}><rect x="16" y="100" width="{load}" height="10" rx="5" fill="#30d158"/></g>
      <g data-part="d4" {told(content="numericText", value=load)}>{text(16, 60, 34, 600, INK[scheme], f"{load}%")}</g>
      <g data-part="e5" {told(immediate=True)}>{text(16, 84, 12, 400, SOFT[scheme], f"at once {load}")}</g>
      {badge}
    """)


def shades(width, height, scheme, now):
    """Any size."""
    bands = "".join(f'<rect x="{16 + i * (width - 32) / 5}" y="{height - 44}" width="{(width - 32) / 5 - 5}" height="28" rx="7" fill="#fff" opacity="{.9 - i * .16:.2f}"/>'
                    for i in range(5))
    return svg(width, height, f"""<rect width="{width}" height="{height}" fill="url(#g)"/>
      {text(16, 34, 15, 600, "#fff", "Shades")}{text(16, 70, 28, 700, "#fff", "Teal", 'letter-spacing="-.5"')}{bands}""",
               '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0fb5a6"/><stop offset="1" stop-color="#1767b8"/></linearGradient>')


def accessory(kind, family, width, height):
    """What stands on the Lock Screen: white on nothing, in vibrant rendering."""
    if family == "accessoryInline":
        return svg(width, height, f'<circle cx="8" cy="13" r="5" fill="none" stroke="#fff" stroke-width="2"/>{text(20, 19, 17, 600, "#fff", "15:00 of deep work")}')
    if family == "accessoryCircular":
        return svg(width, height, f"""<circle cx="36" cy="36" r="36" fill="#fff" opacity=".16"/>
          <circle cx="36" cy="36" r="29" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6"/>
          <circle cx="36" cy="36" r="29" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="148 200" transform="rotate(-90 36 36)"/>
          {text(36, 42, 17, 600, "#fff", "81", 'text-anchor="middle"')}""")
    return svg(width, height, f"""{text(2, 20, 15, 600, "#fff", "Focus")}{text(2, 42, 15, 400, "#fff", "15 min left", 'opacity=".9"')}
      <rect x="2" y="54" width="{width - 4}" height="6" rx="3" fill="#fff" opacity=".3"/><rect x="2" y="54" width="{width * .62:.0f}" height="6" rx="3" fill="#fff"/>""")


DRAW = {"Processor": processor, "Focus": focus, "Forecast": forecast, "Week": week, "Disk": disk, "Steps": steps, "Shades": shades}
