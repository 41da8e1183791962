"""A laptop's body from its measurements (bodies.json): shell, keyboard, touchpad, ports, hinge, lid.

1 Blender unit = 1 cm; the front edge faces -y, the lid opens around the x axis. Measurements in bodies.json are
millimetres. Nothing is lettered except the keys: no maker's name, sign or logo.
"""

import math
from dataclasses import dataclass, field

import bmesh
import bpy
from mathutils import Vector

import config
import keys
import materials
import meshes
import parts
import ports

GAP = 0.07  # between the deck and the closed lid
SCREEN_SIDE = 0.13  # the lid's inner face above the hinge axis


@dataclass
class Device:
    """What the studio needs of a device: where it hangs together and which parts the camera must see whole."""

    root: object
    w: float
    d: float
    spec: dict
    base: object = None
    pivot: object = None
    parts: dict = field(default_factory=dict)
    # Of what is no laptop: (kind, wall, place in the wall's own axes) of each socket.
    sockets: list = field(default_factory=list)
    fit: tuple = ("shell", "lid", "feet", "kick", "stand")


def centimetres(spec):
    """The spec with every length in centimetres."""
    one = ("width", "depth", "thickness", "lid", "corner", "rear_corner", "wedge")
    many = ("screen", "bezel", "touchpad")
    return (
        spec | {k: spec[k] / 10 for k in one if k in spec} | {k: [v / 10 for v in spec[k]] for k in many if k in spec}
    )


def build(spec, open_degrees, wear=None, wallpaper=None):
    s = centimetres(spec)
    device = Device(root=parts.empty("device"), w=s["width"], d=s["depth"], spec=s)
    device.base = parts.empty("base", (0, 0, 0.16), device.root)
    shell = make_shell(device)
    make_hinge_seat(device, shell)
    make_deck(device, shell)
    for side in ("left", "right", "back"):
        ports.cut(device, shell, side, s.get(side, []))
    make_feet(device)
    make_lid(device, open_degrees, wear, wallpaper)
    for trait in s.get("traits", []):
        TRAITS[trait](device)
    return device


def base_height(s):
    return s["thickness"] - s["lid"] - GAP - 0.16


def hinge_y(s):
    """The lid covers the base from its front edge; what is left behind it is the hinge's."""
    lid = s["bezel"][1] + s["screen"][1] + s["bezel"][2]
    return -s["depth"] / 2 + lid - hinge_rear(s)


def hinge_rear(s):
    return {"two": 0.25, "360": 0.1}.get(s["hinge"], 0.05)


def corner_radii(s):
    """Front right, back right, back left, front left."""
    front, rear = s["corner"], s.get("rear_corner", s["corner"])
    return (front, rear, rear, front)


# ---------------------------------------------------------------- base
def make_shell(device):
    s, w, d = device.spec, device.w, device.d
    h, wedge = base_height(s), s.get("wedge", 0)

    def taper(x, y, z):
        """The underside rises towards the front edge."""
        return z if z > h * 0.55 else z + wedge * max(0, min(1, 0.5 - y / d)) * (1 - z / (h * 0.55))

    top, bottom, spread = {
        "round": (0.10, min(0.42, h * 0.42), 1.0),
        "square": (0.09, min(0.26, h * 0.3), 1.0),
        "slant": (0.06, min(0.55, h * 0.6), 1.7),
        "plain": (0.10, 0.14, 1.0),
    }[s.get("edge", "round")]
    mesh = bmesh.new()
    faces = meshes.add_slab(
        mesh, w, d, meshes.bevel_profile(h, top, bottom, 5, kb=spread), corner_radii(s), 14, zfun=taper
    )
    faces[-1].material_index = 1
    shell = meshes.make_object(
        "shell",
        mesh,
        [materials.body_material(s["body"]), materials.body_material(s.get("deck", s["body"]))],
        device.base,
    )
    device.parts["shell"] = shell
    return shell


def make_hinge_seat(device, shell):
    """Room for the hinge in the rear edge of the base."""
    s, w, d = device.spec, device.w, device.d
    h, y = base_height(s), hinge_y(s)
    spans = {
        "two": [(-w * 0.36, 4.2), (w * 0.36, 4.2)],
        "short": [(-w * 0.33, 3.2), (w * 0.33, 3.2)],
        "360": [(-w * 0.385, 2.6), (w * 0.385, 2.6)],
        "bar": [(0, w * 0.80)],
        "wide": [(0, w * 0.90)],
        "drop": [(0, w * 0.80)],
        "snake": [(0, w * 1.02)],
    }[s["hinge"]]
    length = d / 2 - y + 0.5

    def seat(mesh):
        for x, span in spans:
            meshes.add_slab(mesh, span, length, [(0, h - 0.55), (0, h + 1)], 0.12, 4, (x, y - 0.45 + length / 2, 0))

    meshes.cut_out(shell, seat)


