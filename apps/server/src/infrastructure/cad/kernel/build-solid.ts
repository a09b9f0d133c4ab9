import { directionOf } from '@normwerk/parts/shape/arc'
import { profileOf } from '@normwerk/parts/shape/contour'
import type { Block, Body, CrossPoint, Cut, Flats, Loop, Solid, Turned, Vertex } from '@normwerk/parts/shape/shape'
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs'
import { buildLoop, buildProfile } from './build-loop.ts'
import { checkSolid } from './check-solid.ts'

/** @throws Error if the result is no valid body, or another one than the description says */
export function buildSolid(oc: OpenCascadeInstance, solid: Solid): TopoDS_Shape {
  const [first, ...more] = solid
  let shape = buildBody(oc, first)
  for (const body of more) {
    using joined = shape
    using other = buildBody(oc, body)
    using fuse = new oc.BRepAlgoAPI_Fuse(joined, other)
    using whole = fuse.Shape()
    shape = onlySolid(oc, whole)
  }
  checkSolid(oc, shape, solid)
  return shape
}

function buildBody(oc: OpenCascadeInstance, body: Body): TopoDS_Shape {
  const flats = body.kind === 'turned' && body.flats !== null ? cutsOf(body.flats) : []
  const cuts = [...body.cuts, ...flats]
  const isShaped = body.kind === 'turned' && body.face.length > 0
  const whole = buildWhole(oc, body)
  if (cuts.length === 0 && !isShaped) return whole
  using _whole = whole
  using bodies = new oc.NCollection_List_TopoDS_Shape()
  bodies.Append(whole)
  using tools = new oc.NCollection_List_TopoDS_Shape()
  for (const { loop, from, to } of cuts) {
    using tool = extrude(oc, loop, from, to)
    tools.Append(tool)
  }
  if (isShaped) {
    using tool = extrudeBeyond(oc, body)
    tools.Append(tool)
  }
  // All at once: one by one, each would go through all faces of those before it.
  using cut = new oc.BRepAlgoAPI_Cut()
  cut.SetArguments(bodies)
  cut.SetTools(tools)
  using progress = new oc.Message_ProgressRange()
  cut.Build(progress)
  using left = cut.Shape()
  return onlySolid(oc, left)
}

function buildWhole(oc: OpenCascadeInstance, body: Body): TopoDS_Shape {
  using shape = body.kind === 'turned' ? turn(oc, body) : extrude(oc, edgeOf(body), body.from, body.to)
  return onlySolid(oc, shape)
}

function turn(oc: OpenCascadeInstance, body: Turned): TopoDS_Shape {
  using wire = buildProfile(oc, profileOf(body), 0)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire, true)
  using face = maker.Face()
  using origin = new oc.gp_Pnt(0, 0, 0)
  using direction = new oc.gp_Dir(1, 0, 0)
  using axis = new oc.gp_Ax1(origin, direction)
  using turned = new oc.BRepPrimAPI_MakeRevol(face, axis, false)
  return turned.Shape()
}

function extrude(oc: OpenCascadeInstance, loop: Loop, from: number, to: number): TopoDS_Shape {
  using wire = buildLoop(oc, loop, from)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire, true)
  using face = maker.Face()
  using way = new oc.gp_Vec(to - from, 0, 0)
  using prism = new oc.BRepPrimAPI_MakePrism(face, way, false, true)
  return prism.Shape()
}

/** Returns what a face that is not upright cuts away: all beyond it, wider than the tip. */
function extrudeBeyond(oc: OpenCascadeInstance, { contour, face: tip }: Turned): TopoDS_Shape {
  const { x, y } = contour.at(-1) ?? { x: 0, y: 0 }
  const side = 2 * y
  const path = [...beyondEnd(tip, 'lower', y), ...tip, ...beyondEnd(tip, 'upper', y)]
  const [below, above] = [path[0]?.y ?? 0, path.at(-1)?.y ?? 0]
  using wire = buildProfile(oc, [{ x: x + 3 * side, y: below }, ...path, { x: x + 3 * side, y: above }], -side)
  using maker = new oc.BRepBuilderAPI_MakeFace(wire, true)
  using face = maker.Face()
  using way = new oc.gp_Vec(0, 0, 2 * side)
  using prism = new oc.BRepPrimAPI_MakePrism(face, way, false, true)
  return prism.Shape()
}

/** Returns a place beside the body, straight on from an end of its face: an edge that ends on the body may not cut it. */
function beyondEnd(face: readonly Vertex[], side: 'lower' | 'upper', radius: number): Vertex[] {
  const [start, end] = side === 'lower' ? face : face.slice(-2)
  if (start === undefined || end === undefined) return []
  const [rim, share, away] = side === 'lower' ? ([start, 0, -radius] as const) : ([end, 1, radius] as const)
  const way = directionOf(start, end, share)
  // Where an arc ends along the side of the body, nothing is straight on beside it.
  const slope = way.y < 1e-3 ? 0 : way.x / way.y
  const beside = away / (1 + Math.abs(slope))
  return [{ x: rim.x + slope * beside, y: rim.y + beside }]
}

function edgeOf({ height, depth }: Block): CrossPoint[] {
  const [y, z] = [height / 2, depth / 2]
  return [
    { y: -y, z: -z },
    { y, z: -z },
    { y, z },
    { y: -y, z },
  ]
}

/** Returns what the flats cut away: beyond each of them a block that is larger than the head. */
function cutsOf({ angles, distance, radius, to }: Flats): Cut[] {
  return angles.map((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const corner = (away: number, along: number) => ({ y: away * cos - along * sin, z: away * sin + along * cos })
    const [far, side] = [2 * radius, 2 * radius]
    return {
      loop: [corner(distance, -side), corner(far, -side), corner(far, side), corner(distance, side)],
      from: 0,
      to,
    }
  })
}

/** Operations may wrap their result, and pieces that do not touch stay separate. */
function onlySolid(oc: OpenCascadeInstance, shape: TopoDS_Shape): TopoDS_Shape {
  using solids = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID, oc.TopAbs_ShapeEnum.TopAbs_SHAPE)
  if (!solids.More()) throw new Error('no body came out')
  const solid = solids.Current()
  solids.Next()
  if (solids.More()) throw new Error('the body is in pieces')
  return solid
}
