import type { Attribute, Unit } from './article.ts'
import { families, type SizeKey } from './families/families.ts'
import { term } from './terms.ts'

/**
 * `size` combines the sizes of a cross-table row where one number does not name it, e.g. `2x7.5`; `type` is the kind
 * among several of one shape, as of plates.
 */
const choices = ['size', 'material', 'finish', 'coating', 'standard', 'hardness', 'type']

const facts: readonly (readonly [key: string, unit: Unit])[] = [
  ['strength', 'N/mm²'],
  ['temperature', '°C'],
]

/** Sizes that stand in article numbers, then the others: people ask for those of the numbers. */
const sizes = [true, false].flatMap((isInNumber) =>
  families.flatMap((family) => family.sizes.filter(({ key }) => family.numberKeys.includes(key) === isInNumber)),
)
const units: ReadonlyMap<string, Unit> = new Map([...sizes.map(({ key, unit }) => [key, unit] as const), ...facts])

/**
 * Every attribute of the families, one meaning per key over all of them, so that one filter works across them.
 * `diameter` is the d1 by which the part is asked for: the running fit of pins, pillars and rings, the bore of sleeves
 * and bushings (a sleeve, its core pin and an ejector pin of 4 mm share it). `length` is the length L by which the part
 * is ordered: overall, head included; on sprue bushings the shank below the head; on pillars `length1` + `length2`.
 * In the order in which filters show it: facts of the product first, then sizes.
 */
export const attributes: readonly Attribute[] = [
  ...new Set([...choices, ...families.flatMap((family) => family.choices.map(({ key }) => key))]),
  ...facts.map(([key]) => key),
  ...new Set(sizes.map(({ key }) => key)),
].map((key) => {
  const unit = units.get(key) ?? null
  return { key, unit, kind: unit === null ? 'choice' : 'number', label: term(snakeCase(key)) }
})

const sizeKeys: ReadonlySet<string> = new Set(sizes.map(({ key }) => key))

/** Whether a text is the key of a measure of our families. */
export function isSizeKey(text: string): text is SizeKey {
  return sizeKeys.has(text)
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