def make_deck(device, shell):
    s, w, d, base = device.spec, device.w, device.d, device.base
    h, board = base_height(s), s["keyboard"]
    plan = keys.plan(board, w)
    strip = 0.95 if s.get("speakers") == "above" else 0
    top = hinge_y(s) - 0.62 - strip - s.get("forehead", 0) / 10
    y = top - plan.height / 2
    device.parts["keys"] = keys.make(device, shell, plan, 0, y, h)
    speakers(device, plan, y, h)
    touchpad(device, shell, plan, y - plan.height / 2, h)
    if s.get("touchbar"):
        mesh = bmesh.new()
        meshes.add_slab(mesh, plan.width - 1.9, 0.78, [(0, 0), (0, 0.012)], 0.08, 4, (-0.95, top - 0.42, h + 0.0))
        glow = materials.principled("touchbar", (0.006, 0.006, 0.007), 0, 0.16, 0.5)
        meshes.make_object("touchbar", mesh, [glow], base, wn=False)
    if s.get("opening", True):
        meshes.cut_out(
            shell, lambda m: meshes.add_cylinder(m, 4.3, 0.4, "z", (0, -d / 2 - 4.3 + 0.16, h - 0.02), 64, 0.01)
        )


def touchpad(device, shell, plan, keys_front, h):
    s, base = device.spec, device.base
    pw, pd = s["touchpad"]
    above, below = s.get("buttons_above", 0), s.get("buttons_below", 0)
    x = plan.alpha_x
    room_top = keys_front - 0.42 - (1.35 if above else 0)
    room = room_top - (-device.d / 2 + 0.45) - (1.15 if below else 0)
    pd = min(pd, room)
    y = room_top - pd / 2 if above or room - pd < 1.6 else room_top - (room - pd) * 0.38 - pd / 2
    colour = s.get("touchpad_colour") or s.get("deck", s["body"])
    rgb, metal, rough, _ = config.MATERIALS[colour]
    pad = materials.principled(
        "pad_" + colour, tuple(c * (1.0 if metal else 1.25) for c in rgb), metal, rough * 0.92, 0.4
    )
    meshes.cut_out(
        shell, lambda m: meshes.add_slab(m, pw + 0.06, pd + 0.06, [(0, h - 0.10), (0, h + 0.3)], 0.25, 6, (x, y, 0))
    )
    plate = meshes.slab("pad", pw, pd, 0.10, 0.22, 0.008, 0.005, [pad], base, off=(x, y, h - 0.113), bseg=2)
    device.parts["pad"] = plate
    if above:
        buttons(device, shell, above, (x, room_top + 0.66, h), (pw, 1.18), pad)
    if below:
        buttons(device, shell, below, (x, y - pd / 2 - 0.56, h), (pw, 0.98), pad)
    if s.get("reader") == "palm":
        mesh = bmesh.new()
        meshes.add_slab(mesh, 0.85, 0.85, [(0, 0), (0, 0.012)], 0.1, 4, (x + pw / 2 + 1.9, y + pd * 0.18, h))
        meshes.make_object(
            "reader", mesh, [materials.principled("reader", (0.01, 0.01, 0.011), 0, 0.25, 0.5)], base, wn=False
        )


def buttons(device, shell, count, place, size, material):
    """A row of buttons at the touchpad; those of a red stick carry a red line."""
    x, y, h = place
    w, d = size
    meshes.cut_out(
        shell, lambda m: meshes.add_slab(m, w + 0.06, d + 0.06, [(0, h - 0.12), (0, h + 0.3)], 0.15, 5, (x, y, 0))
    )
    step = w / count
    mesh, lines = bmesh.new(), bmesh.new()
    for i in range(count):
        centre = x + (i - (count - 1) / 2) * step
        meshes.add_slab(mesh, step - 0.06, d, meshes.bevel_profile(0.14, 0.05, 0.005, 3), 0.1, 4, (centre, y, h - 0.11))
        if device.spec.get("stick") == "red" and y > -device.d / 4 and (count == 2 or i != 1):
            meshes.add_slab(lines, step - 0.5, 0.055, [(0, 0), (0, 0.008)], 0.02, 2, (centre, y - d * 0.36, h + 0.03))
    meshes.make_object("buttons", mesh, [material], device.base)
    meshes.make_object(
        "lines", lines, [materials.principled("red", (0.42, 0.012, 0.012), 0, 0.5)], device.base, wn=False
    )


