import type { Family, SizeKey, Sizes } from '../families/families.ts'
import { limitsOf } from '../tolerances/limits.ts'
import { isBlade } from './choose-family.ts'
import type { Fact, Measure } from './fact.ts'
import { orderSizes } from './order-sizes.ts'
import { isRejection, type Rejection, reject } from './part-request.ts'
import { isWidth, sizesOfLabel } from './size-labels.ts'

type Placed = readonly [SizeKey, number]

export interface PlacedSizes {
  sizes: Sizes
  /** A shorter length beside that of the blank: "6x160 L=147.25". The buyer must confirm that it is a cut. */
  lengthBeside: number | null
}

/**
 * Assigns every number of the text to a size. Rejects a number without a size, and two numbers for one size unless one
 * is a length beside that of the blank.
 */
export function placeSizes(facts: readonly Fact[], family: Family): PlacedSizes | Rejection {
  const placed: Placed[] = []
  for (const fact of facts) {
    const sizes = placeFact(fact, family)
    if ('rejected' in sizes) return sizes
    placed.push(...sizes)
  }
  const joined = placeJoined(
    facts,
    family,
    placed.map(([key]) => key),
  )
  if ('rejected' in joined) return joined
  const isCuttable = family.minLength !== undefined
  const lengths = [...placed, ...joined.placed].flatMap(([key, value]) => (key === 'length' ? [value] : []))
  const blank = Math.max(...lengths)
  const beside = [...new Set([...lengths, ...joined.beside])].filter((length) => length < blank)
  const [lengthBeside = null, other] = beside
  const isFirst = [...joined.placed, ...placed].find(([key]) => key === 'length')?.[1] === blank
  if (lengthBeside !== null && (!isCuttable || other !== undefined || !isFirst)) {
    return reject('sizesContradictory', 'length')
  }
  const sizes = collect([...placed, ...joined.placed].filter(([key, value]) => key !== 'length' || value === blank))
  if (isRejection(sizes)) return sizes
  const fit = facts.find((fact) => fact.kind === 'fit' && !isOffered(fact, family, sizes))
  if (fit?.kind === 'fit') return reject('fitNotOffered', fit.text)
  const [first] = family.numberKeys
  return first === undefined || sizes[first] === undefined ? reject('sizeMissing') : { sizes, lengthBeside }
}

function isOffered({ text, anyCase }: Extract<Fact, { kind: 'fit' }>, family: Family, sizes: Sizes): boolean {
  const [upper, lower] = text.split('/').map(Number)
  return family.sizes.some(({ key, tolerance }) => {
    const nominal = sizes[key]
    if (tolerance === null || nominal === undefined) return false
    if (tolerance === text || (anyCase && tolerance.toUpperCase() === text)) return true
    const limits = limitsOf(tolerance, nominal)
    return limits.upper === upper && limits.lower === lower
  })
}

function placeFact(fact: Fact, family: Family): readonly Placed[] | Rejection {
  switch (fact.kind) {
    case 'number':
      return family.numberKeys.map((key, index) => [key, fact.number.sizes[index] ?? 0] as const)
    case 'flat': {
      if (family.sizes.some(({ key }) => key === 'nozzleRadius')) return [['nozzleRadius', 0]]
      return isBlade(family.code) && !fact.isSeat ? [] : reject('unknownWord', fact.text)
    }
    case 'measure': {
      if (fact.measure.label === '') return []
      const key = meaningOf(fact.measure.label, family)
      return key === undefined ? reject('unclearNumber', fact.text) : [[key, fact.measure.value]]
    }
    default:
      return []
  }
}

interface Joined {
  placed: readonly Placed[]
  /** Numbers without a label that may be lengths after a cut. */
  beside: readonly number[]
}

