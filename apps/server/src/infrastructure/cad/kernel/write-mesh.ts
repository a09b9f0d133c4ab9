import type { MeshModel } from '../job.ts'
import { formatGlb } from './format-glb.ts'
import type { Kernel } from './load-kernel.ts'
import { mendNormals } from './mend-normals.ts'
import { placeModel } from './place-model.ts'

/** The largest distance of a facet from the surface, mm, and the largest angle between neighbouring facets, radians. */
const precision = { distance: 0.05, angle: 0.15 }

/** Writes one part as GLB (binary glTF 2.0). */
export async function writeMesh({ oc }: Kernel, model: MeshModel): Promise<Uint8Array> {
  using shape = placeModel(oc, model)
  using mesh = oc.ReplicadMeshExtractor.extract(shape, precision.distance, precision.angle, false)
  // The kernel keeps the facets in its own memory, which another job overwrites.
  const { buffer } = oc.wasmMemory
  const positions = new Float32Array(buffer, mesh.getVerticesPtr(), mesh.getVerticesSize()).slice()
  const normals = new Float32Array(buffer, mesh.getNormalsPtr(), mesh.getNormalsSize()).slice()
  const corners = new Uint32Array(buffer, mesh.getTrianglesPtr(), mesh.getTrianglesSize()).slice()
  if (corners.length === 0) throw new Error('no facets came out')
  const facets = { positions, normals, corners }
  mendNormals(facets)
  return formatGlb(facets, model)
}