def speakers(device, plan, keys_y, h):
    """Perforated fields: beside the keys, or a strip above them."""
    kind = device.spec.get("speakers")
    fields = []
    if kind == "sides":
        side = (device.w - plan.width) / 2
        width = min(side - 0.8, 1.6)
        if width > 0.5:
            fields = [(sign * (plan.width / 2 + 0.3 + width / 2), keys_y, width, plan.height) for sign in (-1, 1)]
    elif kind == "above":
        fields = [(0, keys_y + plan.height / 2 + 0.52, plan.width * 0.94, 0.66)]
    if not fields:
        return
    mesh, step = bmesh.new(), 0.19
    for x, y, width, height in fields:
        for i in range(int(width / step)):
            for j in range(int(height / step)):
                cx, cy = x - width / 2 + (i + 0.5) * step, y - height / 2 + (j + 0.5) * step
                ring = [
                    (cx + 0.05 * math.cos(t * math.pi / 3), cy + 0.05 * math.sin(t * math.pi / 3)) for t in range(6)
                ]
                mesh.faces.new([mesh.verts.new((*p, h + 0.003)) for p in ring])
    meshes.make_object(
        "speakers", mesh, [materials.principled("dark", (0.008, 0.008, 0.009), 0, 0.55, 0.3)], device.base, wn=False
    )


def make_feet(device):
    s, w, d = device.spec, device.w, device.d
    rubber = materials.principled("rubber", (0.01, 0.01, 0.01), 0, 0.7, 0.3)
    mesh = bmesh.new()
    meshes.add_slab(mesh, w * 0.72, 0.8, meshes.bevel_profile(0.26, 0.02, 0.06, 2), 0.3, 6, (0, d / 2 - 2.4, -0.16))
    for sign in (-1, 1):
        foot = meshes.bevel_profile(0.22 + s.get("wedge", 0), 0.02, 0.06, 2)
        meshes.add_slab(mesh, 2.6, 0.7, foot, 0.3, 6, (sign * w * 0.36, -d / 2 + 2.2, -0.16))
    device.parts["feet"] = meshes.make_object("feet", mesh, [rubber], device.base)


# ---------------------------------------------------------------- lid
def make_lid(device, open_degrees, wear, wallpaper):
    s, w = device.spec, device.w
    h = base_height(s)
    side, top, _ = s["bezel"]
    front = -(hinge_y(s) + device.d / 2)
    rear = hinge_rear(s)
    length, middle = rear - front, (rear + front) / 2
    device.pivot = parts.empty("pivot", (0, hinge_y(s), h + GAP - SCREEN_SIDE), device.base)
    front_r = s["corner"]
    radii = (front_r, front_r * 0.35, front_r * 0.35, front_r)
    edge = (0.05, 0.03) if s.get("edge") == "square" else (min(0.14, s["lid"] * 0.35), 0.03)
    colour = s.get("lid_colour", s["body"])
    lid = meshes.slab(
        "lid",
        w,
        length,
        s["lid"],
        radii,
        *edge,
        [materials.body_material(colour, wear)],
        device.pivot,
        off=(0, middle, SCREEN_SIDE),
        seg=14,
    )
    device.parts["lid"] = lid
    glass = s.get("glass", False)
    rim = 0.13 if glass else 0.16
    frame = (
        materials.principled("bezglass", (0.004, 0.004, 0.005), 0, 0.10, 0.22)
        if glass
        else materials.principled("bezmatte", (0.007, 0.007, 0.008), 0, 0.48, 0.22, 0.08)
    )
    bezel = meshes.slab(
        "bezel",
        w - 2 * rim,
        length - 2 * rim,
        0.05,
        max(front_r - rim, 0.2),
        0.004,
        0.02,
        [frame],
        device.pivot,
        off=(0, middle, SCREEN_SIDE - 0.045),
        seg=12,
        bseg=3,
    )
    device.parts["bezel"] = bezel
    sw, sh = s["screen"]
    centre = front + top + sh / 2
    parts.screen(
        device,
        (sw, sh),
        centre,
        SCREEN_SIDE - (0.049 if glass else 0.012),
        s.get("screen_corner", 0),
        wallpaper or s["wallpaper"],
    )
    if not glass:
        meshes.cut_out(
            bezel,
            lambda m: meshes.add_slab(
                m, sw + 0.06, sh + 0.06, [(0, SCREEN_SIDE - 0.2), (0, SCREEN_SIDE)], 0.03, 3, (0, centre, 0)
            ),
        )
    camera(device, front, top, centre, sh)
    hinge(device)
    device.pivot.rotation_euler = (-math.radians(open_degrees), 0, 0)


