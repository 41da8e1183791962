"""Keyboards: how the keys lie (plan) and their caps and legends (make)."""

import os
from dataclasses import dataclass

import bmesh
import bpy
from mathutils import Matrix

import materials
import meshes

FONTS = ("/usr/share/fonts/opentype/inter/Inter-Medium.otf", "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
SHIFTED = dict(zip("`1234567890-=[]\\;',./", '~!@#$%^&*()_+{}|:"<>?'))
UNITS = 15  # key widths in a row
PAD_UNITS = 3.9  # what a number pad adds
BOTTOM = {  # the row of the space bar; ^v, << and >> are two half keys each, < and > one
    "thinkpad": "fn ctrl super alt :5 alt prt ctrl << ^v >>",
    "pc": "ctrl:1.25 fn super alt :5.25 alt ctrl <:1.15 ^v:1.15 >:1.2",
    "mac": "fn ctrl opt cmd:1.25 :5.25 cmd:1.25 opt <:1.08 ^v:1.08 >:1.09",
}
NUMBER_PAD = [
    ["", "", "", ""],
    ["num", "/", "*", "-"],
    ["7", "8", "9", "+"],
    ["4", "5", "6", ""],
    ["1", "2", "3", "ent"],
    ["0", None, ".", ""],
]


@dataclass
class Plan:
    """Where keys lie, in centimetres around the keyboard's middle."""

    board: dict
    pitch: float
    width: float
    height: float
    first_row: float
    alpha_x: float  # middle of the letters, above which the touchpad lies


def plan(board, body_width):
    units = UNITS + (PAD_UNITS if board.get("numpad") else 0)
    margin = board.get("margin", 12) / 10
    pitch = min(1.90, (body_width - 2 * margin) / units)
    first = board.get("first_row", 0.62)
    alpha = -PAD_UNITS / 2 * pitch - 0.2 if board.get("numpad") else 0
    return Plan(board, pitch, units * pitch, (5 + first) * pitch, first, alpha)


def rows(layout):
    def read(text):
        for word in text.split(" "):
            name, _, width = word.partition(":")
            yield name, float(width or 1)

    top = (
        [("esc", 1)]
        + [(f"F{i}", 1) for i in range(1, 13)]
        + ([("ins", 1), ("del", 1)] if layout != "mac" else [("", 2)])
    )
    if layout == "mac":
        top = [("esc", 1.75)] + [(f"F{i}", 1) for i in range(1, 13)] + [("", 1.25)]
    return [
        top,
        [(c, 1) for c in "`1234567890-="] + [("backspace" if layout != "mac" else "delete", 2)],
        [("tab", 1.5)] + [(c, 1) for c in "QWERTYUIOP[]"] + [("\\", 1.5)],
        [("caps", 1.75)] + [(c, 1) for c in "ASDFGHJKL;'"] + [("enter", 2.25)],
        [("shift", 2.25)] + [(c, 1) for c in "ZXCVBNM,./"] + [("shift", 2.75)],
        list(read(BOTTOM[layout])),
    ]


class Caps:
    """Collects caps and legends into two meshes."""

    height = 0.24

    def __init__(self, board):
        self.board, self.caps, self.legends = board, bmesh.new(), bmesh.new()
        self.gap = board.get("gap", 0.30)
        self.smile = board["style"] == "smile"
        self.font = next((bpy.data.fonts.load(f, check_existing=True) for f in FONTS if os.path.exists(f)), None)

    def cap(self, x, y, w, d):
        h = self.height
        radii = ((0.36, 0.13, 0.13, 0.36) if d > 1.2 else (0.2, 0.12, 0.12, 0.2)) if self.smile else (0.14,) * 4
        profile = [(-0.02, 0), (-0.005, h * 0.55), (0.015, h - 0.05), (0.03, h - 0.02), (0.055, h - 0.004), (0.085, h)]
        meshes.add_slab(self.caps, w - self.gap, d - self.gap, profile, radii, 4, (x, y, 0))

    def legend(self, text, x, y, size, align="CENTER"):
        if not text:
            return
        curve = bpy.data.curves.new("t", "FONT")
        curve.body, curve.size, curve.align_x, curve.align_y, curve.resolution_u = text, size, align, "CENTER", 2
        if self.font:
            curve.font = self.font
        o = bpy.data.objects.new("t", curve)
        bpy.context.scene.collection.objects.link(o)
        mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        mesh.transform(Matrix.Translation((x, y, self.height + 0.004)))
        self.legends.from_mesh(mesh)
        bpy.data.objects.remove(o)
        bpy.data.curves.remove(curve)
        bpy.data.meshes.remove(mesh)

    def key(self, name, x, y, w, d, is_first, is_left):
        self.cap(x, y, w, d)
        if len(name) == 1 and name.isalpha():
            shift = 0.34 if self.smile else 0
            self.legend(name, x - shift, y + shift * 0.7, 0.54)
        elif len(name) == 1:
            self.legend(name, x, y - 0.28, 0.42)
            self.legend(SHIFTED.get(name, ""), x, y + 0.28, 0.40)
        elif is_first:
            self.legend(name, x, y, 0.32)
        else:
            edge = w / 2 - self.gap / 2 - 0.18
            self.legend(name, x - edge if is_left else x + edge, y - 0.22, 0.33, "LEFT" if is_left else "RIGHT")


def make(device, shell, plan, x, y, deck_z):
    """Well, caps, legends and the pointing stick; @returns the objects that are the keyboard."""
    s, board, base = device.spec, plan.board, device.base
    sunk = board.get("sunk", 0.20)
    margin = 0.12
    well = (plan.width + 2 * margin - 0.2, plan.height + 2 * margin - 0.2)
    meshes.cut_out(
        shell,
        lambda m: meshes.add_slab(
            m,
            *well,
            [(0, deck_z - sunk), (0, deck_z - 0.02), (-0.035, deck_z + 0.02), (-0.035, deck_z + 0.3)],
            0.25,
            6,
            (x, y, 0),
        ),
    )
    floor = bmesh.new()
    meshes.add_slab(floor, well[0] - 0.04, well[1] - 0.04, [(0, 0), (0, 0.012)], 0.24, 6, (x, y, deck_z - sunk))
    meshes.make_object("well", floor, [materials.body_material(board.get("well", "keywell"))], base)
    caps = Caps(board)
    top = y + plan.height / 2
    heights = [plan.first_row] + [1] * 5
    for index, row in enumerate(rows(board["layout"])):
        d = heights[index] * plan.pitch
        middle, left = top - d / 2, x - plan.width / 2
        if not (index == 0 and s.get("touchbar")):
            for name, units in row:
                w = units * plan.pitch
                place_key(caps, name, left + w / 2, middle, w, d, index == 0, left < plan.alpha_x)
                left += w
        if board.get("numpad"):
            number_pad(
                caps, NUMBER_PAD[index], x + plan.width / 2 - (PAD_UNITS - 0.25) * plan.pitch, middle, plan.pitch, d
            )
        top -= d
    bmesh.ops.remove_doubles(caps.legends, verts=caps.legends.verts, dist=0.0005)
    colour = materials.body_material(board["colour"])
    ink = materials.principled("legend", tuple(board.get("legend", (0.78, 0.78, 0.78))), 0, 0.5, 0.3)
    made = [
        meshes.make_object("keys", caps.caps, [colour], base, angle=50),
        meshes.make_object("legends", caps.legends, [ink], base, wn=False),
    ]
    for o in made:
        o.location = (0, 0, deck_z + board.get("proud", 0.03) - caps.height)
    if s.get("stick"):
        made.append(
            stick(
                device,
                x - plan.width / 2 + 6.75 * plan.pitch,
                y + plan.height / 2 - (plan.first_row + 3) * plan.pitch + 0.1,
                deck_z - 0.2,
            )
        )
    return made


def place_key(caps, name, x, y, w, d, is_first, is_left):
    half = d / 2 + caps.gap / 2 - 0.02
    if name in ("^v", "<<", ">>"):
        caps.cap(x, y + d / 4 - 0.02, w, half)
        caps.cap(x, y - d / 4 + 0.02, w, half)
    elif name in ("<", ">"):
        caps.cap(x, y - d / 4 + 0.02, w, half)
    else:
        caps.key(name, x, y, w, d, is_first, is_left)


def number_pad(caps, names, left, y, pitch, d):
    column = 0
    while column < 4:
        span = 2 if column < 3 and names[column + 1] is None else 1
        w = 0.91 * pitch
        x = left + w * (column + span / 2)
        caps.cap(x, y, w * span, d)
        caps.legend(names[column], x, y, 0.34 if len(names[column]) == 1 else 0.24)
        column += span


def stick(device, x, y, z):
    h = 0.24
    mesh = bmesh.new()
    profile = [
        (0.05, 0),
        (0.05, h * 0.9),
        (0, h + 0.02),
        (0, h + 0.10),
        (0.03, h + 0.15),
        (0.09, h + 0.18),
        (0.16, h + 0.185),
    ]
    meshes.add_slab(mesh, 0.60, 0.60, profile, 0.29, 8, (x, y, z))
    colour = {"red": (0.50, 0.014, 0.012), "blue": (0.03, 0.09, 0.22), "grey": (0.10, 0.11, 0.13)}[device.spec["stick"]]
    return meshes.make_object(
        "stick", mesh, [materials.principled("stick", colour, 0, 0.62, 0.3, 0.5, 1500)], device.base
    )
