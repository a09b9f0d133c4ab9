import type { Line } from '../projection/view.ts'

export function horizontal(y: number, from: number, to: number): Line {
  return [
    { x: from, y },
    { x: to, y },
  ]
}

export function vertical(x: number, from: number, to: number): Line {
  return [
    { x, y: from },
    { x, y: to },
  ]
}
