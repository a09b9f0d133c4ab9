import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import type { OpenCascadeInstance, TopoDS_Shape } from 'replicad-opencascadejs'

/** Largest difference from the computed volume, as a part of it, and from the computed box, as a part of its size. */
const precision = 1e-6

/** @throws Error if the body is not closed, or differs in volume or size from what its description says */
export function checkSolid(oc: OpenCascadeInstance, shape: TopoDS_Shape, solid: Solid): void {
  using check = new oc.BRepCheck_Analyzer(shape)
  if (!check.IsValid()) throw new Error('the body is not sound')
  const [volume, expected] = [measureVolume(oc, shape), volumeOf(solid)]
  if (!(Math.abs(volume - expected) <= precision * expected)) throw new Error(`the body has ${volume} mm³`)
  const { x, y, z } = extentOf(solid)
  const [found, computed] = [measureBox(oc, shape), [...x, ...y, ...z]]
  const size = Math.hypot(...computed)
  if (!found.every((end, at) => Math.abs(end - (computed[at] ?? Number.NaN)) <= precision * size)) {
    throw new Error(`the body reaches from ${found.join(' to ')}`)
  }
}

function measureVolume(oc: OpenCascadeInstance, shape: TopoDS_Shape): number {
  using properties = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(shape, properties, precision / 10, true, false)
  return properties.Mass()
}

/**
 * Measures the box of the edges. No face of a part bulges beyond its edges, and to search the faces for their ends would
 * take as long as all the rest of a file.
 */
function measureBox(oc: OpenCascadeInstance, shape: TopoDS_Shape): number[] {
  using box = new oc.Bnd_Box()
  using edges = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_EDGE, oc.TopAbs_ShapeEnum.TopAbs_SHAPE)
  for (; edges.More(); edges.Next()) {
    using edge = edges.Current()
    oc.BRepBndLib.AddOptimal(edge, box, false, false)
  }
  return [box.GetXMin(), box.GetXMax(), box.GetYMin(), box.GetYMax(), box.GetZMin(), box.GetZMax()]
}
