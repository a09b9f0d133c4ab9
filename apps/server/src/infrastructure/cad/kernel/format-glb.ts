import { ColorUtils, Document, WebIO } from '@gltf-transform/core'
import type { MeshDimension, MeshModel } from '../job.ts'

/** Triangles as the kernel makes them: mm, Z up, three numbers for each position and normal. */
export interface Mesh {
  positions: Float32Array<ArrayBuffer>
  normals: Float32Array<ArrayBuffer>
  corners: Uint32Array<ArrayBuffer>
}

/**
 * Formats a mesh as GLB. glTF is in metres with Y up, so that the axis of a part, Z of its STEP file, becomes Y. The
 * sizes that a viewer shows are in the `extras` of the node, where other programs ignore them.
 */
export async function formatGlb(
  { positions, normals, corners }: Mesh,
  { name, colour, seat, dimensions }: Omit<MeshModel, 'solid'>,
): Promise<Uint8Array> {
  const document = new Document()
  document.getRoot().getAsset().generator = 'Normwerk'
  const buffer = document.createBuffer()
  const vectors = (values: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType('VEC3').setArray(values).setBuffer(buffer)
  const indices = positions.length / 3 > 0xffff ? corners : Uint16Array.from(corners)
  const material = document
    .createMaterial()
    .setBaseColorFactor(ColorUtils.hexToFactor(Number.parseInt(colour.slice(1), 16), [0, 0, 0, 1]))
    .setMetallicFactor(0.4)
    .setRoughnessFactor(0.5)
  const faces = document
    .createPrimitive()
    .setAttribute('POSITION', vectors(turnUp(positions, 1e-3)))
    .setAttribute('NORMAL', vectors(turnUp(normals, 1)))
    .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
    .setMaterial(material)
  const toPlace = ([x, y, z]: MeshDimension['from']) => [y / 1e3, (x - seat) / 1e3, -z / 1e3]
  const shown = dimensions.map(({ from, to, ...size }) => ({ ...size, from: toPlace(from), to: toPlace(to) }))
  const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(faces))
  node.setExtras({ dimensions: shown })
  document.createScene(name).addChild(node)
  return new WebIO().writeBinary(document)
}

/** Turns vectors with Z up into vectors with Y up, of another length. */
function turnUp(vectors: Float32Array<ArrayBuffer>, scale: number): Float32Array<ArrayBuffer> {
  const turned = new Float32Array(vectors.length)
  for (let at = 0; at < vectors.length; at += 3) {
    const [x = 0, y = 0, z = 0] = vectors.subarray(at, at + 3)
    turned.set([x * scale, z * scale, -y * scale], at)
  }
  return turned
}
