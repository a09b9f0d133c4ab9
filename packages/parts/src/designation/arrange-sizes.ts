import type { Assortment } from '../assortment.ts'
import { type Family, familyOf, type SizeKey, type Sizes } from '../families/families.ts'
import { chooseFamily, readForm } from './choose-family.ts'
import type { Measure, SaidFact } from './fact.ts'
import { isRejection, type PartRequest, type Rejection, type RejectionReason } from './part-request.ts'
import { readFacts } from './read-facts.ts'
import { sizesOfLabel } from './size-labels.ts'

/** The reasons for which a text may have its sizes in another order. */
const ofSizes: ReadonlySet<RejectionReason> = new Set([
  'sizesIncomplete',
  'sizesContradictory',
  'sizeMissing',
  'unclearNumber',
])

/** No part has more sizes in its number. */
const maxSizes = 4

/**
 * Returns the requests that a text may mean if its sizes do not stand in the order of their family, as those of a list
 * stand in the order of its columns. Labels keep diameters and lengths apart, whatever figure they have: `D1` is the shaft
 * in one list and the tip in another. Which of the requests is meant, only the stock can tell.
 */
export function arrangeSizes(partRequest: PartRequest): PartRequest[] {
  const family = familyOf(partRequest.family)
  const measures = measuresOf(partRequest.said)
  if (measures.length < 2 || measures.length > maxSizes) return []
  const orders = ordersOf(family).filter((order) => order.length === measures.length)
  const known = measures.map(({ label, value }) => ({ value, label: isOf(family, label) ? label : '' }))
  return orders.flatMap((order) => assign(known, order)).map((sizes) => ({ ...partRequest, sizes }))
}

/** Adds to a rejection the requests that the text may mean with its sizes in another order. */
export function addArranged(rejection: Rejection, facts: readonly SaidFact[], assortment: Assortment): Rejection {
  if (!ofSizes.has(rejection.rejected)) return rejection
  const form = readForm(facts, assortment)
  const family = form !== null && isRejection(form) ? form : chooseFamily(facts, form, assortment)
  const own = isRejection(family) ? null : withOwnLabels(facts, family)
  const reading = own === null ? null : readFacts(own, assortment)
  if (reading === null || isRejection(reading)) return rejection
  return { ...rejection, arranged: arrangeSizes({ ...reading, said: facts }) }
}

/** Returns the facts with each size as one of the family's own, to read what else they say; null if their number differs. */
function withOwnLabels(facts: readonly SaidFact[], family: Family): SaidFact[] | null {
  const measures = measuresOf(facts)
  const order = ordersOf(family).find(({ length }) => length === measures.length)
  if (order === undefined || measures.length < 2) return null
  const others = facts.filter(({ kind }) => kind !== 'chain' && kind !== 'measure')
  const own = order.map((key, index): SaidFact => {
    const label = family.sizes.find((size) => size.key === key)?.symbol.toLowerCase() ?? ''
    const value = measures[index]?.value ?? 0
    return { kind: 'measure', measure: { label, value }, text: String(value), source: String(value) }
  })
  return [...others, ...own]
}

/** Returns the sizes of a text; none if a figure without a label stands beside joined ones, as it may be anything else. */
function measuresOf(facts: readonly SaidFact[]): Measure[] {
  const joined = facts.flatMap((fact) => (fact.kind === 'chain' ? fact.measures : []))
  const single = facts.flatMap((fact) => (fact.kind === 'measure' ? [fact.measure] : []))
  return joined.length > 0 && single.some(({ label }) => label === '') ? [] : [...joined, ...single]
}

/** Returns all orders of sizes, also without the length, which may stand in another cell. */
function ordersOf({ numberKeys, spokenOrders }: Family): (readonly SizeKey[])[] {
  const whole: (readonly SizeKey[])[] = [numberKeys, ...spokenOrders]
  const orders = [...whole, ...whole.map((order) => order.filter((key) => key !== 'length' && key !== 'height'))]
  return [...new Map(orders.map((order) => [order.toSorted().join(), order])).values()]
}

function assign(measures: readonly Measure[], [key, ...keys]: readonly SizeKey[]): Sizes[] {
  if (key === undefined) return [{}]
  return measures.flatMap((measure, index) => {
    if (!mayBe(key, measure.label)) return []
    return assign(measures.toSpliced(index, 1), keys).map((sizes) => ({ ...sizes, [key]: measure.value }))
  })
}

/** Whether a label says something about the sizes of a family: the thickness `s` of a blade says nothing about a step. */
function isOf(family: Family, label: string): boolean {
  return family.sizes.some(({ key }) => mayBe(key, label))
}

function mayBe(key: SizeKey, label: string): boolean {
  const isRound = key.toLowerCase().endsWith('diameter')
  if (label === 'id' || label === 'bore') return isRound && key !== 'outerDiameter'
  if (label === 'od') return isRound && key !== 'innerDiameter' && key !== 'boreDiameter'
  if (/^(?:ø|m|d\d?)$/.test(label)) return isRound
  if (/^(?:l\d?|step)$/.test(label)) return key.toLowerCase().includes('length') || key === 'height'
  if (/^s?r$/.test(label)) return key === 'nozzleRadius'
  return label === '' || sizesOfLabel[label]?.includes(key) === true
}
