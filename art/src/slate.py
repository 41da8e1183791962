"""Tablets: with a kickstand and a fabric keyboard, or standing on their own, front and back."""

import math

import bmesh
from mathutils import Matrix, Vector

import body
import catalogue
import keys
import materials
import meshes
import parts
import ports

VIEWS = {
    "front": {"lens": 75, "az": -24, "el": 12, "open": 0, "fit": 1, "tgt": [0, 0, 0.3], "margin": 1.14},
    "back": {"lens": 75, "az": -24, "el": 12, "open": 0, "fit": 1, "tgt": [0, 0, 0.3], "margin": 1.2},
    "flat": {"lens": 75, "az": 24, "el": 20, "open": 0, "fit": 1, "tgt": [0, 0, 0], "margin": 1.16},
    "kickstand": {"lens": 70, "az": -28, "el": 22, "open": 0, "fit": 1.08, "tgt": [0, 0.1, 0.30]},
    "kickstand-back": {"lens": 70, "az": 142, "el": 18, "open": 0, "fit": 1.08, "tgt": [0, 0.1, 0.30]},
}


def view(name, shot):
    if "fabric" in catalogue.TABLETS[name]:
        return dict(VIEWS["kickstand" if shot == "front" else "kickstand-back"])
    return dict(VIEWS[shot])


def build(name, shot="front"):
    spec = catalogue.TABLETS[name]
    s = body.centimetres(spec)
    device = body.Device(root=parts.empty("device"), w=s["width"], d=s["depth"], spec=s)
    device.fit = ("slate", "cover", "kick", "pen")
    if "fabric" in s:
        with_keyboard(device)
    elif shot == "front":
        pair(device)
    elif shot == "back":
        panel(device, upright(device, "back", (0, 0, 0), math.pi, math.radians(6)))
    else:
        lying(device)
    return device


def lying(device):
    """On the table, glass up, its foot with the sockets towards the camera; its pen beside it."""
    s = device.spec
    turned = parts.empty("turned", (0, 0, s["thickness"] + 0.02), device.root)
    turned.rotation_euler = (math.pi, 0, 0)
    panel(device, turned)
    if s.get("pen"):
        pen = bmesh.new()
        length, x = 14.5, s["width"] / 2 + 2.2
        meshes.add_cylinder(pen, 0.41, length, "y", (x, 0, 0.43), 32, 0.16, 0)
        meshes.add_cylinder(pen, 0.16, 0.9, "y", (x, -length / 2 - 0.35, 0.43), 24, 0.12, 1)
        meshes.add_slab(pen, 0.22, 2.2, [(0, 0), (0.03, 0.05)], 0.1, 5, (x, -length / 2 + 3.2, 0.81), mat=1)
        used = [materials.body_material(s["body"]), materials.principled("tip", (0.01, 0.01, 0.011), 0, 0.5)]
        drawn = meshes.make_object("pen", pen, used, device.root)
        device.sockets.append(("pen", drawn, Vector((x, 0, 0.84))))


def edge(device, slate, parent):
    """The sockets in the foot, with a row of holes on either side, and in the side that is on the right as one looks at the glass."""
    s = device.spec
    inside = bmesh.new()
    thick = s["thickness"]
    foot = Matrix(((1, 0, 0), (0, 0, 1), (0, 1, 0)))
    for kind in s.get("foot", []):
        middle = foot @ Vector((0, thick / 2, s["depth"] / 2))
        ports.opening([slate], inside, foot, middle, kind, thick * 0.6)
        device.sockets.append((kind, slate, middle))
        device.sockets.append(("speakers", slate, foot @ Vector((s["width"] * 0.32, thick / 2, s["depth"] / 2))))
        for i in range(12):
            place = (i % 6 * 0.42 + s["width"] * 0.27) * (1 if i < 6 else -1)
            ports.box(
                inside, foot, foot @ Vector((place, thick / 2, s["depth"] / 2)), (0.15, 0.15), 0.07, -0.05, 0.004, 0
            )
    side = Matrix(((0, 0, 1), (1, 0, 0), (0, 1, 0)))
    for i, kind in enumerate(s.get("right", [])):
        middle = side @ Vector((s["depth"] * (0.3 - 0.2 * i), thick / 2, s["width"] / 2))
        ports.opening([slate], inside, side, middle, kind, thick * 0.62)
        device.sockets.append((kind, slate, middle))
    ports.finish(inside, s["body"], parent)


