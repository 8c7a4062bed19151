"""Sample controls and their faces, as the renderer would draw them: no glass, the on state's plate included."""

from fake_pictures import svg, text

CELL, GAP = 70, 14
SIZES = {"small": (CELL, CELL), "wide": (2 * CELL + GAP, CELL), "large": (2 * CELL + GAP, 2 * CELL + GAP)}
GLYPHS = {
    "lamp": "M12 3a6 6 0 0 0-3.4 10.9c.6.5.9 1.1.9 1.8V17h5v-1.300c0-.7.3-1.300.9-1.800A6 6 0 0 0 12 3zM9.500 18.200h5v1.200a1.200 1.200 0 0 1-1.200 1.200h-2.600a1.200 1.200 0 0 1-1.200-1.200z",
    "timer": "M10 2h4v1.800h-4zM12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-.900 3.500h1.800v5h-1.800z",
    "heat": "M12 3c1 3-3 4.500-3 8.500 0 1 .4 1.800 1 2.400-.2-2 1.200-3 2-4 2.200 1.600 3.600 3.400 3.600 5.800A4.400 4.400 0 0 1 11 20c-3 0-5-2.300-5-5.500C6 9.500 10.500 8 12 3z",
    "door": "M4 10l8-6 8 6v10h-2.500v-8h-11v8H4zM8 13.500h8v1.600H8zM8 16.600h8v1.600H8z",
    "fan": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 5.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600z",
    "person": "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.500 20c0-4 3.400-6.500 7.500-6.500s7.500 2.500 7.500 6.500z",
}


def control(name, glyph, template="toggle", tint="#ffcc00", **values):
    on = values.pop("isOn", False)
    return {"extension": "SystemStatus", "name": name, "title": name, "summary": values.pop("summary", f"Controls the {name.lower()}."),
            "symbol": glyph, "template": template, "tint": tint, "isOn": on, "value": ("On" if on else "Off") if template == "toggle" else None,
            "hint": f"Hold to Turn {'Off' if on else 'On'} “{name}”" if template == "toggle" else f"Hold to {name}",
            "configurable": False, "disabled": False, "private": False, "pending": False, "preview": False, "status": None,
            "opensApp": False, "problem": None, "revision": 1, **values}


CONTROLS = {
    "Lamp": control("Lamp", "lamp", isOn=True, configurable=True, says="Lamp switched"),
    "Timer": control("Start Timer", "timer", "button", "#ff9500"),
    "Heating": control("Heating", "heat", tint="#ff6b2c", isOn=True),
    "Garage": control("Garage", "door", tint="#30d158"),
    "Vacuum": control("Vacuum", "fan", tint="#0a84ff", disabled=True),
    "Guest": control("Guest Mode", "person", tint="#bf5af2", preview=True,
                     problem={"code": "value-threw", "message": "The value provider of Guest threw: not reachable."}),
}


def face(control, size, on, scheme):
    width, height = SIZES[size]
    toggle = control["template"] == "toggle"
    glyph = GLYPHS[control["symbol"]]
    if size == "small":
        plate = f'<rect width="{width}" height="{height}" rx="{CELL / 2}" fill="#fff"/>' if on else ""
        color = control["tint"] if on else "#fff"
        return svg(width, height, f'{plate}<g transform="translate(19.400 19.400) scale(1.300)"><path d="{glyph}" fill="{color}"/></g>')
    plate = f'<circle cx="35" cy="35" r="25" fill="{control["tint"] if on else "#fff"}" fill-opacity="{1 if on else .16}"/>'
    symbol = f'<g transform="translate(21.800 21.800) scale(1.100)"><path d="{glyph}" fill="#fff"/></g>'
    words = control["title"]
    below = ("On" if on else "Off") if toggle else ""
    if size == "wide":
        y = 32 if below else 40
        return svg(width, height, plate + symbol + text(68, y, 13, 600, "#fff", words) + (text(68, 49, 13, 400, "#fff", below, 'opacity=".65"') if below else ""))
    return svg(width, height, plate + symbol + text(14, height - 34 if below else height - 18, 15, 600, "#fff", words)
               + (text(14, height - 15, 14, 400, "#fff", below, 'opacity=".65"') if below else ""))
