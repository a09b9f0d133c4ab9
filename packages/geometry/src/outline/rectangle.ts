import type { Vertex } from './outline.ts'

export function rectangle(x: number, y: number, width: number, height: number): Vertex[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}
