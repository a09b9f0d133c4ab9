import type { Mesh } from './format-glb.ts'

type Vector = readonly [number, number, number]

/** Facets with a smaller area are slivers, which have no direction, mm². */
const minArea = 5e-4

/**
 * At the point of a cone a surface has no normal, and the one that the kernel names may point into the body. It becomes
 * the mean of the facets around it, each by its angle at the point.
 */
export function mendNormals({ positions, normals, corners }: Mesh): void {
  const means = new Map<number, Vector>()
  const wrong = new Set<number>()
  for (let at = 0; at < corners.length; at += 3) {
    const three = [...corners.subarray(at, at + 3)]
    const [a, b, c] = three.map((corner) => vectorAt(positions, corner))
    if (a === undefined || b === undefined || c === undefined) continue
    const facing = cross(minus(b, a), minus(c, a))
    if (lengthOf(facing) < 2 * minArea) continue
    const direction = scale(facing, 1 / lengthOf(facing))
    const angles = [angleBetween(minus(b, a), minus(c, a)), angleBetween(minus(c, b), minus(a, b))]
    for (const [index, corner] of three.entries()) {
      const angle = angles[index] ?? Math.PI - (angles[0] ?? 0) - (angles[1] ?? 0)
      means.set(corner, plus(means.get(corner) ?? [0, 0, 0], scale(direction, angle)))
      if (dot(direction, vectorAt(normals, corner)) < 0) wrong.add(corner)
    }
  }
  for (const corner of wrong) {
    const mean = means.get(corner) ?? [0, 0, 0]
    normals.set(scale(mean, 1 / lengthOf(mean)), 3 * corner)
  }
}

function vectorAt(vectors: Float32Array, at: number): Vector {
  return [vectors[3 * at] ?? 0, vectors[3 * at + 1] ?? 0, vectors[3 * at + 2] ?? 0]
}

function plus([x, y, z]: Vector, [u, v, w]: Vector): Vector {
  return [x + u, y + v, z + w]
}

function minus(one: Vector, other: Vector): Vector {
  return plus(one, scale(other, -1))
}

function scale([x, y, z]: Vector, by: number): Vector {
  return [x * by, y * by, z * by]
}

function dot([x, y, z]: Vector, [u, v, w]: Vector): number {
  return x * u + y * v + z * w
}

function cross([x, y, z]: Vector, [u, v, w]: Vector): Vector {
  return [y * w - z * v, z * u - x * w, x * v - y * u]
}

function lengthOf(vector: Vector): number {
  return Math.hypot(...vector)
}

function angleBetween(one: Vector, other: Vector): number {
  return Math.atan2(lengthOf(cross(one, other)), dot(one, other))
}
