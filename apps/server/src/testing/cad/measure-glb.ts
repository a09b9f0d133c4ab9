import * as z from 'zod/mini'

const View = z.object({ byteOffset: z.optional(z.int()), byteStride: z.optional(z.int()) })
const Accessor = z.object({
  bufferView: z.int(),
  byteOffset: z.optional(z.int()),
  componentType: z.literal([5123, 5125, 5126]),
  count: z.int(),
})
const Dimension = z.object({
  symbol: z.string(),
  value: z.number(),
  from: z.array(z.number()),
  to: z.array(z.number()),
})
const Gltf = z.object({
  nodes: z.tuple([z.object({ name: z.string(), extras: z.object({ dimensions: z.array(Dimension) }) })]),
  materials: z.array(z.object({ pbrMetallicRoughness: z.object({ baseColorFactor: z.array(z.number()) }) })),
  meshes: z.tuple([
    z.object({
      primitives: z.tuple([
        z.object({ attributes: z.object({ POSITION: z.int(), NORMAL: z.int() }), indices: z.int() }),
      ]),
    }),
  ]),
  accessors: z.array(Accessor),
  bufferViews: z.array(View),
})

type Vector = [x: number, y: number, z: number]

export interface MeasuredMesh {
  name: string
  /** The sizes that a viewer shows, in metres. */
  dimensions: z.output<typeof Dimension>[]
  /** Linear red, green and blue, and the opacity. */
  colour: number[]
  triangles: number
  /** mm³ */
  volume: number
  /** The box around it, mm, with Y up. */
  low: Vector
  high: Vector
  /** Whether each side of a triangle is the side of exactly one other, in the other direction. */
  isClosed: boolean
  /** The smallest cosine between a triangle and the normals of its corners. */
  worstNormal: number
}

/** Measures the only mesh of a GLB file, without the library that writes it. */
export function measureGlb(file: Buffer): MeasuredMesh {
  const [magic, version, length, jsonLength] = [0, 4, 8, 12].map((at) => file.readUInt32LE(at))
  if (magic !== 0x46546c67 || version !== 2 || length !== file.length) throw new Error('no GLB')
  const body = 20 + (jsonLength ?? 0)
  const gltf = Gltf.parse(JSON.parse(file.subarray(20, body).toString()))
  const binary = file.subarray(body + 8)
  const read = (index: number, width: 1 | 3) => {
    const { bufferView, byteOffset = 0, componentType, count } = Accessor.parse(gltf.accessors[index])
    const { byteOffset: start = 0, byteStride } = View.parse(gltf.bufferViews[bufferView])
    const size = componentType === 5123 ? 2 : 4
    return Array.from({ length: count }, (_, at) =>
      Array.from({ length: width }, (_, part) => {
        const place = start + byteOffset + at * (byteStride ?? size * width) + part * size
        if (componentType === 5126) return binary.readFloatLE(place)
        return componentType === 5123 ? binary.readUInt16LE(place) : binary.readUInt32LE(place)
      }),
    )
  }
  const [{ attributes, indices }] = gltf.meshes[0].primitives
  const vectors = (index: number) => read(index, 3).map(([x = 0, y = 0, z = 0]): Vector => [x, y, z])
  const places = vectors(attributes.POSITION).map((place): Vector => [1e3 * place[0], 1e3 * place[1], 1e3 * place[2]])
  const normals = vectors(attributes.NORMAL)
  const corners = read(indices, 1).flat()
  const cornerAt = (at: number): Vector => places[corners[at] ?? -1] ?? [Number.NaN, Number.NaN, Number.NaN]
  const sides = new Map<string, number>()
  let [volume, worstNormal] = [0, 1]
  for (let at = 0; at < corners.length; at += 3) {
    const three = corners.slice(at, at + 3)
    const [a, b, c] = [cornerAt(at), cornerAt(at + 1), cornerAt(at + 2)]
    volume += dot(a, cross(b, c)) / 6
    const facing = cross(minus(b, a), minus(c, a))
    const size = Math.hypot(...facing)
    // A sliver has no direction.
    if (size > 1e-3) {
      for (const corner of three) {
        worstNormal = Math.min(worstNormal, dot(facing, normals[corner] ?? [0, 0, 0]) / size)
      }
    }
    const names = [a, b, c].map((place) => place.map((value) => Math.round(value * 1e4)).join(' '))
    names.forEach((from, side) => {
      const to = names[(side + 1) % 3] ?? ''
      if (from === to) return
      const [key, way] = from < to ? [`${from}|${to}`, 1] : [`${to}|${from}`, -1]
      sides.set(key, (sides.get(key) ?? 0) + way)
    })
  }
  const bound = (choose: (...values: number[]) => number): Vector => [
    choose(...places.map(([x]) => x)),
    choose(...places.map(([, y]) => y)),
    choose(...places.map(([, , z]) => z)),
  ]
  return {
    name: gltf.nodes[0].name,
    dimensions: gltf.nodes[0].extras.dimensions,
    colour: gltf.materials[0]?.pbrMetallicRoughness.baseColorFactor ?? [],
    triangles: corners.length / 3,
    volume,
    low: bound(Math.min),
    high: bound(Math.max),
    isClosed: [...sides.values()].every((sum) => sum === 0),
    worstNormal,
  }
}

function minus(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
}

function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}

function dot([a, b, c]: Vector, [x, y, z]: Vector): number {
  return a * x + b * y + c * z
}
