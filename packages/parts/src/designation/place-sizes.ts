import type { FamilyCode } from '../article.ts'
import { sizeKeys } from '../article-number/size-keys.ts'
import type { AttributeKey } from '../attributes.ts'
import type { Line } from '../families/line.ts'
import { tolerancesOf } from '../tolerances/line-tolerances.ts'
import type { Fact, Measure } from './fact.ts'
import { type Refusal, refuse, type Wish } from './wish.ts'

type Sizes = Wish['sizes']

/** In which order the sizes of a family are joined; the full one is that of its numbers, the others are habits. */
const habits: Record<FamilyCode, readonly (readonly AttributeKey[])[]> = {
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
  FB: [['diameter', 'outerDiameter', 'length']],
  ZR: [['diameter', 'height']],
  PL: [],
}

const meanings: Record<string, readonly AttributeKey[]> = {
  ø: ['diameter', 'shaftDiameter'],
  d: ['diameter', 'shaftDiameter'],
  durchmesser: ['diameter', 'shaftDiameter'],
  diameter: ['diameter', 'shaftDiameter'],
  dia: ['diameter', 'shaftDiameter'],
  l: ['length'],
  l1: ['length'],
  lg: ['length'],
  laenge: ['length'],
  length: ['length'],
  dicke: ['flatStrength', 'thickness'],
  thickness: ['flatStrength', 'thickness'],
  staerke: ['flatStrength', 'thickness'],
  s: ['flatStrength', 'thickness'],
  breite: ['flatWidth', 'width'],
  width: ['flatWidth', 'width'],
  b: ['width'],
  hoehe: ['height'],
  height: ['height'],
  r: ['nozzleRadius'],
  radius: ['nozzleRadius'],
}

/** Gives every number of the text its attribute; a number without one, or two for one attribute, is refused. */
export function placeSizes(facts: readonly Fact[], line: Line): Sizes | Refusal {
  const placed: [AttributeKey, number][] = []
  const own = facts.find((fact) => fact.kind === 'number')?.number
  if (own !== undefined) sizeKeys[line.family].forEach((key, index) => void placed.push([key, own.sizes[index] ?? 0]))
  for (const fact of facts) {
    if (fact.kind === 'flat' && line.family === 'AB') placed.push(['nozzleRadius', 0])
    if (fact.kind !== 'measure' || fact.measure.label === '') continue
    const key = meaningOf(fact.measure.label, line)
    if (key === null) return refuse('unclearNumber', fact.text)
    placed.push([key, fact.measure.value])
  }
  const joined = joinedMeasures(facts)
  if ('refused' in joined) return joined
  if (joined.length > 0) {
    const keys = orderOf(
      line,
      joined,
      placed.map(([key]) => key),
    )
    if (keys === null) return refuse('sizesIncomplete', joined.map(({ value }) => value).join('x'))
    joined.forEach(({ value }, index) => {
      const key = keys[index]
      if (key !== undefined) placed.push([key, value])
    })
  }
  return collect(placed, facts, line)
}

function collect(placed: readonly [AttributeKey, number][], facts: readonly Fact[], line: Line): Sizes | Refusal {
  const sizes: Sizes = {}
  for (const [key, value] of placed) {
    if (sizes[key] !== undefined && sizes[key] !== value) return refuse('sizesContradictory', key)
    sizes[key] = value
  }
  const fit = facts.find((fact) => fact.kind === 'fit' && ![...tolerancesOf(line.key).values()].includes(fact.text))
  if (fit?.kind === 'fit') return refuse('fitNotOffered', fit.text)
  return sizes[sizeKeys[line.family][0]] === undefined ? refuse('sizeMissing') : sizes
}

/** The chain of the text, or its only number; further numbers alone are unclear. */
function joinedMeasures(facts: readonly Fact[]): readonly Measure[] | Refusal {
  const chains = facts.filter((fact) => fact.kind === 'chain')
  const bare = facts.filter((fact) => fact.kind === 'measure' && fact.measure.label === '')
  const [chain, second] = chains
  if (second !== undefined) return refuse('sizesContradictory')
  const [alone, other] = bare
  const unclear = chain === undefined ? other : alone
  if (unclear?.kind === 'measure') return refuse('unclearNumber', unclear.text)
  return chain?.measures ?? (alone?.kind === 'measure' ? [alone.measure] : [])
}

/** The attributes of a chain: the family's order or a habit, without what the labels said already. */
function orderOf(line: Line, measures: readonly Measure[], labelled: readonly AttributeKey[]): AttributeKey[] | null {
  const orders: readonly (readonly AttributeKey[])[] = [sizeKeys[line.family], ...habits[line.family]]
  const fitting = orders
    .map((order) => order.filter((key) => !labelled.includes(key)))
    .filter((order) => order.length === measures.length && order.every((key, index) => agrees(key, measures[index])))
  return fitting.find((order) => !isUpsideDown(order, measures)) ?? null
}

/** The shoulder lies within the length: `2x7.5x8x200` is no length of 8 with a shoulder at 200. */
function isUpsideDown(order: readonly AttributeKey[], measures: readonly Measure[]): boolean {
  const length = measures[order.indexOf('length')]?.value
  const shoulder = measures[order.indexOf('shoulderLength')]?.value
  return length !== undefined && shoulder !== undefined && shoulder >= length
}

function agrees(key: AttributeKey, measure: Measure | undefined): boolean {
  const label = measure?.label ?? ''
  if (label.startsWith('l')) return key.startsWith('length') || key === 'shoulderLength'
  if (label.endsWith('r')) return key === 'nozzleRadius'
  return label === '' || key.toLowerCase().endsWith('diameter')
}

function meaningOf(label: string, line: Line): AttributeKey | null {
  const columns = line.columns.filter(({ attribute }) => attribute !== 'size')
  const known = columns.find(({ symbol }) => symbol.toLowerCase() === label)?.attribute
  const names = columns.map(({ attribute }) => attribute)
  const meant = meanings[label]?.find((key) => names.includes(key))
  const key = known ?? meant
  const registered = [...sizeKeys[line.family], ...habits[line.family].flat()].find((candidate) => candidate === key)
  return registered ?? null
}
