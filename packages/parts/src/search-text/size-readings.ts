import type { Assortment } from '../assortment.ts'
import { chooseFamily, readForm } from '../designation/choose-family.ts'
import type { Fact, Measure } from '../designation/fact.ts'
import { orderSizes } from '../designation/order-sizes.ts'
import { isRejection } from '../designation/part-request.ts'
import { meaningOf } from '../designation/place-sizes.ts'
import { type Family, families, type SizeKey, type Sizes } from '../families/families.ts'

type Placed = Partial<Record<SizeKey, number>>

interface Readings {
  readings: readonly Sizes[]
  /** Codes of the families that the words name; null if they name none. */
  families: readonly string[] | null
}

/**
 * Lists what the sizes of a text may mean, without a doubled meaning: in the order of the families that its words
 * allow, or of all families if they name none. So `6x160` alone is first of all a diameter and a length. If the words
 * name a family, its first sizes are enough, in either direction: `Aufspannplatte 246x246`, `Flachauswerfer 3,8x1`.
 */
export function listReadings(facts: readonly Fact[], assortment: Assortment): Readings {
  const named = allowedFamilies(facts, assortment)
  const readings = new Map<string, Sizes>()
  for (const family of named ?? families) {
    for (const sizes of readIn(family, facts, named !== null)) {
      const key = JSON.stringify(Object.entries(sizes).sort())
      if (!readings.has(key)) readings.set(key, sizes)
    }
  }
  return { readings: [...readings.values()], families: named?.map(({ code }) => code) ?? null }
}

/**
 * Chooses the reading of a search text: the first that a part has. If the words name no family, it must be the only one
 * that a part has, or be of diameter and length alone. A size with a label or the name of its part is one even if no
 * part has it, but a bare figure is not.
 * @param hasPart whether a part has the sizes; of these families, unless they are null
 */
export function chooseReading(
  { readings, families: named, isLabelled, isBare }: Readings & { isLabelled: boolean; isBare: boolean },
  hasPart: (sizes: Sizes, families: readonly string[] | null) => boolean,
): Sizes | null {
  const [first] = readings
  const isStocked = (sizes: Sizes) => hasPart(sizes, named)
  if (first === undefined) return null
  if (named !== null) return readings.find(isStocked) ?? (isBare ? null : first)
  if (isCommon(first) && isStocked(first)) return first
  const [only, other] = readings.filter(isStocked)
  if (only !== undefined) return other === undefined ? only : null
  return isLabelled && isCommon(first) ? first : null
}

function isCommon(sizes: Sizes): boolean {
  return Object.keys(sizes).every((key) => key === 'diameter' || key === 'length')
}

/** Returns the families that the words allow, the meant one first; null if they name none or contradict each other. */
function allowedFamilies(facts: readonly Fact[], assortment: Assortment): readonly Family[] | null {
  const read = readForm(facts, assortment)
  const form = read === null || isRejection(read) ? null : read
  const lists = [
    ...facts.flatMap((fact) => (fact.kind === 'family' || fact.kind === 'standard' ? [fact.families] : [])),
    ...(form === null ? [] : [form.families]),
  ]
  const allowed = families.filter(({ code }) => lists.every((codes) => codes.includes(code)))
  if (lists.length === 0 || allowed.length === 0) return null
  const meant = chooseFamily(facts, form, assortment)
  return isRejection(meant) ? allowed : [meant, ...allowed.filter((family) => family !== meant)]
}

/** Orders that every family with both sizes understands. */
const commonOrder: readonly SizeKey[] = ['diameter', 'length']

/** Reads the sizes as those of a family; empty if it lacks one of them, or two contradict each other. */
function readIn(family: Family, facts: readonly Fact[], isNamed: boolean): Sizes[] {
  const labelled: Placed = {}
  for (const fact of facts) {
    if (fact.kind !== 'measure') continue
    const { label, value } = fact.measure
    if (!place(labelled, label === 'm' ? threadOf(family) : meaningOf(label, family), value)) return []
  }
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (second !== undefined) return []
  if (chain === undefined) return Object.keys(labelled).length === 0 ? [] : [labelled]
  const keys = family.sizes.map(({ key }) => key).filter((key) => labelled[key] !== undefined)
  const hasBoth = commonOrder.every((common) => family.sizes.some(({ key }) => key === common))
  const whole = [family.numberKeys, ...family.spokenOrders, ...(hasBoth ? [commonOrder] : [])]
  const begun = isNamed ? whole.map((order) => order.slice(0, chain.measures.length)) : []
  const turned = begun.map((order) => order.toReversed())
  // One figure is the first size if a part has it, else any other one: `Auswerferstifte 160`.
  if (isNamed && chain.measures.length === 1) begun.push(...family.numberKeys.map((key) => [key]))
  return [...whole, ...begun, ...turned].flatMap((order) => {
    const only = orderSizes({ ...family, numberKeys: order, spokenOrders: [] }, chain.measures, keys)
    return only === null ? [] : joinChain(labelled, only, chain.measures)
  })
}

function joinChain(labelled: Sizes, order: readonly SizeKey[], measures: readonly Measure[]): Sizes[] {
  const sizes: Placed = { ...labelled }
  const fits = measures.every(({ value }, at) => place(sizes, order[at], value))
  return fits ? [sizes] : []
}

function place(sizes: Placed, key: SizeKey | undefined, value: number): boolean {
  if (key === undefined || (sizes[key] !== undefined && sizes[key] !== value)) return false
  sizes[key] = value
  return true
}

function threadOf(family: Family): SizeKey | undefined {
  return family.numberKeys.find((key) => key === 'threadDiameter')
}
