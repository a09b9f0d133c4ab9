import type { Body, Extruded, Solid, Turned } from '@normwerk/geometry/solid/solid'
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs'
import { buildLoop, buildProfile } from './build-loop.ts'

/** @throws Error where no sound body comes out */
export function buildSolid(oc: OpenCascadeInstance, [first, ...more]: Solid): TopoDS_Shape {
  let shape = buildBody(oc, first)
  for (const body of more) {
    using joined = shape
    using other = buildBody(oc, body)
    using fuse = new oc.BRepAlgoAPI_Fuse(joined, other)
    using whole = fuse.Shape()
    shape = onlySolid(oc, whole)
  }
  using check = new oc.BRepCheck_Analyzer(shape)
  if (!check.IsValid()) throw new Error('the body is not sound')
  return shape
}

function buildBody(oc: OpenCascadeInstance, body: Body): TopoDS_Shape {
  using shape = body.kind === 'turned' ? turn(oc, body) : extrude(oc, body)
  return onlySolid(oc, shape)
}

function turn(oc: OpenCascadeInstance, { profile }: Turned): TopoDS_Shape {
  using wire = buildProfile(oc, profile)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire, true)
  using face = maker.Face()
  using origin = new oc.gp_Pnt(0, 0, 0)
  using direction = new oc.gp_Dir(1, 0, 0)
  using axis = new oc.gp_Ax1(origin, direction)
  using turned = new oc.BRepPrimAPI_MakeRevol(face, axis, false)
  return turned.Shape()
}

function extrude(oc: OpenCascadeInstance, { outer, holes, from, to }: Extruded): TopoDS_Shape {
  using wire = buildLoop(oc, outer, from)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire, true)
  for (const hole of holes) {
    using inner = buildLoop(oc, hole, from)
    inner.Reverse()
    maker.Add(inner)
  }
  using face = maker.Face()
  using way = new oc.gp_Vec(to - from, 0, 0)
  using prism = new oc.BRepPrimAPI_MakePrism(face, way, false, true)
  return prism.Shape()
}

/** What operations return may be wrapped, and pieces that do not touch stay apart. */
function onlySolid(oc: OpenCascadeInstance, shape: TopoDS_Shape): TopoDS_Shape {
  using solids = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID, oc.TopAbs_ShapeEnum.TopAbs_SHAPE)
  if (!solids.More()) throw new Error('no body came out')
  const solid = solids.Current()
  solids.Next()
  if (solids.More()) throw new Error('the body is in pieces')
  return solid
}
