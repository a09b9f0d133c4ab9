import type { Attribute, Unit } from './article.ts'
import { type ChoiceKey, families, type SizeKey } from './families/families.ts'
import { term } from './terms.ts'

/**
 * `size` joins the sizes of a row of the cross table if one size does not identify the row: `2x7.5`. `type` names one
 * of several kinds of one shape, such as plates.
 */
const choices = ['size', 'material', 'finish', 'coating', 'standard', 'hardness', 'type'] as const

const facts = [
  ['strength', 'N/mm²'],
  ['temperature', '°C'],
] as const satisfies readonly (readonly [key: string, unit: Unit])[]

/** The key of an attribute of our families: a size, a choice, or a fact of the product. */
export type FamilyKey = SizeKey | ChoiceKey | (typeof choices)[number] | (typeof facts)[number][0]

declare const own: unique symbol
/** The key of an attribute of a general product, known only from its columns. */
export type OwnKey = string & { readonly [own]: true }

/** The key of any attribute. A literal must be a key of our families, so that a misspelt one does not compile. */
export type AttributeKey = FamilyKey | OwnKey
/** Values by attribute; any may be missing. */
export type ByAttribute<Value> = Partial<Record<FamilyKey, Value>> & Record<OwnKey, Value>

/** Sizes of article numbers first, as people search for these, then the others. */
const sizes = [true, false].flatMap((isInNumber) =>
  families.flatMap((family) => family.sizes.filter(({ key }) => family.numberKeys.includes(key) === isInNumber)),
)
const units = new Map<FamilyKey, Unit>([...sizes.map(({ key, unit }) => [key, unit] as const), ...facts])

/**
 * Every attribute of the families. A key has one meaning in all families, so that one filter works for all of them.
 * `diameter` is the d1 by which people name the part: the running fit of pins, pillars and rings, the bore of sleeves
 * and bushings (a sleeve, its core pin and an ejector pin of 4 mm share it). `length` is the ordered length L: overall
 * with the head; for sprue bushings the shank below the head; for pillars `length1` + `length2`.
 * The order is that of the filters: facts of the product first, then sizes.
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
