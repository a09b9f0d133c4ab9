import { sizeKeys } from '../article-number/size-keys.ts'
import type { AttributeKey } from '../attributes.ts'
import type { Line } from '../families/line.ts'
import { tolerancesOf } from '../tolerances/line-tolerances.ts'
import type { Fact, Measure } from './fact.ts'
import { habits, orderSizes } from './order-sizes.ts'
import { isRefusal, type Refusal, refuse, type Wish } from './wish.ts'

type Sizes = Wish['sizes']
type Placed = readonly [AttributeKey, number]

const round: readonly AttributeKey[] = ['diameter', 'shaftDiameter']
const thick: readonly AttributeKey[] = ['flatStrength', 'thickness']
const wide: readonly AttributeKey[] = ['flatWidth', 'width']

/** What labels mean that are no symbol of the family's own drawing; the first attribute the family has. */
const meanings: Record<string, readonly AttributeKey[]> = {
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

/** Gives every number of the text its attribute; a number without one, or two for one attribute, is refused. */
export function placeSizes(facts: readonly Fact[], line: Line): Sizes | Refusal {
  const placed: Placed[] = []
  for (const fact of facts) {
    const sizes = placeFact(fact, line)
    if ('refused' in sizes) return sizes
    placed.push(...sizes)
  }
  const joined = placeJoined(
    facts,
    line,
    placed.map(([key]) => key),
  )
  if ('refused' in joined) return joined
  const fit = facts.find((fact) => fact.kind === 'fit' && ![...tolerancesOf(line.key).values()].includes(fact.text))
  if (fit?.kind === 'fit') return refuse('fitNotOffered', fit.text)
  const sizes = collect([...placed, ...joined])
  if (isRefusal(sizes)) return sizes
  return sizes[sizeKeys[line.family][0]] === undefined ? refuse('sizeMissing') : sizes
}

function placeFact(fact: Fact, line: Line): readonly Placed[] | Refusal {
  switch (fact.kind) {
    case 'number':
      return sizeKeys[line.family].map((key, index) => [key, fact.number.sizes[index] ?? 0] as const)
    case 'flat': {
      if (line.family === 'AB') return [['nozzleRadius', 0]]
      return line.family === 'AF' && !fact.isSeat ? [] : refuse('unknownWord', fact.text)
    }
    case 'measure': {
      if (fact.measure.label === '') return []
      const key = meaningOf(fact.measure.label, line)
      return key === undefined ? refuse('unclearNumber', fact.text) : [[key, fact.measure.value]]
    }
    default:
      return []
  }
}

/** The chain of the text, or its only lone number, which can be nothing but the first size. */
function placeJoined(
  facts: readonly Fact[],
  line: Line,
  labelled: readonly AttributeKey[],
): readonly Placed[] | Refusal {
  const [chain, second] = facts.filter((fact) => fact.kind === 'chain')
  if (second !== undefined) return refuse('sizesContradictory')
  const [alone, other] = facts.filter((fact) => fact.kind === 'measure' && fact.measure.label === '')
  const unclear = chain === undefined && !labelled.includes(sizeKeys[line.family][0]) ? other : alone
  if (unclear?.kind === 'measure') return refuse('unclearNumber', unclear.text)
  const measures: readonly Measure[] = chain?.measures ?? (alone?.kind === 'measure' ? [alone.measure] : [])
  if (measures.length === 0) return []
  const order = orderSizes(line, measures, labelled)
  if (order === null) return refuse('sizesIncomplete', measures.map(({ value }) => value).join('x'))
  return measures.flatMap(({ value }, index): Placed[] => {
    const key = order[index]
    return key === undefined ? [] : [[key, value]]
  })
}

function collect(placed: readonly Placed[]): Sizes | Refusal {
  const sizes: Sizes = {}
  for (const [key, value] of placed) {
    if (sizes[key] !== undefined && sizes[key] !== value) return refuse('sizesContradictory', key)
    sizes[key] = value
  }
  return sizes
}

/** The attribute of a label: by the symbols of the family's drawing, else by common use. */
function meaningOf(label: string, line: Line): AttributeKey | undefined {
  const asked: readonly AttributeKey[] = [...sizeKeys[line.family], ...habits[line.family].flat()]
  const symbol = line.columns.find((column) => column.symbol.toLowerCase() === label)?.attribute
  const own = line.columns.map((column) => column.attribute)
  const meant = meanings[label]?.find((key) => own.includes(key))
  return asked.find((key) => key === (symbol ?? meant))
}
