import type { LanguageCode } from '@normwerk/contract/language'
import { attributes } from '@normwerk/parts/attributes'
import { readText } from './texts.ts'

export const attributesByKey = new Map(attributes.map((attribute) => [attribute.key, attribute]))

/** What an attribute is called in the caller's language. */
export function readLabel(key: string, language: LanguageCode): string {
  const attribute = attributesByKey.get(key)
  return attribute === undefined ? key : readText(attribute.label, language)
}
