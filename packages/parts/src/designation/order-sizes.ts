import type { FamilyCode } from '../article.ts'
import { sizeKeys } from '../article-number/size-keys.ts'
import type { AttributeKey } from '../attributes.ts'
import type { Line } from '../families/line.ts'
import type { Measure } from './fact.ts'

type Order = readonly AttributeKey[]

/** How people join a family's sizes besides the full order of its numbers. */
export const habits: Record<FamilyCode, readonly Order[]> = {
  AZ: [['diameter']],
  AK: [['diameter']],
  KS: [['diameter']],
  AS: [
    ['diameter', 'shaftDiameter', 'length'],
    ['diameter', 'length'],
    ['diameter', 'shaftDiameter'],
  ],
  AF: [
    ['flatStrength', 'flatWidth', 'shaftDiameter', 'length'],
    ['flatStrength', 'flatWidth', 'length'],
    ['flatStrength', 'flatWidth'],
  ],
  AH: [['diameter', 'outerDiameter']],
  AB: [['diameter', 'boreDiameter', 'length']],
  FS: [],
  FB: [['diameter', 'outerDiameter', 'length'], ['diameter']],
  ZR: [['diameter', 'height']],
  PL: [],
}

/**
 * The attributes of joined numbers: the family's order or a habit, without what labels said already ("4x6 L=100").
 * Where only the whole order fits ("3,2x160 L=160"), the caller sees whether both agree.
 * @returns null when no order has as many sizes.
 */
export function orderSizes(line: Line, measures: readonly Measure[], labelled: Order): Order | null {
  const orders: readonly Order[] = [sizeKeys[line.family], ...habits[line.family]]
  const open = orders.map((order) => order.filter((key) => !labelled.includes(key)))
  return [...open, ...orders].find((order) => fits(order, measures)) ?? null
}

function fits(order: Order, measures: readonly Measure[]): boolean {
  const agree = order.every((key, index) => agrees(key, measures[index]?.label ?? '', order))
  if (order.length !== measures.length || !agree) return false
  // the shoulder lies within the length: 2x7.5x8x200 is no length of 8 with a shoulder at 200
  const length = measures[order.indexOf('length')]?.value
  const shoulder = measures[order.indexOf('shoulderLength')]?.value
  return length === undefined || shoulder === undefined || shoulder < length
}

/** Whether what stands before a number inside a chain allows the attribute. */
function agrees(key: AttributeKey, label: string, order: Order): boolean {
  if (label === 'id') return key === 'boreDiameter' || (key === 'diameter' && order.includes('outerDiameter'))
  if (label === 'od') return key === 'outerDiameter' || (key === 'diameter' && !order.includes('outerDiameter'))
  if (label.startsWith('l')) return key.startsWith('length') || key === 'shoulderLength'
  if (label.endsWith('r')) return key === 'nozzleRadius'
  return label === '' || key.toLowerCase().endsWith('diameter')
}
