import { arcBetween } from '@normwerk/parts/shape/arc'
import type { Loop, Vertex } from '@normwerk/parts/shape/shape'
import type { gp_Pnt, OpenCascadeInstance, TopoDS_Wire } from 'replicad-opencascadejs'

type Direction = [x: number, y: number, z: number]

/** Builds a closed contour in a plane of x and y. */
export function buildProfile(oc: OpenCascadeInstance, profile: readonly Vertex[], z: number): TopoDS_Wire {
  using wire = new oc.BRepBuilderAPI_MakeWire()
  profile.forEach((end, at) => {
    const start = profile.at(at - 1) ?? end
    using from = new oc.gp_Pnt(start.x, start.y, z)
    using to = new oc.gp_Pnt(end.x, end.y, z)
    if (end.arc === undefined) {
      addLine(oc, wire, from, to)
      return
    }
    const { centre, radius, turn } = arcBetween(start, end, end.arc)
    using circle = makeCircle(oc, [centre.x, centre.y, z], [0, 0, Math.sign(turn)], radius)
    using maker = new oc.BRepBuilderAPI_MakeEdge(circle, from, to)
    using edge = maker.Edge()
    wire.Add(edge)
  })
  return wire.Wire()
}

/** Builds a closed path across the x axis. */
export function buildLoop(oc: OpenCascadeInstance, loop: Loop, x: number): TopoDS_Wire {
  using wire = new oc.BRepBuilderAPI_MakeWire()
  if ('centre' in loop) {
    using circle = makeCircle(oc, [x, loop.centre.y, loop.centre.z], [1, 0, 0], loop.radius)
    using maker = new oc.BRepBuilderAPI_MakeEdge(circle)
    using edge = maker.Edge()
    wire.Add(edge)
  } else {
    loop.forEach((end, at) => {
      const start = loop.at(at - 1) ?? end
      using from = new oc.gp_Pnt(x, start.y, start.z)
      using to = new oc.gp_Pnt(x, end.y, end.z)
      addLine(oc, wire, from, to)
    })
  }
  return wire.Wire()
}

type WireMaker = InstanceType<OpenCascadeInstance['BRepBuilderAPI_MakeWire']>

function addLine(oc: OpenCascadeInstance, wire: WireMaker, from: gp_Pnt, to: gp_Pnt): void {
  using maker = new oc.BRepBuilderAPI_MakeEdge(from, to)
  using edge = maker.Edge()
  wire.Add(edge)
}

/** Turns counter-clockwise, seen against its axis. */
function makeCircle(oc: OpenCascadeInstance, centre: Direction, axis: Direction, radius: number) {
  using point = new oc.gp_Pnt(...centre)
  using direction = new oc.gp_Dir(...axis)
  using axes = new oc.gp_Ax2(point, direction)
  return new oc.gp_Circ(axes, radius)
}
