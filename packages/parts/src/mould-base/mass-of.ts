import type { BillLine } from './bill.ts'
import { borePlates, volumeOfBores } from './bore-plates.ts'
import type { MouldBase } from './derive-mould-base.ts'
import { ringBoreOf } from './small-parts.ts'
import { stepsOf } from './steps-of.ts'

/** kg per mm³ */
const steel = 7.85e-6
const disc = (diameter: number, height: number) => (Math.PI / 4) * diameter ** 2 * height

/** Returns the mass of a mould base, kg: its plates with their bores, and its parts as plain cylinders. */
export function massOf(base: MouldBase): number {
  const parts = base.bill.reduce((sum, line) => sum + line.quantity * volumeOfPart(base, line), 0)
  return base.platesMass + (parts - volumeOfBores(borePlates(base))) * steel
}

function volumeOfPart(base: MouldBase, line: BillLine): number {
  const steps = stepsOf(base, line)
  const length = steps.reduce((sum, step) => sum + step.length, 0)
  return steps.reduce((sum, step) => sum + disc(step.diameter, step.length), 0) - disc(boreOf(base, line), length)
}

function boreOf({ settings }: MouldBase, { family, sizes }: BillLine): number {
  const [first = 0, second = 0] = sizes
  if (family === 'FB') return first
  if (family === 'ZH') return second
  if (family === 'ZR') return ringBoreOf(first)
  return family === 'AB' ? settings.sprueBore + 1 : 0
}
