"""Materials: named ones of models.json, lids with wear, lit screens."""

import os

import bpy

import config

_made = {}


def principled(name, col, metal=0, rough=0.5, spec=0.5, bump=0, bscale=900, emit=None, estr=0, coat=0, wear=None):
    if name in _made:
        return _made[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    _made[name] = m
    b.inputs["Base Color"].default_value = (*col, 1)
    b.inputs["Metallic"].default_value = metal
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = 0.04
    if emit:
        b.inputs["Emission"].default_value = (*emit, 1)
        b.inputs["Emission Strength"].default_value = estr
    if bump or wear:
        tc = nt.nodes.new("ShaderNodeTexCoord")
    if bump:
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = bscale / 60
        n.inputs["Detail"].default_value = 2
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.02
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], bp.inputs["Height"])
        nt.links.new(bp.outputs["Normal"], b.inputs["Normal"])
    if wear:  # wear = (map file, x0, y0, w, h): R hairlines, G edge chips, B shine; drawn by wear.py in the lid's own centimetres
        f, x0, y0, ww, hh, ztop = wear
        mp = nt.nodes.new("ShaderNodeMapping")
        mp.inputs["Location"].default_value = (-x0 / ww, -y0 / hh, 0)
        mp.inputs["Scale"].default_value = (1 / ww, 1 / hh, 1)
        tx = nt.nodes.new("ShaderNodeTexImage")
        tx.image = bpy.data.images.load(f, check_existing=True)
        tx.image.colorspace_settings.name = "Non-Color"
        tx.extension = "CLIP"
        tx.interpolation = "Linear"
        nt.links.new(tc.outputs["Object"], mp.inputs["Vector"])
        nt.links.new(mp.outputs["Vector"], tx.inputs["Vector"])
        sp = nt.nodes.new("ShaderNodeSeparateRGB")
        nt.links.new(tx.outputs["Color"], sp.inputs[0])

        def mix(fac, a_, b_, k):
            n = nt.nodes.new("ShaderNodeMixRGB")
            m_ = nt.nodes.new("ShaderNodeMath")
            m_.operation = "MULTIPLY"
            m_.use_clamp = True
            m_.inputs[1].default_value = k
            nt.links.new(fac, m_.inputs[0])
            nt.links.new(m_.outputs[0], n.inputs["Fac"])
            for sock, v in ((n.inputs["Color1"], a_), (n.inputs["Color2"], b_)):
                if hasattr(v, "node"):
                    nt.links.new(v, sock)
                else:
                    sock.default_value = v
            return n.outputs[0]

        lum = 0.2126 * col[0] + 0.7152 * col[1] + 0.0722 * col[2]
        # A scratch is thinner than a pixel: on bright metal it must be nearly black to be seen as one.
        hi, strength = (0.62, 0.85) if lum < 0.25 else (0.015, 3.0)
        c1 = mix(sp.outputs[0], (*col, 1), (hi, hi, hi * 1.02, 1), strength)
        nz = nt.nodes.new("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = 7
        nz.inputs["Detail"].default_value = 3
        nt.links.new(tc.outputs["Object"], nz.inputs["Vector"])
        nr = nt.nodes.new("ShaderNodeMapRange")
        nr.inputs["From Min"].default_value = 0.50
        nr.inputs["From Max"].default_value = 0.58
        nt.links.new(nz.outputs["Fac"], nr.inputs["Value"])
        sz = nt.nodes.new("ShaderNodeSeparateXYZ")
        nt.links.new(tc.outputs["Object"], sz.inputs[0])
        zr = nt.nodes.new("ShaderNodeMapRange")
        zr.interpolation_type = "SMOOTHSTEP"
        zr.inputs["From Min"].default_value = ztop - 0.24
        zr.inputs["From Max"].default_value = ztop - 0.06
        nt.links.new(sz.outputs["Z"], zr.inputs["Value"])
        g1 = nt.nodes.new("ShaderNodeMath")
        g1.operation = "MULTIPLY"
        nt.links.new(nr.outputs[0], g1.inputs[0])
        nt.links.new(zr.outputs[0], g1.inputs[1])
        g2 = nt.nodes.new("ShaderNodeMath")
        g2.operation = "MULTIPLY"
        nt.links.new(sp.outputs[1], g2.inputs[0])
        nt.links.new(g1.outputs[0], g2.inputs[1])
        chips = g2.outputs[0]
        c2 = mix(chips, c1, (0.72, 0.72, 0.73, 1) if lum < 0.4 else (0.03, 0.03, 0.032, 1), 0.95)
        nt.links.new(c2, b.inputs["Base Color"])
        r1 = mix(sp.outputs[2], (rough,) * 3 + (1,), (max(0.16, rough * 0.78),) * 3 + (1,), 0.6)
        r2 = mix(sp.outputs[0], r1, (0.55, 0.55, 0.55, 1), 0.8)
        nt.links.new(r2, b.inputs["Roughness"])
        bm2 = nt.nodes.new("ShaderNodeBump")
        bm2.invert = True
        bm2.inputs["Strength"].default_value = 0.35
        bm2.inputs["Distance"].default_value = 0.03
        ad = nt.nodes.new("ShaderNodeMath")
        ad.operation = "MULTIPLY_ADD"
        ad.inputs[1].default_value = 0.35
        nt.links.new(sp.outputs[0], ad.inputs[0])
        nt.links.new(chips, ad.inputs[2])
        nt.links.new(ad.outputs[0], bm2.inputs["Height"])
        if bump:
            nt.links.new(bp.outputs["Normal"], bm2.inputs["Normal"])
        nt.links.new(bm2.outputs["Normal"], b.inputs["Normal"])
    return m


def body_material(kind, wear=None):
    c, me, ro, bu = config.MATERIALS[kind]
    return principled(f"body_{kind}_{bool(wear)}", c, me, ro, 0.4, bu, 2600 if kind == "clay" else 900, wear=wear)


def screen_material(wp, strength=1.0):
    """emission plus a faint constant reflection: no Fresnel term, so the picture does not wash out when seen from the side"""
    m = bpy.data.materials.new("screen")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    t = nt.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(config.TEX, f"wp_{wp}.png"), check_existing=True)
    em = nt.nodes.new("ShaderNodeEmission")
    nt.links.new(t.outputs["Color"], em.inputs["Color"])
    lp = nt.nodes.new("ShaderNodeLightPath")
    mr = nt.nodes.new("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = strength * 0.35
    mr.inputs["To Max"].default_value = strength * 2.1
    nt.links.new(lp.outputs["Is Camera Ray"], mr.inputs["Value"])
    nt.links.new(mr.outputs["Result"], em.inputs["Strength"])
    gl = nt.nodes.new("ShaderNodeBsdfGlossy")
    gl.inputs["Color"].default_value = (0.018, 0.018, 0.019, 1)
    gl.inputs["Roughness"].default_value = 0.22
    ad = nt.nodes.new("ShaderNodeAddShader")
    nt.links.new(em.outputs[0], ad.inputs[0])
    nt.links.new(gl.outputs[0], ad.inputs[1])
    nt.links.new(ad.outputs[0], out.inputs["Surface"])
    return m