def camera(device, front, top, centre, sh):
    s = device.spec
    where = s.get("camera", "top")
    y = front + top * 0.5 if where == "top" else centre + sh / 2 + s["bezel"][2] * 0.45
    r = min(0.14, top * 0.3) if where == "top" else 0.14
    z = SCREEN_SIDE - 0.048
    if s.get("notch"):
        mesh = bmesh.new()
        reach = top + 0.6
        meshes.add_slab(
            mesh, 3.3, reach - 0.15, [(0, 0), (0, 0.006)], 0.2, 6, (0, front + 0.15 + (reach - 0.15) / 2, z - 0.010)
        )
        meshes.make_object(
            "notch", mesh, [materials.principled("notch", (0.004, 0.004, 0.005), 0, 0.10, 0.22)], device.pivot, wn=False
        )
        y, r, z = front + top + 0.36, 0.13, z - 0.012
    mesh = bmesh.new()
    meshes.add_cylinder(mesh, r, 0.02, "z", (0, y, z), 24, 0.004, 0)
    meshes.add_cylinder(mesh, r * 0.5, 0.03, "z", (0, y, z - 0.002), 20, 0.004, 1)
    rings = [
        materials.principled("camring", (0.02, 0.02, 0.022), 0, 0.3),
        materials.principled("lens", (0.01, 0.012, 0.03), 0, 0.05, 0.8, coat=1),
    ]
    device.parts["cam"] = meshes.make_object("cam", mesh, rings, device.pivot)
    if s.get("shutter"):
        mesh = bmesh.new()
        meshes.add_slab(mesh, 1.1, min(0.22, top * 0.35), [(0, 0), (0, 0.02)], 0.06, 3, (0.9, y, z - 0.02))
        meshes.make_object(
            "shutter", mesh, [materials.principled("shutter", (0.05, 0.05, 0.052), 0, 0.4)], device.pivot, wn=False
        )
    if s.get("bump"):
        colour = s.get("lid_colour", s["body"])
        meshes.slab(
            "bump",
            9.5,
            0.9,
            s["lid"] * 0.96,
            0.3,
            0.08,
            0.03,
            [materials.body_material(colour)],
            device.pivot,
            off=(0, front + 0.18, SCREEN_SIDE + 0.008),
            seg=8,
        )


def hinge(device):
    s, w = device.spec, device.w
    body = materials.body_material(s["body"])
    dark = materials.body_material("hingedark")
    mesh, material = bmesh.new(), dark
    kind = s["hinge"]
    if kind == "two":
        for sign in (-1, 1):
            meshes.add_cylinder(mesh, 0.38, 4.0, "x", (sign * w * 0.36, 0, 0), 40, 0.06)
        material = materials.body_material("hingemetal")
    elif kind == "short":
        for sign in (-1, 1):
            meshes.add_cylinder(mesh, 0.40, 3.0, "x", (sign * w * 0.33, 0, 0), 40, 0.06)
    elif kind == "360":
        for sign in (-1, 1):
            meshes.add_cylinder(mesh, 0.42, 2.4, "x", (sign * w * 0.385, 0, 0), 40, 0.06)
        material = body
    elif kind == "bar":
        meshes.add_cylinder(mesh, 0.36, w * 0.79, "x", (0, 0, 0.02), 40, 0.05)
    elif kind == "wide":
        meshes.add_cylinder(mesh, 0.40, w * 0.885, "x", (0, 0, 0), 40, 0.05)
        material = dark if s.get("deck", s["body"]) != s["body"] else body
    elif kind == "drop":
        meshes.add_cylinder(mesh, 0.42, w * 0.785, "x", (0, 0, 0), 40, 0.06)
        material = body
    elif kind == "snake":  # the rolling hinge: ribs that lie one behind the other
        for i in range(5):
            meshes.add_cylinder(mesh, 0.42 - 0.02 * i, w, "x", (0, 0.15 + 0.0 * i, -0.15 * i), 40, 0.08)
        material = materials.body_material("hingemetal")
    device.parts["hinge"] = meshes.make_object("hinge", mesh, [material], device.pivot)


