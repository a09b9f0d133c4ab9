import type { Family, SizeKey } from '../families/families.ts'
import type { Measure } from './fact.ts'
import { sizesOfLabel } from './size-labels.ts'

type Order = readonly SizeKey[]

/**
 * Returns the sizes of joined numbers in the family's order or another one that people use, without sizes that have
 * labels elsewhere ("4x6 L=100"). If only the whole order fits ("3,2x160 L=160"), the caller checks whether both agree.
 * @returns null if no order has this number of sizes
 */
export function orderSizes(family: Family, measures: readonly Measure[], labelled: Order): Order | null {
  const orders: readonly Order[] = [family.numberKeys, ...family.spokenOrders]
  const open = orders.map((order) => order.filter((key) => !labelled.includes(key)))
  return [...open, ...orders].find((order) => fits(order, measures)) ?? null
}

function fits(order: Order, measures: readonly Measure[]): boolean {
  const agree = order.every((key, index) => agrees(key, measures[index]?.label ?? '', order))
  if (order.length !== measures.length || !agree) return false
  // The shoulder lies within the length: 2x7.5x8x200 cannot be a length of 8 with a shoulder at 200.
  const length = measures[order.indexOf('length')]?.value
  const shoulder = measures[order.indexOf('shoulderLength')]?.value
  if (length !== undefined && shoulder !== undefined && shoulder >= length) return false
  // The bore lies within the outer diameter: 42x80 cannot be a sleeve with a bore of 80.
  const outer = measures[order.indexOf('outerDiameter')]?.value
  const bore = measures[order.findIndex((key) => key === 'diameter' || key === 'innerDiameter')]?.value
  return outer === undefined || bore === undefined || bore < outer
}

/** Whether the label before a number inside a chain allows the size. */
function agrees(key: SizeKey, label: string, order: Order): boolean {
  if (label === 'id')
    return key === 'boreDiameter' || key === 'innerDiameter' || (key === 'diameter' && order.includes('outerDiameter'))
  if (label === 'od') return key === 'outerDiameter' || (key === 'diameter' && !order.includes('outerDiameter'))
  if (label.startsWith('l')) return key.startsWith('length') || key === 'shoulderLength'
  if (label === 'r' || (label === 'sr' && order.includes('nozzleRadius'))) return key === 'nozzleRadius'
  if (label === 'm') return key === 'threadDiameter'
  return label === '' || sizesOfLabel[label]?.includes(key) === true || key.toLowerCase().endsWith('diameter')
}
