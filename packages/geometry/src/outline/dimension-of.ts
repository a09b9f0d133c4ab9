import type { Dimension } from './outline.ts'

/** Outer diameter, dimensioned beside the view from the edge at `x`. */
export function diameterOf(role: string, x: number, diameter: number, side: 'left' | 'right'): Dimension {
  const r = diameter / 2
  return { kind: 'height', role, from: { x, y: -r }, to: { x, y: r }, side, round: true, half: false }
}

/** Bore diameter of a half section, dimensioned from the sectioned edge at `x`. */
export function boreOf(role: string, x: number, diameter: number, side: 'left' | 'right'): Dimension {
  const r = diameter / 2
  return { kind: 'height', role, from: { x, y: -r }, to: { x, y: r }, side, round: true, half: true }
}

/** Diameter between two others, dimensioned through the view at `x`. */
export function acrossOf(role: string, x: number, diameter: number): Dimension {
  return { kind: 'across', role, x, from: -diameter / 2, to: diameter / 2, round: true }
}

/** Length below the view, from the edge at (x, diameter) to another. */
export function lengthOf(
  role: string,
  start: { x: number; diameter: number },
  end: { x: number; diameter: number },
): Dimension {
  return {
    kind: 'length',
    role,
    from: { x: start.x, y: -start.diameter / 2 },
    to: { x: end.x, y: -end.diameter / 2 },
    side: 'below',
  }
}

/** Fillet between the head, `height` high, and the shaft: an arrow on the middle of its arc. */
export function filletOf(role: string, height: number, shaft: number, radius: number): Dimension {
  const inset = (1 - Math.SQRT1_2) * radius
  const at = { x: height + inset, y: shaft / 2 + inset }
  return { kind: 'leader', role, at, away: { x: 1, y: 1 }, mark: 'R' }
}
