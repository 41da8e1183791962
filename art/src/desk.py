"""What stands on a desk beside a laptop: docks, monitors, small desktops. Same studio, same camera as the laptops.

1 Blender unit = 1 cm; the front faces -y. Nothing is printed on them.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

import catalogue
import config
import materials
import meshes
import parts
import ports
import scenes as S
from body import Device

UPRIGHT = Matrix.Rotation(math.pi / 2, 3, "X")  # a slab's plan becomes a front face: (x,y,z) -> (x,-z,y)


VIEWS = {
    "front": {"el": 24, "margin": 1.24},
    "back": {"el": 24, "margin": 1.16},
    "monitor-front": {"el": 12, "margin": 1.3},
    "monitor-back": {"el": 8, "az": 148, "margin": 1.2},
    "monitor-ports": {"auto": False, "lens": 70, "az": -22, "el": 34, "fit": 0.68, "tgt": [0, -0.35, 0.1]},
}


def view(name, shot):
    """Camera for a shot; of a shot from behind the cable may leave the picture."""
    own = VIEWS[f"monitor-{shot}" if name.startswith("monitor") else shot]
    return config.SHOTS[shot] | own


def device(name, w, d, fit):
    return Device(root=parts.empty("device"), w=w, d=d, spec=catalogue.DATA["desk"].get(name, {}), fit=fit)


def rubber():
    return materials.principled("rubber", (0.012, 0.012, 0.012), 0, 0.8, 0.2)


# (across, up, outwards) of a wall, as somebody sees it who stands before it
FACING = {
    "front": Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0))),
    "back": Matrix(((-1, 0, 0), (0, 0, 1), (0, 1, 0))),
    "below": Matrix(((-1, 0, 0), (0, 0, -1), (0, -1, 0))),
}


def sockets(made, walls, side, height, out, colour):
    """Cuts what bodies.json names for a side: a kind and its place from the middle, from left to right, and its own height if it has one (mm)."""
    inside, turn = bmesh.new(), FACING[side]
    for kind, place, *own in made.spec.get(side, ()):
        middle = turn @ Vector((place / 10, own[0] / 10 if own else height, out))
        ports.opening(walls, inside, turn, middle, kind)
        made.sockets.append((kind, walls[0], middle))
    ports.finish(inside, colour, walls[0].parent)


def lead(l, pts, end, turn, r=0.27):
    """the dock's own cable, with a USB-C plug at its end"""
    cab = materials.principled("cable", (0.010, 0.010, 0.011), 0, 0.55, 0.3)
    S.tube(pts, r, cab, l.root, name="lead")
    p = S.empty("plug", end, turn)
    p.parent = l.root
    plug = meshes.slab(
        "plugb",
        2.3,
        1.15,
        0.66,
        0.28,
        0.15,
        0.15,
        [materials.principled("brick", (0.012, 0.012, 0.013), 0, 0.42, 0.4, 0.08, 900)],
        p,
        off=(0, 0, -0.33),
        seg=6,
    )
    meshes.slab(
        "plugm",
        0.78,
        0.83,
        0.26,
        0.12,
        0.02,
        0.02,
        [materials.principled("plug", (0.60, 0.60, 0.62), 1, 0.3)],
        p,
        off=(1.5, 0, -0.13),
        seg=5,
    )
    l.sockets.append(("cable", plug, Vector((0, 0, 0.33))))


