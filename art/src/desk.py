"""What stands on a desk beside a laptop: two docks, a monitor, a small desktop. Same studio, same camera as the laptops (still.py).
1 Blender unit = 1 cm; the front faces -y. Every device is generic: no manufacturer's design, nothing printed on it."""
import math,bpy,bmesh
from mathutils import Matrix
import laptop as K, scenes as S
class L: pass
UPRIGHT=Matrix.Rotation(math.pi/2,3,'X') # a slab's plan becomes a front face: (x,y,z) -> (x,-z,y)
def device(w,d,fit):
    l=L(); l.w,l.d,l.fit=w,d,fit; l.root=S.empty('device'); return l
def rubber(): return K.principled('rubber',(.012,.012,.012),0,.8,.2)
def socket(l,bodies,kind,x,z,depth=.55):
    """a port in the front wall: pocket, dark end, tongue"""
    w,h,r,tongue={'usbc':(.92,.34,.165,(.64,.09,0)),'usba':(1.34,.56,.05,(1.12,.2,.1)),'jack':(.42,.42,.205,None),'lock':(.7,.3,.1,None)}[kind]; y=l.d/2
    for o in bodies: K.cutter(o,lambda bm:K.addslab(bm,w,h,[(0,y-depth),(0,y+.3)],r,5,(x,0,z),rot=UPRIGHT))
    b=bmesh.new(); K.addslab(b,w-.01,h-.01,[(0,y-depth),(0,y-depth+.04)],r,5,(x,0,z),rot=UPRIGHT,mat=0)
    if tongue: K.addslab(b,tongue[0],tongue[1],[(0,y-depth),(0,y-.12)],.03,3,(x,0,z+tongue[2]),rot=UPRIGHT,mat=1 if kind=='usbc' else 2)
    K.mkobj('port',b,[K.principled('pdark',(.006,.006,.006),0,.6),K.principled('ptongue',(.05,.05,.052),0,.4),K.principled('pblue',(.01,.05,.35),0,.45)],l.root,wn=False)
def lead(l,pts,end,turn,r=.27):
    """the dock's own cable, with a USB-C plug at its end"""
    cab=K.principled('cable',(.010,.010,.011),0,.55,.3); S.tube(pts,r,cab,l.root,name='lead'); p=S.empty('plug',end,turn); p.parent=l.root
    K.slab('plugb',2.3,1.15,.66,.28,.15,.15,[K.principled('brick',(.012,.012,.013),0,.42,.4,.08,900)],p,off=(0,0,-.33),seg=6); K.slab('plugm',.78,.83,.26,.12,.02,.02,[K.principled('plug',(.60,.60,.62),1,.3)],p,off=(1.5,0,-.13),seg=5)
def dock_slim(): # a flat dock: cable out of its left side, round to the front
    l=device(20.5,9.2,('shell','lead')); top=K.principled('docktop',(.020,.021,.023),0,.42,.4,.06,900)
    o=K.slab('shell',20.5,9.2,2.8,1.5,.42,.3,[K.bodymat('anthracite')],l.root,off=(0,0,.12),seg=14); K.slab('plate',19.5,8.2,.02,1.1,.01,.005,[top],l.root,off=(0,0,2.915),seg=12,bseg=2); K.slab('foot',18,7,.2,1,.02,.02,[rubber()],l.root)
    for kind,x in (('usbc',-1.2),('usba',1.2),('usba',3.5),('jack',5.4)): socket(l,(o,),kind,x,1.5)
    b=bmesh.new(); K.cylinder(b,.62,.05,'z',(8.2,2.4,2.95),40,.02); K.mkobj('button',b,[K.principled('button',(.05,.052,.056),.5,.35)],l.root)
    b=bmesh.new(); K.addslab(b,.5,.09,[(0,0),(0,.012)],.04,3,(8.2,1.3,2.93)); K.mkobj('light',b,[K.principled('light',(.9,.9,.9),0,.4,emit=(.9,.95,1),estr=1.6)],l.root,wn=False)
    lead(l,[(-10.1,1.6,1.5),(-11.6,1.5,1.35),(-13.6,.2,.6),(-14.2,-3,.3),(-12.6,-6.6,.28),(-9.2,-8.6,.28),(-5.4,-8.9,.3),(-3.4,-8.8,.34)],(-2.3,-8.8,.36),0); return l
def dock_cube(): # a small upright block, cable from behind
    l=device(10.2,10.2,('shell','lead')); o=K.slab('shell',10.2,10.2,7.0,1.7,.5,.3,[K.bodymat('black')],l.root,off=(0,0,.15),seg=14); K.slab('foot',8,8,.25,1.2,.02,.02,[rubber()],l.root)
    K.slab('plate',8.4,8.4,.02,1.2,.01,.005,[K.principled('cubetop',(.016,.016,.017),0,.30,.45)],l.root,off=(0,0,7.135),seg=12,bseg=2)
    socket(l,(o,),'usbc',-1.5,2.0); socket(l,(o,),'jack',1.3,2.0)
    b=bmesh.new(); K.addslab(b,8.6,.06,[(0,5.07),(0,5.104)],.025,3,(0,0,5.6),rot=UPRIGHT); K.mkobj('line',b,[K.principled('cubeline',(.30,.31,.32),1,.3)],l.root,wn=False)
    lead(l,[(3.2,5,1.4),(4.6,7.4,.9),(8.4,7.6,.34),(11.6,4.2,.28),(12.2,-.6,.28),(10.8,-4.4,.28),(8.4,-6.6,.32),(7.0,-7.5,.34)],(6.1,-8.05,.36),math.pi+.54); return l
