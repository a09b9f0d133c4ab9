import { boreOfSleeve, contourSleeve, type Sleeve } from '../outline/sleeve.ts'
import type { Solid } from './solid.ts'
import { turn } from './turn.ts'

export function solidSleeve(size: Sleeve): Solid {
  return [turn(contourSleeve(size), boreOfSleeve(size))]
}