def dock_slim():  # a flat dock: cable out of its left side, round to the front
    l = device("dock-slim", 20.5, 9.2, ("shell", "lead"))
    top = materials.principled("docktop", (0.020, 0.021, 0.023), 0, 0.42, 0.4, 0.06, 900)
    o = meshes.slab(
        "shell",
        20.5,
        9.2,
        2.8,
        1.5,
        0.42,
        0.3,
        [materials.body_material("anthracite")],
        l.root,
        off=(0, 0, 0.12),
        seg=14,
    )
    meshes.slab("plate", 19.5, 8.2, 0.02, 1.1, 0.01, 0.005, [top], l.root, off=(0, 0, 2.915), seg=12, bseg=2)
    meshes.slab("foot", 18, 7, 0.2, 1, 0.02, 0.02, [rubber()], l.root)
    sockets(l, (o,), "front", 1.5, l.d / 2, "anthracite")
    sockets(l, (o,), "back", 1.5, l.d / 2, "anthracite")
    b = bmesh.new()
    meshes.add_cylinder(b, 0.62, 0.05, "z", (8.2, 2.4, 2.95), 40, 0.02)
    meshes.make_object("button", b, [materials.principled("button", (0.05, 0.052, 0.056), 0.5, 0.35)], l.root)
    b = bmesh.new()
    meshes.add_slab(b, 0.5, 0.09, [(0, 0), (0, 0.012)], 0.04, 3, (8.2, 1.3, 2.93))
    meshes.make_object(
        "light",
        b,
        [materials.principled("light", (0.9, 0.9, 0.9), 0, 0.4, emit=(0.9, 0.95, 1), estr=1.6)],
        l.root,
        wn=False,
    )
    lead(
        l,
        [
            (-10.1, 1.6, 1.5),
            (-11.6, 1.5, 1.35),
            (-13.6, 0.2, 0.6),
            (-14.2, -3, 0.3),
            (-12.6, -6.6, 0.28),
            (-9.2, -8.6, 0.28),
            (-5.4, -8.9, 0.3),
            (-3.4, -8.8, 0.34),
        ],
        (-2.3, -8.8, 0.36),
        0,
    )
    return l


def dock_cube():  # a small upright block, cable from behind
    l = device("dock-cube", 10.2, 10.2, ("shell", "lead"))
    o = meshes.slab(
        "shell", 10.2, 10.2, 7.0, 1.7, 0.5, 0.3, [materials.body_material("black")], l.root, off=(0, 0, 0.15), seg=14
    )
    meshes.slab("foot", 8, 8, 0.25, 1.2, 0.02, 0.02, [rubber()], l.root)
    meshes.slab(
        "plate",
        8.4,
        8.4,
        0.02,
        1.2,
        0.01,
        0.005,
        [materials.principled("cubetop", (0.016, 0.016, 0.017), 0, 0.30, 0.45)],
        l.root,
        off=(0, 0, 7.135),
        seg=12,
        bseg=2,
    )
    sockets(l, (o,), "front", 2.0, l.d / 2, "black")
    sockets(l, (o,), "back", 2.0, l.d / 2, "black")
    b = bmesh.new()
    meshes.add_slab(b, 8.6, 0.06, [(0, 5.07), (0, 5.104)], 0.025, 3, (0, 0, 5.6), rot=UPRIGHT)
    meshes.make_object("line", b, [materials.principled("cubeline", (0.30, 0.31, 0.32), 1, 0.3)], l.root, wn=False)
    lead(
        l,
        [
            (3.2, 5, 1.4),
            (4.6, 7.4, 0.9),
            (8.4, 7.6, 0.34),
            (11.6, 4.2, 0.28),
            (12.2, -0.6, 0.28),
            (10.8, -4.4, 0.28),
            (8.4, -6.6, 0.32),
            (7.0, -7.5, 0.34),
        ],
        (6.1, -8.05, 0.36),
        math.pi + 0.54,
    )
    return l