# ---------------------------------------------------------------- single features
def rear_battery(device):
    """The exchangeable battery stands out of the back edge."""
    h = base_height(device.spec)
    meshes.slab(
        "battery",
        device.w * 0.64,
        1.6,
        h * 0.72,
        0.3,
        0.2,
        0.2,
        [materials.body_material("hingedark")],
        device.base,
        off=(0, device.d / 2 - 0.15, -0.08),
        seg=8,
    )


def rubber_rim(device):
    """Schools' machines wear a rubber rim around base and lid."""
    s, h = device.spec, base_height(device.spec)
    rubber = materials.body_material("rubberrim")
    meshes.slab(
        "rim",
        device.w + 0.5,
        device.d + 0.5,
        h * 0.62,
        s["corner"] + 0.25,
        0.25,
        0.25,
        [rubber],
        device.base,
        off=(0, 0, h * 0.16),
        seg=12,
    )
    front = -(hinge_y(s) + device.d / 2)
    length = -front - 0.9
    meshes.slab(
        "lidrim",
        device.w + 0.5,
        length,
        s["lid"] * 0.7,
        (s["corner"] + 0.25, 0.3, 0.3, s["corner"] + 0.25),
        0.2,
        0.2,
        [rubber],
        device.pivot,
        off=(0, front - 0.25 + length / 2, SCREEN_SIDE + 0.02),
        seg=12,
    )


def two_tone_lid(device):
    """The rear third of the lid has a lighter shade."""
    s = device.spec
    meshes.slab(
        "tone",
        device.w - 0.3,
        s["depth"] * 0.3,
        0.012,
        0.2,
        0.004,
        0.002,
        [materials.body_material("silver")],
        device.pivot,
        off=(0, -s["depth"] * 0.16, SCREEN_SIDE + s["lid"] - 0.004),
        seg=6,
    )


def bright_line(device, colour="bright"):
    """A line of metal where the edge of the deck is cut."""
    s, h = device.spec, base_height(device.spec)
    mesh = bmesh.new()
    faces = meshes.add_slab(
        mesh, device.w + 0.012, device.d + 0.012, [(0, h - 0.12), (0, h - 0.06)], corner_radii(s), 14
    )
    bmesh.ops.delete(mesh, geom=faces[-2:], context="FACES_ONLY")
    meshes.make_object("line", mesh, [materials.body_material(colour)], device.base, wn=False)


def lower_step(device):
    """The base stands on a smaller lower half."""
    s, h = device.spec, base_height(device.spec)
    meshes.slab(
        "step",
        device.w - 3,
        device.d - 2.4,
        0.5,
        0.8,
        0.05,
        0.2,
        [materials.body_material(s["body"])],
        device.base,
        off=(0, 0, -0.42),
        seg=10,
    )
    device.base.location.z += 0.42
    device.parts["feet"].location.z -= 0.42
    return h


TRAITS = {
    "battery": rear_battery,
    "rubber": rubber_rim,
    "two-tone-lid": two_tone_lid,
    "cut-edge": bright_line,
    "lower-step": lower_step,
    "bronze-line": lambda device: bright_line(device, "bronze"),
}


def stand_as_tent(device):
    """Stands like an A: the screen towards the camera, the keys away from it."""
    s, d = device.spec, device.d
    h = base_height(s)
    device.pivot.location = (0, d / 2 + 0.95, h * 0.55)
    device.pivot.rotation_euler = (-math.radians(302), 0, 0)
    device.base.rotation_euler = (math.radians(61), 0, math.radians(180))
    for corner in device.parts["screen"].data.uv_layers[0].data:
        corner.uv = (1 - corner.uv[0], 1 - corner.uv[1])
    arms = bmesh.new()
    for sign in (-1, 1):
        meshes.add_slab(
            arms,
            2.4,
            1.5,
            meshes.bevel_profile(0.5, 0.2, 0.2, 3),
            0.3,
            4,
            (sign * device.w * 0.385, d / 2 + 0.45, h * 0.55 - 0.25),
        )
    meshes.make_object("arms", arms, [materials.body_material("hingemetal")], device.base)
    bpy.context.view_layer.update()
    corners = [o.matrix_world @ Vector(c) for o in (device.parts["lid"], device.parts["shell"]) for c in o.bound_box]
    ys, zs = [c.y for c in corners], [c.z for c in corners]
    device.base.location = (0, -(min(ys) + max(ys)) / 2, -min(zs) - 0.03)
