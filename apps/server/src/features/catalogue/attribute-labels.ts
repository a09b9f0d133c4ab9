import type { LanguageCode } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { type AttributeKey, isFamilyKey, attributes as ourAttributes } from '@normwerk/parts/attributes'
import { readText } from './texts.ts'

/** What articles and products have a value of: of our families, or of general products alone. */
export interface CatalogueAttribute {
  key: AttributeKey
  unit: string | null
  kind: 'number' | 'choice'
  label: Texts
}

export type Attributes = ReadonlyMap<string, CatalogueAttribute>

/** The attributes of our families first; a key of ours keeps its meaning. */
export function joinAttributes(general: readonly CatalogueAttribute[]): Attributes {
  return new Map([...ourAttributes, ...general.filter(({ key }) => !isFamilyKey(key))].map((one) => [one.key, one]))
}

/** What an attribute is called in the caller's language. */
export function readLabel(attributes: Attributes, key: string, language: LanguageCode): string {
  const attribute = attributes.get(key)
  return attribute === undefined ? key : readText(attribute.label, language)
}
