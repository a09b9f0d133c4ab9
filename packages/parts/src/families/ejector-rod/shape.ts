import { turn } from '../../shape/contour.ts'
import { showDiameter, showLength, showThread } from '../../shape/dimensions.ts'
import type { Shape } from '../../shape/shape.ts'
import type { Sizes } from '../family.ts'

type Key = 'threadDiameter' | 'length' | 'diameter' | 'threadLength'

/** A bolt with a thread at its end; the length includes the thread. */
export function shapeEjectorRod({ threadDiameter, length, diameter, threadLength }: Sizes<Key>): Shape<Key> | null {
  const shoulder = length - threadLength
  if (threadDiameter >= diameter || shoulder <= 0) return null
  const chamfer = Math.min(1, 0.1 * diameter, 0.4 * shoulder)
  return {
    solid: [
      turn([
        { x: 0, y: diameter / 2 - chamfer },
        { x: chamfer, y: diameter / 2 },
        { x: shoulder, y: diameter / 2 },
        { x: shoulder, y: threadDiameter / 2 },
        { x: length, y: threadDiameter / 2 },
      ]),
    ],
    threads: [{ diameter: threadDiameter, from: shoulder, to: length }],
    dimensions: [
      showDiameter('diameter', chamfer, 'left'),
      showThread('threadDiameter', length, 'right'),
      showLength('length', 0, length),
      showLength('threadLength', shoulder, length),
    ],
    ends: [],
  }
}
