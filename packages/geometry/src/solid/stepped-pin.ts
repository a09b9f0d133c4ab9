import { contourSteppedPin, type SteppedPin } from '../outline/stepped-pin.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidSteppedPin(size: SteppedPin): Solid {
  return [turn(contourSteppedPin(size))]
}
