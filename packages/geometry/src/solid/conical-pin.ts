import { type ConicalPin, contourConicalPin } from '../outline/conical-pin.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidConicalPin(size: ConicalPin): Solid {
  return [turn(contourConicalPin(size))]
}
