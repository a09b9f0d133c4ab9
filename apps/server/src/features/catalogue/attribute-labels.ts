import type { LanguageCode } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { type AttributeKey, isFamilyKey, attributes as ourAttributes } from '@normwerk/parts/attributes'
import { readText } from './texts.ts'

/** An attribute of articles and products: of the shop's families, or of general products alone. */
export interface CatalogueAttribute {
  key: AttributeKey
  unit: string | null
  kind: 'number' | 'choice'
  label: Texts
}

export type Attributes = ReadonlyMap<string, CatalogueAttribute>

/** Joins the attributes, those of the shop's families first; their keys keep their meaning. */
export function joinAttributes(general: readonly CatalogueAttribute[]): Attributes {
  return new Map([...ourAttributes, ...general.filter(({ key }) => !isFamilyKey(key))].map((one) => [one.key, one]))
}

/** Returns the name of an attribute in the caller's language. */
export function readLabel(attributes: Attributes, key: string, language: LanguageCode): string {
  const attribute = attributes.get(key)
  return attribute === undefined ? key : readText(attribute.label, language)
}
