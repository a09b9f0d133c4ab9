import type { Attribute, Unit } from './article.ts'
import { type ChoiceKey, families, type SizeKey } from './families/families.ts'
import { term } from './terms.ts'

/**
 * `size` combines the sizes of a cross-table row where one number does not name it, e.g. `2x7.5`; `type` is the kind
 * among several of one shape, as of plates.
 */
const choices = ['size', 'material', 'finish', 'coating', 'standard', 'hardness', 'type'] as const

const facts = [
  ['strength', 'N/mm²'],
  ['temperature', '°C'],
] as const satisfies readonly (readonly [key: string, unit: Unit])[]

/** The key of an attribute of our families: of a size, a choice, or a fact of the product. */
export type FamilyKey = SizeKey | ChoiceKey | (typeof choices)[number] | (typeof facts)[number][0]

declare const own: unique symbol
/** The key of an attribute that a general product has of its own, known only from its columns. */
export type OwnKey = string & { readonly [own]: true }

/** The key of any attribute. A literal must be one of our families', so that a misspelt one does not compile. */
export type AttributeKey = FamilyKey | OwnKey
/** What is known of each attribute, as far as there is something. */
export type ByAttribute<Value> = Partial<Record<FamilyKey, Value>> & Record<OwnKey, Value>

/** Sizes that stand in article numbers, then the others: people ask for those of the numbers. */
const sizes = [true, false].flatMap((isInNumber) =>
  families.flatMap((family) => family.sizes.filter(({ key }) => family.numberKeys.includes(key) === isInNumber)),
)
const units = new Map<FamilyKey, Unit>([...sizes.map(({ key, unit }) => [key, unit] as const), ...facts])

/**
 * Every attribute of the families, one meaning per key over all of them, so that one filter works across them.
 * `diameter` is the d1 by which the part is asked for: the running fit of pins, pillars and rings, the bore of sleeves
 * and bushings (a sleeve, its core pin and an ejector pin of 4 mm share it). `length` is the length L by which the part
 * is ordered: overall, head included; on sprue bushings the shank below the head; on pillars `length1` + `length2`.
 * In the order in which filters show it: facts of the product first, then sizes.
 */
export const attributes: readonly Attribute[] = [
  ...new Set<FamilyKey>([...choices, ...families.flatMap((family) => family.choices.map(({ key }) => key))]),
  ...facts.map(([key]) => key),
  ...new Set(sizes.map(({ key }) => key)),
].map((key) => {
  const unit = units.get(key) ?? null
  return { key, unit, kind: unit === null ? 'choice' : 'number', label: term(snakeCase(key)) }
})

const familyKeys: ReadonlySet<string> = new Set(attributes.map(({ key }) => key))

/** Whether a text is the key of an attribute of our families. */
export function isFamilyKey(text: string): text is FamilyKey {
  return familyKeys.has(text)
}

const sizeKeys: ReadonlySet<string> = new Set(sizes.map(({ key }) => key))

/** Whether a text is the key of a measure of our families. */
export function isSizeKey(text: string): text is SizeKey {
  return sizeKeys.has(text)
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
