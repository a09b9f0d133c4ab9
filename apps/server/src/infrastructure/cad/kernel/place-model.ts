import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs'
import type { Model } from '../job.ts'
import { buildSolid } from './build-solid.ts'

/** Builds a part with its seat at the origin and its axis along Z; what points to y in its shape points to X. */
export function placeModel(oc: OpenCascadeInstance, { solid, seat }: Model): TopoDS_Shape {
  using shape = buildSolid(oc, solid)
  using moved = new oc.gp_Trsf()
  moved.SetValues(0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, -seat)
  // The coordinates themselves are moved, because many CAD systems show the placement of a body as an assembly.
  using placing = new oc.BRepBuilderAPI_Transform(shape, moved, true)
  return placing.Shape()
}
