import type { Segment } from '../projection/view.ts'

export function horizontal(y: number, from: number, to: number): Segment {
  return [
    { x: from, y },
    { x: to, y },
  ]
}

export function vertical(x: number, from: number, to: number): Segment {
  return [
    { x, y: from },
    { x, y: to },
  ]
}
