import { contourFlatPin, type FlatPin } from '../outline/flat-pin.ts'
import { block } from './block.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

/** The blade stands with its width along y. */
export function solidFlatPin(size: FlatPin): Solid {
  const { width, thickness, shaftLength, length } = size
  return [turn(contourFlatPin(size)), block(width, thickness, shaftLength, length)]
}
