import type { Vertex } from '../outline/outline.ts'

/** A closed contour, turned about the x axis: `y` is the distance from it. Its last vertex runs straight to its first. */
export interface Turned {
  kind: 'turned'
  profile: readonly Vertex[]
}

/** A place in a cross-section; seen along the x axis, z stands to the right of y. */
export interface CrossPoint {
  y: number
  z: number
}

/** A circle, or a closed path of straight edges. */
export type Loop = { centre: CrossPoint; radius: number } | readonly CrossPoint[]

/** A cross-section that is the same along x. */
export interface Extruded {
  kind: 'extruded'
  outer: Loop
  holes: readonly Loop[]
  from: number
  to: number
}

export type Body = Turned | Extruded

/**
 * The nominal shape of a part in mm, without its tolerances: bodies that touch or overlap and together are one. The x
 * axis is that of the part, from its head face.
 */
export type Solid = readonly [Body, ...Body[]]
