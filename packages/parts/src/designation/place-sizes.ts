import type { Family, SizeKey, Sizes } from '../families/families.ts'
import { isBlade } from './choose-family.ts'
import type { Fact, Measure } from './fact.ts'
import { orderSizes } from './order-sizes.ts'
import { isRejection, type Rejection, reject } from './part-request.ts'

type Placed = readonly [SizeKey, number]

const round: readonly SizeKey[] = ['diameter', 'shaftDiameter']
const thick: readonly SizeKey[] = ['flatStrength', 'thickness']
const wide: readonly SizeKey[] = ['flatWidth', 'width']

/** Meanings of labels that are no symbols of the family's drawing: the first of these sizes that the family has. */
const meanings: Record<string, readonly SizeKey[]> = {
  ø: round,
  d: round,
  durchmesser: round,
  diameter: round,
  dia: round,
  l: ['length'],
  l1: ['length'],
  lg: ['length'],
  lang: ['length'],
  long: ['length'],
  laenge: ['length'],
  length: ['length'],
  dicke: thick,
  thickness: thick,
  staerke: thick,
  s: thick,
  breite: wide,
  width: wide,
  b: ['width'],
  hoehe: ['height'],
  height: ['height'],
  r: ['nozzleRadius'],
  radius: ['nozzleRadius'],
}

/** Assigns every number of the text to a size. Rejects a number without a size, and two numbers for one size. */
export function placeSizes(facts: readonly Fact[], family: Family): Sizes | Rejection {
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
  const fit = facts.find((fact) => fact.kind === 'fit' && !isOffered(fact, family))
  if (fit?.kind === 'fit') return reject('fitNotOffered', fit.text)
  const sizes = collect([...placed, ...joined])
  if (isRejection(sizes)) return sizes
  const [first] = family.numberKeys
  return first === undefined || sizes[first] === undefined ? reject('sizeMissing') : sizes
}

function isOffered({ text, anyCase }: Extract<Fact, { kind: 'fit' }>, family: Family): boolean {
  return family.sizes.some(({ tolerance }) => tolerance === text || (anyCase && tolerance?.toUpperCase() === text))
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

/** Assigns the chain of the text, or its only single number, which must be the first size. */
function placeJoined(
  facts: readonly Fact[],
  family: Family,
  labelled: readonly SizeKey[],
): readonly Placed[] | Rejection {
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (second !== undefined) return reject('sizesContradictory')
  const [alone, other] = facts.filter((fact) => fact.kind === 'measure' && fact.measure.label === '')
  const [first] = family.numberKeys
  const unclear = chain === undefined && !labelled.some((key) => key === first) ? other : alone
  if (unclear?.kind === 'measure') return reject('unclearNumber', unclear.text)
  const measures: readonly Measure[] = chain?.measures ?? (alone?.kind === 'measure' ? [alone.measure] : [])
  if (measures.length === 0) return []
  const order = orderSizes(family, measures, labelled)
  if (order === null) return reject('sizesIncomplete', measures.map(({ value }) => value).join('x'))
  return measures.flatMap(({ value }, index): Placed[] => {
    const key = order[index]
    return key === undefined ? [] : [[key, value]]
  })
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
  const asked = [...family.numberKeys, ...family.spokenOrders.flat()]
  const symbol = family.sizes.find((size) => size.symbol.toLowerCase() === label)?.key
  const own = family.sizes.map(({ key }) => key)
  const meant = meanings[label]?.find((key) => own.includes(key))
  return asked.find((key) => key === (symbol ?? meant))
}
