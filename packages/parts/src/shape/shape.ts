/**
 * A point of a path in mm. `arc` is the radius of the arc that arrives here, positive when it turns from x towards y,
 * absent for a straight line.
 */
export interface Vertex {
  x: number
  y: number
  arc?: number
}

/** A point in a cross-section, mm; seen along the x axis, z is to the right of y. */
export interface CrossPoint {
  y: number
  z: number
}

export interface Circle {
  centre: CrossPoint
  radius: number
}

/** A circle, or a closed convex polygon whose corners follow each other from y towards z. */
export type Loop = Circle | readonly CrossPoint[]

/** A cut out of a body along x: a hole from end to end, or a pocket from one end. Cuts do not touch each other. */
export interface Cut {
  loop: Loop
  from: number
  to: number
}

/** Equal flats on a cylindrical head, ground from its face on, `distance` mm from the axis. */
export interface Flats {
  /** The angle of each flat, radians from +y towards +z, ascending. */
  angles: readonly number[]
  distance: number
  /** Radius of the head. */
  radius: number
  /** Height of the head. */
  height: number
  /** Where they end: at the underside of the head, or behind the fillet if they reach into it. */
  to: number
}

/** A body of revolution. Its paths run from the head face to the tip; `y` is the distance from the axis. */
export interface Turned {
  kind: 'turned'
  contour: readonly Vertex[]
  /** Empty if the body has no through bore. */
  bore: readonly Vertex[]
  cuts: readonly Cut[]
  flats: Flats | null
  /**
   * The face of its tip in the side view, from −y to +y, if it is not upright: it goes straight through the body, and
   * its foremost point is the end of the contour. Empty for an upright face.
   */
  face: readonly Vertex[]
}

/** A block about the x axis: `height` along y, `depth` along z. */
export interface Block {
  kind: 'block'
  from: number
  to: number
  height: number
  depth: number
  cuts: readonly Cut[]
}

export type Body = Turned | Block

/**
 * The nominal bodies of a part in mm, without its tolerances: one behind the other along the x axis, from the head face
 * at 0 on, each touching the next.
 */
export type Solid = readonly [Body, ...Body[]]

/** A metric external thread with coarse pitch. The solid is a cylinder of its nominal diameter there. */
export interface Thread {
  diameter: number
  from: number
  to: number
}

/** The sign of a value on a leader: radius, spherical radius, diameter, degrees. */
export type LeaderMark = 'R' | 'SR' | '⌀' | '°' | ''

/** One size that the side view shows. `shows` is its key; the extent of the dimension is the size itself. */
export type SideDimension<Key extends string = string> = { shows: Key } & (
  | {
      /** A diameter of the contour at `x`: beside the view, or through it if other diameters are on both sides. */
      kind: 'diameter' | 'thread'
      x: number
      side: 'left' | 'right' | 'across'
    }
  /** A diameter of the bore at `x`, on the half that is in section. */
  | { kind: 'bore'; x: number; side: 'left' | 'right' }
  | { kind: 'length'; from: number; to: number }
  /** An arrow at a point; the text is in the direction `away`, y upwards. */
  | { kind: 'leader'; at: { x: number; y: number }; away: { x: number; y: number }; mark: LeaderMark }
)

/** One size that an end view shows. */
export type EndDimension<Key extends string = string> = { shows: Key } & (
  | { kind: 'width'; from: CrossPoint; to: CrossPoint; side: 'left' | 'right' | 'above' | 'below' }
  | { kind: 'leader'; at: CrossPoint; away: { x: number; y: number }; mark: LeaderMark }
)

/** A view along the axis in first-angle projection: from the head it is right of the side view, from the tip left. */
export interface EndView<Key extends string = string> {
  from: 'head' | 'tip'
  dimensions: readonly EndDimension<Key>[]
  /** A corner of the frame around an engraving, which is in the middle. */
  frame?: CrossPoint
}

/** Keys of dimensions that no table of a family has. */
export type DerivedKey = 'pitchDiameter'

/** The shape of a part: its bodies, and the views and sizes that its drawing shows. */
export interface Shape<Key extends string = string> {
  solid: Solid
  threads?: readonly Thread[]
  /** Values of dimensions that no table has, or that say more than the table: `2x ⌀6.6 (M6)` for the screws `2x M6`. */
  derived?: Readonly<Partial<Record<Key, number | string>>>
  /** A dimension with the value 0 is not shown. */
  dimensions: readonly SideDimension<Key>[]
  ends: readonly EndView<Key>[]
}