/** Assigns the chain of the text, or its only single number, which must be the first size. */
function placeJoined(facts: readonly Fact[], family: Family, labelled: readonly SizeKey[]): Joined | Rejection {
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (second !== undefined) return reject('sizesContradictory')
  const [alone, other] = facts.filter((fact) => fact.kind === 'measure' && fact.measure.label === '')
  const [first] = family.numberKeys
  const isNumbered = facts.some((fact) => fact.kind === 'number')
  const mayBeCut = (chain !== undefined || isNumbered) && !facts.some((fact) => fact.kind === 'cut')
  const isOpen = chain === undefined && !labelled.some((key) => key === first)
  const unclear = isOpen || mayBeCut ? other : alone
  if (unclear?.kind === 'measure') return reject('unclearNumber', unclear.text)
  const measures: readonly Measure[] = chain?.measures ?? (isOpen && alone?.kind === 'measure' ? [alone.measure] : [])
  const bare = mayBeCut && alone?.kind === 'measure' ? [alone.measure.value] : []
  const whole = orderMeasures(family, measures, labelled)
  const shorter = measures.slice(0, -1)
  const order = whole ?? (chain?.slashed === true ? orderMeasures(family, shorter, labelled) : null)
  if (order === null) return reject('sizesIncomplete', measures.map(({ value }) => value).join('x'))
  const slashed = whole === null ? measures.slice(-1).map(({ value }) => value) : []
  const beside = [...bare, ...slashed]
  const own = facts.find((fact) => fact.kind === 'number')
  const ownLength = own?.kind === 'number' ? own.number.sizes[family.numberKeys.indexOf('length')] : undefined
  const blank = order.find(([key]) => key === 'length')?.[1] ?? ownLength ?? 0
  // A cut takes off less than half of the blank, or the number means something else.
  const unlikely = beside.find((length) => length * 2 < blank || length > blank)
  return unlikely === undefined ? { placed: order, beside } : reject('unclearNumber', String(unlikely))
}

function orderMeasures(
  family: Family,
  measures: readonly Measure[],
  labelled: readonly SizeKey[],
): readonly Placed[] | null {
  if (measures.length === 0) return []
  const isBlock = measures.some(({ label }) => isWidth(label))
  const order = isBlock ? orderBlock(family, measures) : orderSizes(family, measures, labelled)
  if (order === null) return null
  return measures.flatMap(({ value }, index): Placed[] => {
    const key = order[index]
    return key === undefined ? [] : [[key, value]]
  })
}

/**
 * Returns the sizes of numbers with the labels of a plate: `B=246 x L=296 x T=56`. In a list of plates, the sizes of
 * other parts stand below the same headings in their own order: `B=24 x L=56 x T=75` of a guide pillar.
 */
function orderBlock(family: Family, measures: readonly Measure[]): readonly SizeKey[] | null {
  const keys = measures.flatMap(({ label }) => (label === '' ? [] : (meaningOf(label, family) ?? [])))
  if (keys.length === measures.length && new Set(keys).size === keys.length) return keys
  const [first = ''] = measures.map(({ label }) => label)
  if (!isWidth(first) || meaningOf(first, family) !== undefined) return null
  const plain = measures.map(({ value }) => ({ label: '', value }))
  return orderSizes(family, plain, [])
}

function collect(placed: readonly Placed[]): Sizes | Rejection {
  const sizes: Partial<Record<SizeKey, number>> = {}
  for (const [key, value] of placed) {
    if (sizes[key] !== undefined && sizes[key] !== value) return reject('sizesContradictory', key)
    sizes[key] = value
  }
  return sizes
}

/** Returns the size of a label: by the symbols of the family's drawing, else by common use. */
export function meaningOf(label: string, family: Family): SizeKey | undefined {
  // Diameters and the height of the head are not asked for, but must be those of the article.
  const details = family.sizes.map(({ key }) => key).filter((key) => key.endsWith('Diameter') || key === 'headHeight')
  const asked = [...family.numberKeys, ...family.spokenOrders.flat(), ...details]
  const symbol = family.sizes.find((size) => size.symbol.toLowerCase() === label)?.key
  const own = family.sizes.map(({ key }) => key)
  const meant = sizesOfLabel[label]?.find((key) => own.includes(key))
  return asked.find((key) => key === (symbol ?? meant))
}