def panel(device, parent):
    """The tablet itself, lying face down: z = 0 is the glass, the back is above; its foot lies towards +y."""
    s = device.spec
    w, h, t = s["width"], s["depth"], s["thickness"]
    metal = materials.body_material(s["body"])
    flat = min(0.13, t * 0.22)
    slate = meshes.slab("slate", w, h, t, s["corner"], flat, flat, [metal], parent, seg=14)
    glass = materials.principled("bezglass", (0.004, 0.004, 0.005), 0, 0.10, 0.22)
    meshes.slab(
        "glass",
        w - 0.2,
        h - 0.2,
        0.03,
        max(0.2, s["corner"] - 0.1),
        0.01,
        0.01,
        [glass],
        parent,
        off=(0, 0, -0.012),
        seg=12,
        bseg=2,
    )
    parts.screen(device, s["screen"], 0, -0.016, s.get("screen_corner", 2), s["wallpaper"], parent)
    ring = bmesh.new()
    foot = h / 2 - (h - s["screen"][1]) / 4
    if s.get("home"):
        meshes.add_cylinder(ring, 0.62, 0.02, "z", (0, foot, -0.016), 40, 0.004, 1)
        meshes.add_cylinder(ring, 0.55, 0.02, "z", (0, foot, -0.020), 40, 0.004, 0)
    for i in range(s.get("keys", 0)):
        meshes.add_slab(ring, 1.5, 0.42, [(0, -0.035), (0, 0)], 0.18, 5, ((i - 1) * 2.4, foot, 0), mat=1)
    meshes.add_cylinder(ring, 0.11, 0.02, "z", (0, -foot, -0.016), 20, 0.004, 0)
    meshes.make_object(
        "marks",
        ring,
        [
            materials.principled("lens", (0.01, 0.012, 0.03), 0, 0.05, 0.8, coat=1),
            materials.principled("ringgrey", (0.09, 0.09, 0.095), 0.5, 0.35),
        ],
        parent,
        wn=False,
    )
    lenses(device, slate, parent, (w, h, t), metal)
    edge(device, slate, parent)


def lenses(device, slate, parent, size, metal):
    w, h, t = size
    kind = device.spec.get("lenses", "one")
    device.sockets.append(("camera", slate, Vector((w / 2 - 1.7, -h / 2 + 1.7, t + 0.1))))
    dark = materials.principled("lens2", (0.008, 0.010, 0.02), 0, 0.05, 0.8, coat=1)
    mesh = bmesh.new()
    x, y = w / 2 - 1.7, -h / 2 + 1.7
    if kind == "square":
        meshes.add_slab(
            mesh, 2.9, 2.9, meshes.bevel_profile(0.16, 0.05, 0.0, 3), 0.8, 8, (x - 0.3, y + 0.3, t - 0.01), mat=0
        )
        for dx, dy, r in ((-0.95, -0.25, 0.5), (0.3, 0.95, 0.5), (0.45, -0.4, 0.3)):
            meshes.add_cylinder(mesh, r, 0.06, "z", (x + dx, y + dy, t + 0.16), 32, 0.01, 1)
    elif kind == "strip":
        meshes.add_slab(
            mesh, 1.2, 3.1, meshes.bevel_profile(0.12, 0.05, 0.0, 3), 0.58, 8, (x + 0.3, y + 0.5, t - 0.01), mat=1
        )
        for dy in (-0.55, 0.65):
            meshes.add_cylinder(mesh, 0.34, 0.08, "z", (x + 0.3, y + 0.5 + dy, t + 0.12), 32, 0.01, 0)
        meshes.add_slab(mesh, 0.95, 12.2, [(0, 0), (0, 0.012)], 0.45, 8, (x + 0.3, y + 8.9, t), mat=1)
    elif kind == "one":
        meshes.add_cylinder(mesh, 0.52, 0.12, "z", (x, y, t + 0.02), 36, 0.04, 0)
        meshes.add_cylinder(mesh, 0.36, 0.03, "z", (x, y, t + 0.085), 32, 0.01, 1)
    meshes.make_object("lenses", mesh, [metal, dark], parent, wn=False)