def monitor(shot):
    """24 inches, narrow borders, on a stand that rises; to show its sockets it lies on its face without the stand."""
    l = device("monitor-24", 53.9, 20, ("panel", "foot", "stand"))
    w, h = 53.9, 32.0
    blk = materials.body_material("black")
    met = materials.body_material("graphite")
    sw, sh = 52.7, 29.64
    p = S.empty("tilt", (0, -1.2, 30.5))
    p.parent = l.root
    p.rotation_euler = (math.radians(90 - 3), 0, 0)
    if shot == "ports":
        p.location, p.rotation_euler = (0, 0, 0.9), (math.pi, 0, math.pi)
    meshes.slab("panel", w, h, 1.5, 0.5, 0.14, 0.4, [blk], p, off=(0, 0, -0.75), seg=8)
    meshes.slab(
        "bezel",
        w - 0.2,
        h - 0.2,
        0.03,
        0.45,
        0.008,
        0.005,
        [materials.principled("bezmatte", (0.007, 0.007, 0.008), 0, 0.48, 0.22, 0.08)],
        p,
        off=(0, 0, 0.745),
        seg=8,
        bseg=2,
    )
    hump = meshes.slab("back", 34, 22, 2.6, 2, 0.6, 0.6, [blk], p, off=(0, 0, -3.2), seg=8)
    if shot == "ports":
        sockets(l, (hump,), "below", 1.9, 11, "black")
    if shot == "ports":
        holder(p, met)
    else:
        meshes.slab("arm", 9, 9, 3.4, 1, 0.3, 0.3, [met], p, off=(0, 0, -6.2), seg=8)
    cy = (h - 0.4 - sh) / 2 - 0.25 + 0.2
    b = bmesh.new()
    uv = b.loops.layers.uv.new("uv")
    crn = [
        (-sw / 2, cy - sh / 2, 0, 0),
        (sw / 2, cy - sh / 2, 1, 0),
        (sw / 2, cy + sh / 2, 1, 1),
        (-sw / 2, cy + sh / 2, 0, 1),
    ]
    f = b.faces.new([b.verts.new((x, y, 0.782)) for x, y, _, _ in crn])
    for q, c in zip(f.loops, crn):
        q[uv].uv = (c[2], c[3])
    me = bpy.data.meshes.new("screen")
    b.to_mesh(me)
    b.free()
    me.materials.append(materials.screen_material("mist"))
    o = bpy.data.objects.new("screen", me)
    bpy.context.scene.collection.objects.link(o)
    o.parent = p
    b = bmesh.new()
    for i in range(4):
        meshes.add_slab(b, 0.75, 0.30, [(0, 0.775), (0, 0.80)], 0.14, 4, (w / 2 - 2.2 - i * 1.5, -h / 2 + 0.75, 0))
    meshes.make_object("keys", b, [materials.principled("mkey", (0.05, 0.05, 0.052), 0, 0.4)], p, wn=False)
    if shot == "ports":
        return l
    stand = meshes.slab("stand", 6.4, 3.6, 38, 1.2, 0.4, 0.3, [met], l.root, off=(0, 5.6, 1.2), seg=10)
    meshes.cut_out(stand, lambda m: meshes.add_cylinder(m, 1.7, 8, "y", (0, 5.6, 9.5), 40))
    meshes.slab("foot", 25, 20, 1.5, 1.6, 0.3, 0.2, [met], l.root, off=(0, 2.5, 0.1), seg=14)
    return l


def holder(panel, metal):
    """Where the stand goes in, and the four screws of a wall mount, 10 cm apart."""
    meshes.slab("plate", 12, 12, 0.3, 0.8, 0.06, 0.06, [metal], panel, off=(0, 0, -3.45), seg=8)
    screws = bmesh.new()
    for x, y in ((-5, -5), (5, -5), (-5, 5), (5, 5)):
        meshes.add_cylinder(screws, 0.34, 0.1, "z", (x, y, -3.46), 24, 0.02)
    meshes.make_object("screws", screws, [rubber()], panel, wn=False)


def mini():  # a desktop of one litre, lying flat
    l = device("mini-18", 18.2, 17.9, ("shell",))
    o = meshes.slab(
        "shell",
        18.2,
        17.9,
        3.5,
        0.55,
        0.18,
        0.14,
        [materials.body_material("anthracite")],
        l.root,
        off=(0, 0, 0.25),
        seg=10,
    )
    meshes.slab("foot", 15, 15, 0.3, 1, 0.02, 0.02, [rubber()], l.root)
    dark = materials.principled("vent", (0.004, 0.004, 0.004), 0, 0.7)
    b = bmesh.new()
    meshes.add_slab(b, 17.3, 2.7, [(0, 8.94), (0, 8.962)], 0.3, 6, (0, 0, 2.0), rot=UPRIGHT)
    f = meshes.make_object(
        "fascia", b, [materials.principled("fascia", (0.010, 0.010, 0.011), 0, 0.34, 0.45, 0.05, 900)], l.root
    )
    sockets(l, (o, f), "front", 2.0, l.d / 2, "anthracite")
    sockets(l, (o,), "back", 2.0, l.d / 2, "anthracite")
    b = bmesh.new()
    for i in range(18):
        meshes.add_slab(b, 0.13, 1.9, [(0, 8.938), (0, 8.972)], 0.06, 3, (-7.9 + i * 0.36, 0, 2.0), rot=UPRIGHT)
    meshes.make_object("slots", b, [dark], l.root, wn=False)
    b = bmesh.new()
    meshes.add_slab(b, 1.25, 1.25, [(0.06, 8.96), (0, 9.0), (0.05, 9.06)], 0.62, 10, (7.5, 0, 2.0), rot=UPRIGHT)
    meshes.make_object("power", b, [materials.principled("power", (0.16, 0.165, 0.17), 1, 0.32)], l.root)
    b = bmesh.new()
    meshes.add_slab(b, 0.42, 0.06, [(0, 9.06), (0, 9.07)], 0.025, 3, (7.5, 0, 2.0), rot=UPRIGHT)
    meshes.make_object(
        "light",
        b,
        [materials.principled("light", (0.9, 0.9, 0.9), 0, 0.4, emit=(0.9, 0.95, 1), estr=1.6)],
        l.root,
        wn=False,
    )
    b = bmesh.new()  # vents in the left wall
    for i in range(22):
        meshes.add_slab(b, 0.02, 0.16, [(0, 1.1), (0, 3.0)], 0.005, 1, (-9.1, -5.6 + i * 0.5, 0))
    meshes.make_object("sidevents", b, [dark], l.root, wn=False)
    return l


