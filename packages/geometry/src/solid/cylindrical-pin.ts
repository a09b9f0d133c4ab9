import { type CylindricalPin, contourCylindricalPin } from '../outline/cylindrical-pin.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidCylindricalPin(size: CylindricalPin): Solid {
  return [turn(contourCylindricalPin(size))]
}
