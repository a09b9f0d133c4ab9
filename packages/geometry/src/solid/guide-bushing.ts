import { boreOfGuideBushing, contourGuideBushing, type GuideBushing } from '../outline/guide-bushing.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidGuideBushing(size: GuideBushing): Solid {
  return [turn(contourGuideBushing(size), boreOfGuideBushing(size))]
}
