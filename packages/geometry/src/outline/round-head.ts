import type { Corner } from './turned-view.ts'

/** Contour of a cylindrical head down to the shaft, with the fillet below the head (radius 0: none). */
export function roundHead(head: number, height: number, shaft: number, fillet: number): Corner[] {
  const r = shaft / 2
  const radius = Math.min(fillet, (head - shaft) / 2)
  const transition: Corner[] =
    radius > 0
      ? [
          { x: height, r: r + radius, soft: true },
          { x: height + radius, r, arc: radius, soft: true },
        ]
      : [{ x: height, r, soft: true }]
  return [{ x: 0, r: head / 2, soft: true }, { x: height, r: head / 2 }, ...transition]
}
