"""The four scenes on the front page's doors, each on one of the shop's airs.

usage: blender -b --factory-startup -P doors.py -- --jobs door-school:scene,… --out DIR [--w 800 --h 600 --spp 12]
Writes DIR/door-school-scene.png and so on; what exists is skipped.
"""

import argparse
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bmesh
import bpy

import body
import catalogue
import config
import desk
import materials
import meshes
import parts
import rendering
import scenes as S
import studio

# the studio's ground (linear) and what it is to look like (sRGB): the airs sea, sand, olive and salt
SEA = ((0.60, 0.74, 0.86), (0.890, 0.932, 0.965))
SAND = ((0.82, 0.77, 0.70), (0.965, 0.948, 0.925))
OLIVE = ((0.64, 0.80, 0.68), (0.905, 0.945, 0.918))
SALT = ((0.80, 0.81, 0.82), (0.945, 0.950, 0.958))


def place(name, place_at, turn, open_degrees):
    device = body.build(catalogue.body_spec(name), open_degrees)
    device.root.location, device.root.rotation_euler = place_at, (0, 0, turn)
    return device


def book(at, turn, size, colour):
    """A closed book: a cover around pages."""
    w, d, h = size
    root = parts.empty("book", at)
    root.rotation_euler = (0, 0, turn)
    cover = materials.principled(f"cover{colour}", colour, 0, 0.7, 0.3, 0.1, 500)
    pages = materials.principled("pages", (0.72, 0.69, 0.62), 0, 0.85, 0.2)
    meshes.slab("bottom", w, d, 0.25, 0.3, 0.05, 0.05, [cover], root, seg=4)
    meshes.slab("top", w, d, 0.25, 0.3, 0.05, 0.05, [cover], root, off=(0, 0, h - 0.25), seg=4)
    meshes.slab("back", 0.3, d, h, 0.1, 0.05, 0.05, [cover], root, off=(-w / 2 + 0.15, 0, 0), seg=4)
    meshes.slab("paper", w - 0.6, d - 0.6, h - 0.5, 0.1, 0.01, 0.01, [pages], root, off=(0.05, 0, 0.25), seg=2)


def school():
    place("thinkpad-x-slim-black", (-4, 4, 0), 0.30, 108)
    book((21, -2, 0), 0.25, (15, 21, 2.2), (0.012, 0.105, 0.300))
    book((20.5, -2.5, 2.2), 0.45, (14, 20, 1.6), tuple(config.ACCENT["warm"]))
    pencil = parts.empty("pencil", (15, -15, 0.36))
    pencil.rotation_euler = (0, math.pi / 2, 0.5)

    mesh = bmesh.new()
    meshes.add_cylinder(mesh, 0.36, 17, "z", (0, 0, 0), 6, 0.02)
    meshes.make_object("wood", mesh, [materials.principled("pencil", (0.55, 0.30, 0.05), 0, 0.45)], pencil)
    return dict(az=-4, el=21, width=66, target=(4.5, 0, 8))


def bag():
    """A thin machine half in its sleeve."""
    place("macbook-air-wedge-silver", (5, 1, 1.0), 0.42, 0)
    sleeve = parts.empty("sleeve", (5, 1, 0))
    sleeve.rotation_euler = (0, 0, 0.42)
    felt = materials.principled("felt", tuple(c * 0.9 for c in config.ACCENT["warm"]), 0, 0.9, 0.2, 0.5, 1500)
    meshes.slab("sleeve-bottom", 24, 24, 0.9, 1.4, 0.3, 0.3, [felt], sleeve, off=(-9, 0, 0.05), seg=8)
    meshes.slab("sleeve-top", 21, 24, 0.6, 1.4, 0.3, 0.2, [felt], sleeve, off=(-10.5, 0, 2.55), seg=8)
    meshes.slab("sleeve-edge", 1.2, 23, 2.6, 0.5, 0.3, 0.3, [felt], sleeve, off=(-20.4, 0, 0.2), seg=6)
    for side in (-1, 1):
        meshes.slab("sleeve-side", 21, 1.0, 2.6, 0.4, 0.3, 0.3, [felt], sleeve, off=(-10.5, side * 11.5, 0.2), seg=6)
    return dict(az=-10, el=28, width=50, target=(0.5, 0, 2.5))


def office():
    screen = desk.monitor("graphite", "sky")
    screen.root.location = (12, 16, 0)
    screen.root.rotation_euler = (0, 0, -0.12)
    place("latitude-5000-new-grey", (-17, 0, 0), 0.34, 108)
    S.plant((-40, 22, 0), 30, 5, 6.4, 5)
    return dict(az=0, el=13, width=104, target=(0, 4, 21))


def gift():
    place("surface-laptop-platinum", (-5, 3, 0), 0.32, 0)
    S.gift((-4, 3, 1.5), 0.62, 12, 6.0)
    S.gift((20, -7, 0), 0.25, 7.4, 5.0)
    return dict(az=-6, el=20, width=54, target=(4, 0, 5))


SCENES = {
    "door-school": (school, SEA),
    "door-bag": (bag, SAND),
    "door-office": (office, OLIVE),
    "door-gift": (gift, SALT),
}


def camera(az, el, width, target, aspect):
    """width = centimetres of scene across the picture at the target"""
    frame = body.Device(root=None, w=width / 1.25, d=1, spec={})
    x, y, z = target
    settings = dict(lens=62, az=az, el=el, open=0, fit=1, tgt=(x / frame.w, y, z), auto=False)
    studio.camera(frame, None, aspect, s=settings)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--jobs", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--w", type=int, default=800)
    parser.add_argument("--h", type=int, default=600)
    parser.add_argument("--spp", type=int, default=12)
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    for job in options.jobs.split(","):
        name, _ = job.split(":")
        path = os.path.join(options.out, f"{name}-scene.png")
        if os.path.exists(path):
            continue
        make, (ground, seen) = SCENES[name]
        rendering.clear_scene()
        studio.set_up(options.w, options.h, options.spp)
        is_wide = name == "door-office"
        studio.build_studio(ground, scale=1.35 if is_wide else 1.0, sheen=0.35, flat=90 if is_wide else 70)
        camera(**make(), aspect=options.w / options.h)
        roots = [o for o in bpy.data.objects if o.parent is None and o.type in ("EMPTY", "MESH") and o.name != "cyc"]
        rendering.render_denoised(path, options.spp, plate=rendering.make_plate(roots), tgt=seen, at=0.04, R=4)


main()