def box(name, size, radius, colour, vents=(), power=None, fascia=None):
    """A low box: its sockets, fields of slots in front (from x, to x, step), a round key."""
    w, d, h = size
    made = device(name, w, d, ("shell", "lead"))
    shell = meshes.slab(
        "shell", w, d, h, radius, 0.18, 0.16, [materials.body_material(colour)], made.root, off=(0, 0, 0.25), seg=12
    )
    meshes.slab("foot", w * 0.85, d * 0.85, 0.3, radius * 0.9, 0.02, 0.02, [rubber()], made.root)
    middle, front = h / 2 + 0.25, d / 2
    walls = [shell]
    if fascia:
        mesh = bmesh.new()
        meshes.add_slab(
            mesh, w - 2 * radius, h * 0.8, [(0, front - 0.01), (0, front + 0.012)], 0.3, 6, (0, 0, middle), rot=UPRIGHT
        )
        walls.append(meshes.make_object("fascia", mesh, [materials.body_material(fascia)], made.root))
    sockets(made, walls, "front", middle, front, colour)
    sockets(made, walls[:1], "back", middle, front, colour)
    slots = bmesh.new()
    for start, end, step in vents:
        for i in range(int((end - start) / step)):
            place = (start + i * step, 0, middle)
            meshes.add_slab(
                slots, step * 0.42, h * 0.56, [(0, front - 0.01), (0, front + 0.022)], 0.05, 3, place, rot=UPRIGHT
            )
    meshes.make_object(
        "slots", slots, [materials.principled("vent", (0.004, 0.004, 0.004), 0, 0.7)], made.root, wn=False
    )
    if power is not None:
        key = bmesh.new()
        rings = [(0.06, front), (0, front + 0.05), (0.05, front + 0.1)]
        meshes.add_slab(key, 1.2, 1.2, rings, 0.59, 10, (power, 0, middle), rot=UPRIGHT)
        meshes.make_object("power", key, [materials.principled("power", (0.16, 0.165, 0.17), 1, 0.32)], made.root)
    return made


def mini_hp():
    return box("mini-hp", (17.7, 17.5, 3.4), 0.7, "softblack", [(-8, -0.6, 0.34)], 7.5)


def mini_tiny():
    return box("mini-tiny", (17.9, 18.3, 3.45), 0.35, "thinkblack", [(-2.4, 6.3, 0.42)], 7.6, "softblack")


CABLE = [
    (-9.2, 1.6, 1.4),
    (-11, 1.5, 1.2),
    (-12.8, 0.2, 0.6),
    (-13.2, -3, 0.3),
    (-11.4, -6.6, 0.28),
    (-8, -8.6, 0.28),
    (-4.6, -8.9, 0.34),
]


def dock_thinkpad():
    made = box("dock-thinkpad", (18.6, 8.6, 2.6), 0.6, "thinkblack", (), 7.9)
    lead(made, CABLE, (-3.5, -8.9, 0.36), 0)
    return made


BUILD = {
    "dock-slim": dock_slim,
    "dock-cube": dock_cube,
    "dock-thinkpad": dock_thinkpad,
    "monitor-24": monitor,
    "mini-18": mini,
    "mini-hp": mini_hp,
    "mini-tiny": mini_tiny,
}
