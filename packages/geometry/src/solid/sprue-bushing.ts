import { boreOfSprueBushing, contourSprueBushing, type SprueBushing } from '../outline/sprue-bushing.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidSprueBushing(size: SprueBushing): Solid {
  return [turn(contourSprueBushing(size), boreOfSprueBushing(size))]
}
