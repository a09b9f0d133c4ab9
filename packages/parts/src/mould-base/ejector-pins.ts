import { guideOf } from '../assistant/propose-hole.ts'
import type { Levels } from './levels.ts'
import type { EjectorPin, MouldBaseSettings } from './settings.ts'

/** The pins that a mould base has; those that were drawn stay in its settings when it ejects in another way. */
export function pinsOf({ ejection, pins }: MouldBaseSettings): readonly EjectorPin[] {
  return ejection === 'pins' ? pins : []
}

/** Returns the length of a pin with its head, in steps of 0.01 mm. */
export function lengthOfPin({ height }: EjectorPin, { stripper: partingLine, retainer }: Levels): number {
  return Math.round((partingLine - retainer + height) * 100) / 100
}

/** Returns how far above the lower face of plate B the guide of a pin begins; below, its bore is wider. */
export function guideStartOf({ diameter, height }: EjectorPin, { b }: MouldBaseSettings): number {
  return Math.max(0, Math.floor(b + Math.min(0, height) - guideOf(diameter).proposed))
}
