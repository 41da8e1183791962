"""The studio: a bowl without a horizon, four lamps, the camera, the size of the picture."""

import math
import os

import bmesh
import bpy
from mathutils import Vector

import config
import materials
import meshes


def area_light(name, loc, target, size, power, color=(1, 1, 1), spread=180, shape="RECTANGLE", vis_cam=False):
    l = bpy.data.lights.new(name, "AREA")
    l.shape = shape
    l.size, l.size_y = size
    l.energy = power
    l.color = color
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = vis_cam
    return o


def ground_material(bg, r0, r1, glow):
    """floor: lit and shadowed near the object, self-lit further out, so lamps near the bowl leave no edges in the picture"""
    m = materials.principled("cyc", bg, 0, 0.8, 0.0)
    nt = m.node_tree
    out = nt.nodes["Material Output"]
    g = nt.nodes.new("ShaderNodeNewGeometry")
    v = nt.nodes.new("ShaderNodeVectorMath")
    v.operation = "MULTIPLY"
    v.inputs[1].default_value = (1, 1, 0)
    l = nt.nodes.new("ShaderNodeVectorMath")
    l.operation = "LENGTH"
    r = nt.nodes.new("ShaderNodeMapRange")
    r.interpolation_type = "SMOOTHERSTEP"
    r.inputs["From Min"].default_value = r0
    r.inputs["From Max"].default_value = r1
    em = nt.nodes.new("ShaderNodeEmission")
    em.inputs["Color"].default_value = (*bg, 1)
    em.inputs["Strength"].default_value = glow
    mx = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(g.outputs["Position"], v.inputs[0])
    nt.links.new(v.outputs[0], l.inputs[0])
    nt.links.new(l.outputs["Value"], r.inputs["Value"])
    nt.links.new(r.outputs[0], mx.inputs["Fac"])
    nt.links.new(nt.nodes["Principled BSDF"].outputs[0], mx.inputs[1])
    nt.links.new(em.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs["Surface"])
    return m


def build_studio(bg=(0.80, 0.81, 0.82), scale=1.0, strength=1.0, sheen=0.25, flat=70, glow=2.0):
    """rotationally symmetric bowl whose slope grows smoothly from zero (no crease, hence no horizon line from low cameras); scale moves the lights out for wide sets"""
    bm = bmesh.new()
    N = 96
    prof = [(flat * k / 4, 0) for k in range(1, 5)]
    r, z = flat, 0.0
    S = 760 * max(1, scale)
    n = 46
    for k in range(1, n + 1):
        t = (k - 0.5) / n
        th = math.radians(72) * t * t * t * (10 - 15 * t + 6 * t * t)
        r += S / n * math.cos(th)
        z += S / n * math.sin(th)
        prof.append((r, z))
    c0 = bm.verts.new((0, 0, 0))
    prev = None
    for r, z in prof:
        ring = [
            bm.verts.new((r * math.cos(2 * math.pi * i / N), r * math.sin(2 * math.pi * i / N), z)) for i in range(N)
        ]
        for i in range(N):
            f = bm.faces.new(
                (c0, ring[i], ring[(i + 1) % N])
                if prev is None
                else (prev[i], ring[i], ring[(i + 1) % N], prev[(i + 1) % N])
            )
            f.smooth = True
        prev = ring
    meshes.make_object("cyc", bm, [ground_material(bg, 60 * scale, 135 * scale, glow)], None, wn=False, angle=180)
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (0.95, 0.97, 1, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = 0.55 * strength
    s = strength * 1e4 * scale * scale
    q = scale
    area_light("top", (0, 12 * q, 85 * q), (0, 2, 0), (95 * q, 60 * q), 12.5 * s)  # big overhead softbox
    area_light(
        "key", (-125 * q, -62 * q, 105 * q), (0, 0, 5), (80 * q, 100 * q), 17 * s, (1, 0.985, 0.96)
    )  # key left-front
    area_light(
        "rim", (135 * q, 55 * q, 85 * q), (0, 0, 6), (36 * q, 110 * q), 12 * s, (0.95, 0.97, 1)
    )  # rim right-back strip
    area_light(
        "sheen", (-90 * q, 150 * q, 95 * q), (0, 0, 2), (150 * q, 36 * q), 11 * s * sheen
    )  # gives flat dark lids a gradient


def camera(L, shot, aspect, az_off=0, s=None):
    s = s or dict(config.SHOTS[shot])
    cam = bpy.data.cameras.new("cam")
    co = bpy.data.objects.new("cam", cam)
    bpy.context.scene.collection.objects.link(co)
    bpy.context.scene.camera = co
    cam.lens = s["lens"]
    cam.sensor_width = 36
    cam.clip_end = 5000
    cam.clip_start = 1
    tgt = Vector((s["tgt"][0] * L.w, s["tgt"][1] * L.d, s["tgt"][2] * L.d))
    az = math.radians(s["az"] + az_off)
    el = math.radians(s["el"])
    dirv = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    co.location = tgt + dirv * 100
    co.rotation_euler = (-dirv).to_track_quat("-Z", "Y").to_euler()
    fov = 2 * math.atan(18 / s["lens"])
    dist = L.w * 1.25 * s["fit"] / 2 / math.tan(fov / 2)
    co.location = tgt + dirv * dist
    if s.get("auto", True):
        sc = bpy.context.scene
        dg = bpy.context.evaluated_depsgraph_get()
        dg.update()
        pts = []
        for o in L.root.children_recursive:
            if o.type == "MESH" and o.name.split(".")[0] in getattr(
                L, "fit", ("shell", "lid", "feet", "kick", "stand")
            ):
                pts += [o.matrix_world @ Vector(c) for c in o.bound_box]
        cen = sum(pts, Vector()) / len(pts)
        m = s.get("margin", 1.12)
        flat = []
        for q in pts:
            flat += list(cen + (q - cen) * m)
        loc, _ = co.camera_fit_coords(dg, flat)
        co.location = loc
        dist = (Vector(loc) - tgt).length
    if s.get("fstop"):
        cam.dof.use_dof = True
        cam.dof.focus_distance = dist
        cam.dof.aperture_fstop = s["fstop"] / 100 * 8
    return co


def set_up(w, h, spp, bounces=4, adaptive=0.02):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = adaptive > 0
    c.adaptive_threshold = adaptive
    c.adaptive_min_samples = 8
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 2
    c.sample_clamp_indirect = 4
    c.blur_glossy = 0.5
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.use_denoising = False
    c.filter_width = 1.4
    sc.render.resolution_x = w
    sc.render.resolution_y = h
    sc.render.resolution_percentage = 100
    sc.render.use_persistent_data = True
    sc.render.threads_mode = "FIXED"
    sc.render.threads = int(os.environ.get("THREADS", "2"))
    sc.view_settings.view_transform = "Standard"
