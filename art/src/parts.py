"""Small parts that several devices share."""

import bmesh
import bpy

import materials
import meshes


def empty(name, place=(0, 0, 0), parent=None):
    o = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.parent = place, parent
    return o


def screen(device, size, centre_y, z, corner, wallpaper, parent=None, flip=False):
    """A lit picture with rounded corners, seen from below z (a lid's inner face)."""
    w, h = size
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new("uv")
    ring = meshes.rounded_ring(w, h, max(0.01, corner / 10), 8)
    face = mesh.faces.new([mesh.verts.new((x, y + centre_y, z)) for x, y in reversed(ring)])
    for loop in face.loops:
        x, y, _ = loop.vert.co
        loop[uv].uv = (x / w + 0.5, (centre_y - y) / h + 0.5) if not flip else (0.5 - x / w, (y - centre_y) / h + 0.5)
    data = bpy.data.meshes.new("screen")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(materials.screen_material(wallpaper))
    o = bpy.data.objects.new("screen", data)
    bpy.context.scene.collection.objects.link(o)
    o.parent = parent or device.pivot
    device.parts["screen"] = o
    return o
