import type { Plate } from '../outline/plate.ts'
import { block } from './block.ts'
import type { Solid } from './solid.ts'

/** As in a mould: the thickness along x, the axis of its pins. */
export function solidPlate({ width, length, thickness }: Plate): Solid {
  return [block(width, length, 0, thickness)]
}
