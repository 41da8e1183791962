"""Rendering: two half-sample buffers → joint denoiser → background evened out by an empty plate → PNG."""

import array
import ctypes
import os
import sys
import time

import bpy

import config
import materials

_denoiser = None


def denoiser():
    global _denoiser
    if _denoiser is None:
        _denoiser = ctypes.CDLL(os.environ.get("ART_LIB") or os.path.join(config.WORK, "libdn.so"))
        _denoiser.denoise.argtypes = [ctypes.c_void_p] * 5 + [ctypes.c_int] * 4 + [ctypes.c_float] * 3
        _denoiser.finish.argtypes = (
            [ctypes.c_void_p] * 3 + [ctypes.c_int] * 4 + [ctypes.c_void_p] + [ctypes.c_float] * 3
        )
        _denoiser.atrous.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_int] * 3 + [ctypes.c_float] * 3
        _denoiser.blur3.argtypes = [ctypes.c_void_p] + [ctypes.c_int] * 3
    return _denoiser


pointer = lambda a: a.buffer_info()[0] if a is not None else None


def passes(want):
    """render the current frame, return requested passes as RGB float arrays (via EXR file-output nodes; no numpy needed)"""
    sc = bpy.context.scene
    sc.view_layers[0].cycles.denoising_store_passes = True
    w, h = sc.render.resolution_x, sc.render.resolution_y
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new("CompositorNodeRLayers")
    fo = nt.nodes.new("CompositorNodeOutputFile")
    tmp = os.path.join(config.WORK, "tmp", str(os.getpid()))
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "NONE"
    fo.format.color_mode = "RGB"
    fo.file_slots.clear()
    for s, src in (("col", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal")):
        fo.file_slots.new(s)
        nt.links.new(rl.outputs[src], fo.inputs[s])
    cp = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(rl.outputs["Image"], cp.inputs[0])
    so = os.dup(1)
    dn = os.open(os.devnull, os.O_WRONLY)
    sys.stdout.flush()
    os.dup2(dn, 1)
    try:
        bpy.ops.render.render(write_still=False)
    finally:
        sys.stdout.flush()
        os.dup2(so, 1)
        os.close(so)
        os.close(dn)
    res = []
    for s in want:
        f = os.path.join(tmp, f"{s}{sc.frame_current:04d}.exr")
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = "Non-Color"
        a = array.array("f", bytes(4 * w * h * 4))
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        b = array.array("f", bytes(4 * w * h * 3))
        b[0::3] = a[0::4]
        b[1::3] = a[1::4]
        b[2::3] = a[2::4]
        res.append(b)
    return res


def make_plate(root, pw=200, ph=150, spp=20):
    sc = bpy.context.scene
    w, h, s = sc.render.resolution_x, sc.render.resolution_y, sc.cycles.samples
    roots = root if isinstance(root, (list, tuple)) else [root]
    objs = [o for r in roots for o in [r] + list(r.children_recursive)]
    old = [o.hide_render for o in objs]
    for o in objs:
        o.hide_render = True
    sc.render.resolution_x, sc.render.resolution_y = pw, ph
    sc.cycles.samples = spp
    (p,) = passes(["col"])
    denoiser().blur3(pointer(p), pw, ph, 3)
    if os.environ.get("ART_DEBUG"):
        print(
            "PLATE",
            [
                ["%.3f" % p[3 * (y * pw + x) + 1] for x in (5, pw // 4, pw // 2, 3 * pw // 4, pw - 6)]
                for y in range(ph - 6, 0, -ph // 9)
            ],
            flush=True,
        )
    for o, v in zip(objs, old):
        o.hide_render = v
    sc.render.resolution_x, sc.render.resolution_y = w, h
    sc.cycles.samples = s
    return p


def render_denoised(
    path,
    spp,
    seed=0,
    R=6,
    F=2,
    kc=0.55,
    ka=0.04,
    kn=0.12,
    nodn=False,
    plate=None,
    psize=(200, 150),
    tgt=(0.945, 0.950, 0.958),
    fixed=0.50,
    con=0.24,
    sat=1.12,
    at=0.035,
):
    """two half-spp renders with different seeds -> joint NLM -> flatten+tone -> PNG"""
    sc = bpy.context.scene
    t0 = time.time()
    w, h = sc.render.resolution_x, sc.render.resolution_y
    sc.cycles.samples = spp // 2
    sc.cycles.seed = seed * 2
    A_, alb, nrm = passes(["col", "alb", "nrm"])
    sc.cycles.seed = seed * 2 + 1
    (B_,) = passes(["col"])
    tr = time.time() - t0
    out = array.array("f", bytes(4 * w * h * 3))
    denoiser().denoise(
        pointer(A_), pointer(B_), pointer(alb), pointer(nrm), pointer(out), w, h, R if not nodn else 0, F, kc, ka, kn
    )
    if at > 0 and not nodn:
        denoiser().atrous(pointer(out), pointer(alb), pointer(nrm), w, h, 5, at, 0.03, 0.06)
    fin = array.array("f", bytes(4 * w * h * 3))
    tg = array.array("f", tgt)
    denoiser().finish(
        pointer(out), pointer(plate), pointer(fin), w, h, psize[0], psize[1], pointer(tg), fixed, con, sat
    )
    rgba = array.array("f", [1.0]) * (w * h * 4)
    rgba[0::4] = fin[0::3]
    rgba[1::4] = fin[1::3]
    rgba[2::4] = fin[2::3]
    im = bpy.data.images.new("res", w, h, alpha=False)
    im.pixels.foreach_set(rgba)
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    im.filepath_raw = os.path.abspath(path) + ".part"
    im.file_format = "PNG"
    im.save()
    bpy.data.images.remove(im)
    os.replace(os.path.abspath(path) + ".part", path)
    print(f"DONE {path} render {tr:.1f}s post {time.time() - t0 - tr:.1f}s total {time.time() - t0:.1f}s", flush=True)


def clear_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials._made.clear()