def monitor(): # 24 inches, narrow borders, on a stand that rises
    l=device(53.9,20,('panel','foot','stand')); w,h=53.9,32.0; blk=K.bodymat('black'); met=K.bodymat('graphite'); sw,sh=52.7,29.64
    p=S.empty('tilt',(0,-1.2,30.5)); p.parent=l.root; p.rotation_euler=(math.radians(90-3),0,0)
    K.slab('panel',w,h,1.5,.5,.14,.4,[blk],p,off=(0,0,-.75),seg=8); K.slab('bezel',w-.2,h-.2,.03,.45,.008,.005,[K.principled('bezmatte',(.007,.007,.008),0,.48,.22,.08)],p,off=(0,0,.745),seg=8,bseg=2)
    K.slab('back',34,22,2.6,2,.6,.6,[blk],p,off=(0,0,-3.2),seg=8); K.slab('arm',9,9,3.4,1,.3,.3,[met],p,off=(0,0,-6.2),seg=8)
    cy=(h-.4-sh)/2-.25+.2; b=bmesh.new(); uv=b.loops.layers.uv.new('uv'); crn=[(-sw/2,cy-sh/2,0,0),(sw/2,cy-sh/2,1,0),(sw/2,cy+sh/2,1,1),(-sw/2,cy+sh/2,0,1)]; f=b.faces.new([b.verts.new((x,y,.782)) for x,y,_,_ in crn])
    for q,c in zip(f.loops,crn): q[uv].uv=(c[2],c[3])
    me=bpy.data.meshes.new('screen'); b.to_mesh(me); b.free(); me.materials.append(K.screenmat('mist')); o=bpy.data.objects.new('screen',me); bpy.context.scene.collection.objects.link(o); o.parent=p
    b=bmesh.new()
    for i in range(4): K.addslab(b,.75,.30,[(0,.775),(0,.80)],.14,4,(w/2-2.2-i*1.5,-h/2+.75,0))
    K.mkobj('keys',b,[K.principled('mkey',(.05,.05,.052),0,.4)],p,wn=False)
    K.slab('stand',6.4,3.6,38,1.2,.4,.3,[met],l.root,off=(0,5.6,1.2),seg=10); K.slab('foot',25,20,1.5,1.6,.3,.2,[met],l.root,off=(0,2.5,.1),seg=14); return l
def mini(): # a desktop of one litre, lying flat
    l=device(18.2,17.9,('shell',)); o=K.slab('shell',18.2,17.9,3.5,.55,.18,.14,[K.bodymat('anthracite')],l.root,off=(0,0,.25),seg=10); K.slab('foot',15,15,.3,1,.02,.02,[rubber()],l.root)
    dark=K.principled('vent',(.004,.004,.004),0,.7); b=bmesh.new(); K.addslab(b,17.3,2.7,[(0,8.94),(0,8.962)],.3,6,(0,0,2.0),rot=UPRIGHT); f=K.mkobj('fascia',b,[K.principled('fascia',(.010,.010,.011),0,.34,.45,.05,900)],l.root)
    for kind,x in (('usbc',-.6),('usba',1.6),('usba',3.9),('jack',5.8)): socket(l,(o,f),kind,x,2.0)
    b=bmesh.new()
    for i in range(18): K.addslab(b,.13,1.9,[(0,8.938),(0,8.972)],.06,3,(-7.9+i*.36,0,2.0),rot=UPRIGHT)
    K.mkobj('slots',b,[dark],l.root,wn=False)
    b=bmesh.new(); K.addslab(b,1.25,1.25,[(.06,8.96),(0,9.0),(.05,9.06)],.62,10,(7.5,0,2.0),rot=UPRIGHT); K.mkobj('power',b,[K.principled('power',(.16,.165,.17),1,.32)],l.root)
    b=bmesh.new(); K.addslab(b,.42,.06,[(0,9.06),(0,9.07)],.025,3,(7.5,0,2.0),rot=UPRIGHT); K.mkobj('light',b,[K.principled('light',(.9,.9,.9),0,.4,emit=(.9,.95,1),estr=1.6)],l.root,wn=False)
    b=bmesh.new() # vents in the left wall
    for i in range(22): K.addslab(b,.02,.16,[(0,1.1),(0,3.0)],.005,1,(-9.1,-5.6+i*.5,0))
    K.mkobj('sidevents',b,[dark],l.root,wn=False); return l
BUILD={'dock-slim':dock_slim,'dock-cube':dock_cube,'monitor-24':monitor,'mini-18':mini}
