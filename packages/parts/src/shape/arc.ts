import type { Vertex } from './shape.ts'

export interface Arc {
  centre: { x: number; y: number }
  radius: number
  /** Angle of its start, radians from x towards y. */
  from: number
  /** Angle of the turn, radians, positive from x towards y; at most half a turn. */
  turn: number
}

/** Returns the arc of radius |`radius`| mm from `start` to `end`; a positive radius turns from x towards y. */
export function arcBetween(start: Vertex, end: Vertex, radius: number): Arc {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const chord = Math.hypot(dx, dy)
  const r = Math.max(Math.abs(radius), chord / 2)
  const height = Math.sqrt(r * r - (chord / 2) ** 2) * Math.sign(radius)
  const centre = {
    x: (start.x + end.x) / 2 - (dy / chord) * height,
    y: (start.y + end.y) / 2 + (dx / chord) * height,
  }
  return {
    centre,
    radius: r,
    from: Math.atan2(start.y - centre.y, start.x - centre.x),
    turn: 2 * Math.asin(Math.min(1, chord / (2 * r))) * Math.sign(radius),
  }
}

/** Returns the unit direction of the piece from `start` to `end`, at its start (0) or its end (1). */
export function directionOf(start: Vertex, end: Vertex, share: 0 | 1): { x: number; y: number } {
  if (end.arc !== undefined) {
    const { from, turn } = arcBetween(start, end, end.arc)
    const angle = from + share * turn
    const sense = Math.sign(turn)
    return { x: -sense * Math.sin(angle), y: sense * Math.cos(angle) }
  }
  const size = Math.hypot(end.x - start.x, end.y - start.y)
  return { x: (end.x - start.x) / size, y: (end.y - start.y) / size }
}
