export type Vector = readonly [x: number, y: number, z: number]

/** A place with right-angled axes, and with a scale of what is in it. */
export interface Frame {
  origin: Vector
  x: Vector
  y: Vector
  z: Vector
}

export const identity: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

export const add = (a: Vector, b: Vector, by = 1): Vector => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]]
export const subtract = (a: Vector, b: Vector): Vector => add(a, b, -1)
export const scale = (a: Vector, by: number): Vector => [by * a[0], by * a[1], by * a[2]]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const sizeOf = (a: Vector) => Math.hypot(...a)

/** Returns the direction of a vector; Z for one without any. */
export function normalise(a: Vector): Vector {
  const size = sizeOf(a)
  return size > 1e-12 ? scale(a, 1 / size) : [0, 0, 1]
}

/** Returns a frame with its z along `axis` and its x as near to `towards` as possible. */
export function frameAlong(origin: Vector, axis: Vector, towards: Vector): Frame {
  const z = normalise(axis)
  const across = subtract(towards, scale(z, dot(towards, z)))
  const other: Vector = Math.abs(z[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0]
  const x = normalise(sizeOf(across) > 1e-9 ? across : subtract(other, scale(z, dot(other, z))))
  return { origin, x, y: cross(z, x), z }
}

/** Returns a point of the frame in the coordinates around it. */
export function place({ origin, x, y, z }: Frame, [a, b, c]: Vector): Vector {
  return [
    origin[0] + a * x[0] + b * y[0] + c * z[0],
    origin[1] + a * x[1] + b * y[1] + c * z[1],
    origin[2] + a * x[2] + b * y[2] + c * z[2],
  ]
}

const turn = (frame: Frame, direction: Vector) => subtract(place(frame, direction), frame.origin)

/** Returns the inner frame, which is placed in the outer one, in the coordinates around both. */
export function placeFrame(outer: Frame, inner: Frame): Frame {
  return {
    origin: place(outer, inner.origin),
    x: turn(outer, inner.x),
    y: turn(outer, inner.y),
    z: turn(outer, inner.z),
  }
}

/** Returns the frame that undoes another one, whose axes may be scaled equally. */
export function invert({ origin, x, y, z }: Frame): Frame {
  const by = 1 / dot(x, x)
  const rows = {
    x: scale([x[0], y[0], z[0]], by),
    y: scale([x[1], y[1], z[1]], by),
    z: scale([x[2], y[2], z[2]], by),
  }
  return { ...rows, origin: scale(turn({ origin: [0, 0, 0], ...rows }, origin), -1) }
}

export interface Circle {
  centre: Vector
  normal: Vector
  radius: number
}

/** Returns the circle on which all points lie; null if there is none, as for points on a line. */
export function circleThrough(points: readonly Vector[], tolerance: number): Circle | null {
  const [a, b, c] = [0, 1 / 3, 2 / 3].map((share) => points[Math.floor(share * points.length)])
  if (a === undefined || b === undefined || c === undefined) return null
  const [toB, toC] = [subtract(b, a), subtract(c, a)]
  const normal = cross(toB, toC)
  const area = dot(normal, normal)
  // Points on a line.
  if (area < 1e-9 * dot(toB, toB) * dot(toC, toC) || area === 0) return null
  const out = add(scale(cross(normal, toB), dot(toC, toC)), scale(cross(toC, normal), dot(toB, toB)))
  const offset = scale(out, 1 / (2 * area))
  const circle = { centre: add(a, offset), normal: normalise(normal), radius: sizeOf(offset) }
  const isOn = points.every((point) => {
    const way = subtract(point, circle.centre)
    return Math.abs(sizeOf(way) - circle.radius) < tolerance && Math.abs(dot(way, circle.normal)) < tolerance
  })
  return isOn ? circle : null
}

/** Returns the plane in which all points lie; null if there is none. */
export function planeThrough(points: readonly Vector[], tolerance: number): { point: Vector; normal: Vector } | null {
  const [point] = points
  if (point === undefined) return null
  const farthest = (sizeFor: (way: Vector) => number) =>
    points.reduce(
      (best: Vector, other) => {
        const way = subtract(other, point)
        return sizeFor(way) > sizeFor(best) ? way : best
      },
      [0, 0, 0],
    )
  const along = farthest(sizeOf)
  const across = farthest((way) => sizeOf(cross(along, way)))
  const normal = normalise(cross(along, across))
  return points.every((other) => Math.abs(dot(subtract(other, point), normal)) < tolerance) ? { point, normal } : null
}
