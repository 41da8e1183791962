"""Ports in the walls of a base: a pocket, its dark end and, where one sees it, the tongue."""

import bmesh
from mathutils import Matrix

import materials
import meshes

# width, height, corner radius, tongue (width, height, offset, material) in centimetres
KINDS = {
    "usbc": (0.90, 0.30, 0.149, (0.66, 0.07, 0, "dark")),
    "usba": (1.32, 0.54, 0.04, (1.12, 0.17, 0.09, "dark")),
    "usba-blue": (1.32, 0.54, 0.04, (1.12, 0.17, 0.09, "blue")),
    "hdmi": (1.45, 0.46, 0.08, (1.05, 0.09, 0, "dark")),
    "displayport": (1.6, 0.5, 0.06, (1.2, 0.12, 0.05, "dark")),
    "mini-displayport": (0.75, 0.45, 0.08, (0.5, 0.1, 0, "dark")),
    "vga": (2.9, 0.85, 0.2, (1.8, 0.5, 0, "blue")),
    "ethernet": (1.35, 0.86, 0.05, (0.7, 0.10, 0.2, "gold")),
    "jack": (0.40, 0.40, 0.199, None),
    "power": (0.62, 0.62, 0.30, (0.2, 0.2, 0, "metal")),
    "magsafe": (1.75, 0.32, 0.159, (1.1, 0.1, 0, "metal")),
    "connect": (2.5, 0.30, 0.14, (1.9, 0.08, 0, "dark")),
    "usbb": (1.2, 1.08, 0.1, (0.8, 0.5, 0, "blue")),
    "lightning": (0.82, 0.26, 0.12, None),
    "speaker": (0.16, 0.16, 0.079, None),
    "pin": (0.3, 0.3, 0.149, None),
    "mains": (2.2, 1.6, 0.2, (1.3, 0.3, 0, "metal")),
    "lock": (0.62, 0.28, 0.08, None),
    "sd": (2.4, 0.24, 0.04, None),
    "microsd": (1.2, 0.2, 0.04, None),
    "smartcard": (5.4, 0.16, 0.03, None),
    "dock": (2.0, 0.42, 0.1, (1.5, 0.1, 0, "dark")),
    "vent": (4.2, 0.5, 0.06, None),
    "button": (1.0, 0.24, 0.11, None),
}
DEPTH = 0.6
SPACE = 0.75  # between two ports


def cut(device, wall_of, side, kinds):
    """Cuts `kinds` into a wall, from the back to the front (on the back: from left to right as one sees it)."""
    if not kinds:
        return
    from body import base_height

    s = device.spec
    h = base_height(s)
    depth = device.d
    start = -depth / 2 + 1.7 if side != "back" else -device.w / 2 + 3
    free = (depth - 4.2 if side != "back" else device.w - 6) - sum(KINDS[k][0] for k in kinds)
    space = min(SPACE, free / max(1, len(kinds) - 1))
    parts, along = bmesh.new(), start
    for kind in kinds:
        w = KINDS[kind][0]
        turn, centre = frame(device, side, along + w / 2, h * (0.58 if s.get("wedge", 0) < 0.2 else 0.64))
        along += w + space
        opening([wall_of], parts, turn, centre, kind, h * 0.66)
    device.parts[{"left": "pL", "right": "pR", "back": "pB"}[side]] = finish(parts, s["body"], device.base)


def opening(walls, parts, turn, centre, kind, highest=9.0):
    """Cuts one port into the walls and adds its inside to the mesh `parts`; `turn` maps (across, up, outwards)."""
    w, ph, r, tongue = KINDS[kind]
    ph = min(ph, highest)
    radius = min(r, ph / 2 - 0.002)
    for wall in walls:
        meshes.cut_out(wall, lambda m: box(m, turn, centre, (w, ph), radius, -DEPTH, 0.4))
    box(parts, turn, centre, (w - 0.01, ph - 0.01), radius, -DEPTH, -DEPTH + 0.05, 0)
    if kind == "vent":
        for i in range(13):
            box(parts, turn, centre, (0.1, ph), 0.01, -DEPTH, -0.05, 4, shift=-1.95 + i * 0.325)
    if tongue and ph > 0.2:
        tw, th, lift, colour = tongue
        material = ["dark", "blue", "gold", "metal"].index(colour)
        box(
            parts, turn, centre, (tw, min(th, ph * 0.6)), 0.01, -DEPTH, -0.12, material, lift=min(lift, ph / 4)
        )


def finish(parts, body, parent):
    """@returns the object of the ports' insides"""
    P = materials.principled
    used = [
        P("portdark", (0.006, 0.006, 0.006), 0, 0.6),
        P("usbblue", (0.01, 0.05, 0.35), 0, 0.45),
        P("gold", (0.7, 0.5, 0.2), 1, 0.35),
        P("portmetal", (0.55, 0.55, 0.56), 1, 0.3),
        materials.body_material(body),
    ]
    return meshes.make_object("ports", parts, used, parent, wn=False)


def frame(device, side, along, z):
    """Rotation from (across, up, outwards) to the wall's axes and the middle of a port on it."""
    if side == "back":
        return Matrix(((-1, 0, 0), (0, 0, 1), (0, 1, 0))), (-along, device.d / 2, z)
    sign = 1 if side == "right" else -1
    return Matrix(((0, 0, sign), (sign, 0, 0), (0, 1, 0))), (sign * device.w / 2, -along, z)


def box(mesh, turn, centre, size, radius, inner, outer, material=0, shift=0.0, lift=0.0):
    from mathutils import Vector

    rings = []
    for out in (inner, outer):
        ring = [
            turn @ Vector((u + shift, v + lift, out)) + Vector(centre)
            for u, v in meshes.rounded_ring(*size, max(0.003, radius), 5)
        ]
        rings.append([mesh.verts.new(p) for p in ring])
    n = len(rings[0])
    faces = [mesh.faces.new((rings[0][i], rings[0][(i + 1) % n], rings[1][(i + 1) % n], rings[1][i])) for i in range(n)]
    faces += [mesh.faces.new(list(reversed(rings[0]))), mesh.faces.new(rings[1])]
    for f in faces:
        f.material_index = material
