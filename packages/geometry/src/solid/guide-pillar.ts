import { contourGuidePillar, type GuidePillar } from '../outline/guide-pillar.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidGuidePillar(size: GuidePillar): Solid {
  return [turn(contourGuidePillar(size))]
}
