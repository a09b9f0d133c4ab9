/** Coordinates in mm; x runs along the axis from the head face, y upwards from the axis. */
export interface Point {
  x: number
  y: number
}

/** `arc` is the radius of the arc that arrives here, positive when it turns counter-clockwise, absent for a line. */
export interface Vertex extends Point {
  arc?: number
}

export interface Circle extends Point {
  radius: number
  line: 'edge' | 'centre'
}

export type Span = [from: number, to: number]
export type Line = [from: Point, to: Point]

/** What stands around a value at a leader: radius, spherical radius, degrees. */
export type LeaderMark = 'R' | 'SR' | '°' | ''

/**
 * One size to be dimensioned. `role` names the parameter it shows.
 * - `length`: along x, below the view.
 * - `height`: along y, beside the view; `half` for a bore seen in a half section (one arrow, drawn past the axis).
 * - `across`: along y, through the view at `x`, with the figure above.
 * - `leader`: an arrow at a point; its text stands outside, in the direction `away`.
 */
export type Dimension =
  | { kind: 'length'; role: string; from: Point; to: Point; side: 'above' | 'below' }
  | { kind: 'height'; role: string; from: Point; to: Point; side: 'left' | 'right'; round: boolean; half: boolean }
  | { kind: 'across'; role: string; x: number; from: number; to: number; round: boolean }
  | { kind: 'leader'; role: string; at: Point; away: Point; mark: LeaderMark }

/** One view of a part. */
export interface View {
  /** Closed contour of what is seen. */
  silhouette: Vertex[]
  /** Visible edges inside the contour. */
  edges: Vertex[][]
  circles: Circle[]
  /** Closed regions that are cut and therefore hatched. */
  sections: Vertex[][]
  centreLines: Line[]
  /** Stretches of x without a feature, where a long view may be interrupted. */
  breakable: Span[]
  dimensions: Dimension[]
}

/** Views from left to right on a common axis, first-angle projection. */
export interface Outline {
  views: View[]
  /** Height the tallest view should get on a sheet, mm of paper. */
  paperHeight: number
}