def upright(device, name, place, turn, lean):
    """An empty in which a face-down panel stands on its foot, glass towards -y."""
    stand = parts.empty(name, place, device.root)
    stand.rotation_euler = (0, 0, turn)
    holder = parts.empty(name + "-holder", (0, 0, device.spec["depth"] / 2 * math.cos(lean) + 0.02), stand)
    holder.rotation_euler = (-math.pi / 2 - lean, 0, 0)
    return holder


def pair(device):
    """Two of the same: one shows its screen, one behind it its back."""
    s = device.spec
    w, h = s["width"], s["depth"]
    front = upright(device, "front", (w * 0.20, -h * 0.10, 0), -0.04, math.radians(6))
    panel(device, front)
    back = upright(device, "back", (-w * 0.46, h * 0.24, 0), math.pi + 0.16, math.radians(6))
    panel(device, back)


def with_keyboard(device):
    """On its kickstand, with the fabric keyboard before it."""
    s = device.spec
    w, h, t = s["width"], s["depth"], s["thickness"]
    depth, thick = h * 1.07, 0.48
    fabric = materials.body_material(s["fabric"])
    base = parts.empty("base", (0, 0, 0.02), device.root)
    device.base = base
    device.parts["shell"] = meshes.slab("cover", w, depth, thick, 0.7, 0.16, 0.16, [fabric], base, seg=12)
    device.spec = s | {
        "keyboard": {
            "layout": "pc",
            "style": "island",
            "colour": s["fabric"] + "key",
            "well": s["fabric"],
            "margin": 12,
            "gap": 0.26,
            "first_row": 0.62,
            "sunk": 0.10,
            "proud": 0.05,
        }
    }
    plan = keys.plan(device.spec["keyboard"], w)
    y = depth / 2 - 0.9 - plan.height / 2
    device.parts["keys"] = keys.make(device, device.parts["shell"], plan, 0, y, thick)
    pad_top = y - plan.height / 2 - 0.4
    pad = min(5.5, pad_top + depth / 2 - 0.5)
    meshes.slab(
        "pad",
        10 if w > 26 else 9,
        pad,
        0.05,
        0.25,
        0.02,
        0.005,
        [materials.body_material(s["fabric"] + "key")],
        base,
        off=(0, pad_top - pad / 2, thick - 0.03),
        seg=8,
        bseg=2,
    )
    lean = math.radians(24)
    holder = parts.empty("holder", (0, depth / 2 + 0.35, 0.10), device.root)
    holder.rotation_euler = (-math.pi / 2 - lean, 0, 0)
    panel_root = parts.empty("panel", (0, -h / 2, 0), holder)
    panel(device, panel_root)
    kickstand(device, depth / 2 + 0.35, lean)


def kickstand(device, foot_y, lean):
    """A plate from the middle of the tablet's back to the floor."""
    s = device.spec
    h, t = s["depth"], s["thickness"]
    up, back = math.cos(lean), math.sin(lean)
    hinge = (foot_y + h * 0.55 * back + t * up, 0.1 + h * 0.55 * up - t * back)
    length = max(h * 0.58, hinge[1] * 1.1)
    reach = math.sqrt(length**2 - hinge[1] ** 2)
    plate = meshes.slab(
        "kick",
        device.w * 0.92,
        length,
        0.14,
        0.6,
        0.04,
        0.04,
        [materials.body_material(s["body"])],
        device.root,
        off=(0, length / 2, -0.07),
        seg=8,
        bseg=2,
    )
    device.sockets.append(("kickstand", plate, Vector((0, length * 0.6, 0.07))))
    plate.location = (0, *hinge)
    plate.rotation_euler = (-math.atan2(hinge[1], reach), 0, 0)
