import { add, dot, readFrame, type Vector } from './geometry.ts'
import { numberIn, type Parameter, type StepModel } from './parse-step.ts'

export interface Surface {
  /** How far a point is from the surface, mm. */
  distance: (point: Vector) => number
  /**
   * Returns a form ω with dω = z dx∧dy on the surface, summed along a short way. By Stokes' theorem its sum around the
   * edges of a face is the volume below the face.
   * @param inside a point near the middle of the face
   */
  sum: (from: Vector, to: Vector, inside: Vector) => number
}

/** Reads a surface of a body that is turned about Z, or extruded along it, or of a tip that is cut across. */
export function readSurface(model: StepModel, reference: Parameter | undefined): Surface {
  const { type, parameters } = model.follow(reference)
  const { origin, axis } = readFrame(model, parameters[1])
  const [, , first, second] = parameters
  const upright = Math.abs(axis[2])
  const below = {
    upright: () => 0,
    level: (from: Vector, to: Vector) => (origin[2] * (from[0] * to[1] - to[0] * from[1])) / 2,
    // z = c + a x + b y, and ω = −(c y + a x y + b y² / 2) dx.
    inclined: (from: Vector, to: Vector) => {
      const [a, b] = [-axis[0] / axis[2], -axis[1] / axis[2]]
      const c = origin[2] - a * origin[0] - b * origin[1]
      const height = ([x, y]: Vector) => c * y + a * x * y + (b * y ** 2) / 2
      return (-(height(from) + height(to)) / 2) * (to[0] - from[0])
    },
  }
  const reach = (point: Vector) => Math.hypot(point[0] - origin[0], point[1] - origin[1])
  if (type === 'PLANE') {
    const distance = (point: Vector) => Math.abs(dot(add(point, origin, -1), axis))
    if (upright > 1e-12 && upright < 1 - 1e-12) return { distance, sum: below.inclined }
    return { distance, sum: upright > 0.5 ? below.level : below.upright }
  }
  const radius = numberIn(first)
  if (type === 'CYLINDRICAL_SURFACE' && upright < 1e-12) return readAcross(origin, axis, radius)
  if (upright < 1 - 1e-12) throw new Error(`the axis of ${type} is not Z`)
  if (type === 'CYLINDRICAL_SURFACE') {
    return { distance: (point) => Math.abs(reach(point) - radius), sum: below.upright }
  }
  const around = (height: (point: Vector, inside: Vector) => number): Surface['sum'] => {
    return (from, to, inside) => {
      const [a, b] = [add(from, origin, -1), add(to, origin, -1)]
      const turn = Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])
      return ((height(from, inside) + height(to, inside)) / 2) * turn
    }
  }
  if (type === 'CONICAL_SURFACE') {
    // z = start + rise · ρ along the cone, so ∫ z ρ dρ is a polynomial.
    const rise = axis[2] / Math.tan(numberIn(second))
    const start = origin[2] - rise * radius
    return {
      distance: (point) => Math.abs(start + rise * reach(point) - point[2]) / Math.hypot(1, rise),
      sum: around((point) => (start * reach(point) ** 2) / 2 + (rise * reach(point) ** 3) / 3),
    }
  }
  if (type === 'SPHERICAL_SURFACE') {
    return {
      distance: (point) => Math.abs(Math.hypot(...add(point, origin, -1)) - radius),
      // It is 0 at the pole, where a turn has no direction.
      sum: around(([, , z], inside) => {
        const height = (level: number) => (origin[2] * level ** 2) / 2 - level ** 3 / 3
        return height(z) - height(origin[2] + Math.sign(inside[2] - origin[2]) * radius)
      }),
    }
  }
  if (type === 'TOROIDAL_SURFACE') {
    const cord = numberIn(second)
    const angleOf = (point: Vector) => Math.atan2(point[2] - origin[2], reach(point) - radius)
    const sum = around((point, inside) => {
      const middle = angleOf(inside)
      const away = angleOf(point) - middle
      const v = middle + Math.atan2(Math.sin(away), Math.cos(away))
      const [sin, cos] = [Math.sin(v), Math.cos(v)]
      const level = origin[2] * ((cord * sin ** 2) / 2 - radius * cos)
      return -cord * (level + cord * radius * (v / 2 - (sin * cos) / 2) + (cord ** 2 * sin ** 3) / 3)
    })
    return { distance: (point) => Math.abs(Math.hypot(reach(point) - radius, point[2] - origin[2]) - cord), sum }
  }
  throw new Error(`unknown surface ${type}`)
}

/** Reads a cylinder across Z, of which a face lies above or below its axis. */
function readAcross(origin: Vector, axis: Vector, radius: number): Surface {
  const sideOf = (point: Vector) => (point[0] - origin[0]) * axis[1] - (point[1] - origin[1]) * axis[0]
  const alongOf = (point: Vector) => point[0] * axis[0] + point[1] * axis[1]
  // With s to the side and t along the axis, ω = ∫ z ds dt.
  const areaOf = (point: Vector, sign: number) => {
    const side = Math.max(-radius, Math.min(radius, sideOf(point)))
    const ofCircle = (side * Math.sqrt(radius ** 2 - side ** 2) + radius ** 2 * Math.asin(side / radius)) / 2
    return origin[2] * side + sign * ofCircle
  }
  return {
    distance: (point) => Math.abs(Math.hypot(sideOf(point), point[2] - origin[2]) - radius),
    sum: (from, to, inside) => {
      const sign = Math.sign(inside[2] - origin[2])
      return ((areaOf(from, sign) + areaOf(to, sign)) / 2) * (alongOf(to) - alongOf(from))
    },
  }
}
