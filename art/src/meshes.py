"""Meshes: rounded slabs, cylinders, what is cut out of them. 1 Blender unit = 1 cm."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector



def rounded_ring(w, d, radii, seg=10, inset=0.0):
    """rounded rect ring, CCW from +x; radii=(fr,br,bl,fl) or number; superellipse-ish corners"""
    if not isinstance(radii, (tuple, list)):
        radii = (radii,) * 4
    pts = []
    W = w / 2 - inset
    D = d / 2 - inset
    for i, (sx, sy, a0) in enumerate([(1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)]):
        r = max(radii[i] - inset, 0.002)
        cx = sx * (W - r)
        cy = sy * (D - r)
        for k in range(seg + 1):
            a = math.radians(a0 + 90 * k / seg)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def add_slab(bm, w, d, prof, radii, seg=10, off=(0, 0, 0), zfun=None, mat=0, rot=None):
    """prof: list of (inset,z) from bottom to top. zfun(x,y,z)->z for wedges"""
    rings = []
    for ins, z in prof:
        ring = []
        for x, y in rounded_ring(w, d, radii, seg, ins):
            zz = zfun(x, y, z) if zfun else z
            v = Vector((x, y, zz))
            if rot:
                v = rot @ v
            ring.append(bm.verts.new(v + Vector(off)))
        rings.append(ring)
    n = len(rings[0])
    fs = []
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            fs.append(bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i])))
    fs.append(bm.faces.new(list(reversed(rings[0]))))
    fs.append(bm.faces.new(rings[-1]))
    for f in fs:
        f.material_index = mat
        f.smooth = True
    return fs


def bevel_profile(h, bt, bb, seg=5, z0=0, kb=1.0):
    """profile with rounded top (bt) and bottom (bb) edges"""
    p = []
    for k in range(seg + 1):
        a = math.pi / 2 * k / seg
        p.append((bb * kb * (1 - math.sin(a)), z0 + bb * (1 - math.cos(a))))
    for k in range(seg + 1):
        a = math.pi / 2 * k / seg
        p.append((bt * (1 - math.cos(a)), z0 + h - bt + bt * math.sin(a)))
    return p


def make_object(name, bm, mats, parent=None, wn=True, angle=40):
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    for m in mats:
        me.materials.append(m)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(angle)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    if wn:
        w = o.modifiers.new("wn", "WEIGHTED_NORMAL")
        w.keep_sharp = True
        w.weight = 80
    return o


def slab(name, w, d, h, radii, bt, bb, mats, parent=None, off=(0, 0, 0), seg=10, zfun=None, bseg=5):
    bm = bmesh.new()
    add_slab(bm, w, d, bevel_profile(h, bt, bb, bseg), radii, seg, off, zfun)
    return make_object(name, bm, mats, parent)


def add_cylinder(bm, r, l, axis="x", off=(0, 0, 0), seg=32, bev=0.03, mat=0):
    rot = {
        "x": Matrix.Rotation(math.pi / 2, 3, "Y"),
        "y": Matrix.Rotation(math.pi / 2, 3, "X"),
        "z": Matrix.Identity(3),
    }[axis]
    prof = [(bev, -l / 2), (0, -l / 2 + bev), (0, l / 2 - bev), (bev, l / 2)]
    rings = []
    for ins, z in prof:
        rings.append(
            [
                bm.verts.new(
                    rot
                    @ Vector(
                        ((r - ins) * math.cos(2 * math.pi * i / seg), (r - ins) * math.sin(2 * math.pi * i / seg), z)
                    )
                    + Vector(off)
                )
                for i in range(seg)
            ]
        )
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            f = bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
            f.smooth = True
            f.material_index = mat
    f = bm.faces.new(list(reversed(rings[0])))
    f.material_index = mat
    f = bm.faces.new(rings[-1])
    f.material_index = mat


def difference(o, cutter):
    """@returns o's mesh without the cutter; where the two touch badly, the solver takes away all of o, so it is asked again in other ways"""
    ways = ((0, "EXACT", False), (0, "EXACT", True), (0.004, "EXACT", True), (0, "FAST", False))
    for nudge, solver, tolerant in ways:
        cutter.location = o.location + Vector((nudge, nudge / 2, nudge / 3))
        md = o.modifiers.new("b", "BOOLEAN")
        md.object = cutter
        md.operation = "DIFFERENCE"
        md.solver = solver
        md.use_hole_tolerant = md.use_self = tolerant
        dg = bpy.context.evaluated_depsgraph_get()
        dg.update()
        left = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        o.modifiers.remove(md)
        if len(left.polygons) >= len(o.data.polygons) / 2:
            return left
    raise RuntimeError(f"Nothing is left of {o.name}")


def cut_out(o, build, mat_index=None):
    """boolean-difference o with what build(bm) makes, applied immediately"""
    bm = bmesh.new()
    build(bm)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new("cut")
    bm.to_mesh(me)
    bm.free()
    for m in o.data.materials:
        me.materials.append(m)
    c = bpy.data.objects.new("cut", me)
    bpy.context.scene.collection.objects.link(c)
    c.parent = o.parent
    c.location = o.location
    wn = o.modifiers.get("wn")
    had = wn is not None
    if had:
        o.modifiers.remove(wn)
    o.data = new = difference(o, c)
    new.use_auto_smooth = True
    new.auto_smooth_angle = math.radians(40)
    if had:
        w = o.modifiers.new("wn", "WEIGHTED_NORMAL")
        w.keep_sharp = True
        w.weight = 80
    bpy.data.objects.remove(c)
    return o


