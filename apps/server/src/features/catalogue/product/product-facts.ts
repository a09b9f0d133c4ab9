import type { LanguageCode } from '@normwerk/contract/language'
import type { Texts } from '@normwerk/parts/article'
import { type AttributeKey, isFamilyKey, attributes as ourAttributes } from '@normwerk/parts/attributes'
import type { ProductInput } from '@normwerk/search/index-input'
import type { NamedFile } from '../../../database/part-columns.ts'
import { indexTexts, readText } from '../format-article.ts'
import type { ArticleSummary } from '../index/index-articles.ts'
import type { ProductRow } from '../repository/articles.ts'
import { thumbnailOf } from './drawing-paths.ts'

/** A product with a summary of its articles. */
export interface ProductFacts extends ArticleSummary {
  row: ProductRow
  /** Path of its small picture. */
  thumbnail: string
}

export function describeProduct(row: ProductRow, picture: NamedFile | null, summary: ArticleSummary): ProductFacts {
  return { row, thumbnail: thumbnailOf({ ...row, picture }), ...summary }
}

/** Returns a product for the index. A choice is filtered by its English words, which are the same in every language. */
export function indexProduct(row: ProductRow, parentCategoryId: string | null): ProductInput {
  const words = row.properties.flatMap(({ value }) => (typeof value === 'number' ? [] : [value]))
  return {
    id: row.id,
    productNr: row.productNr,
    categoryIds: parentCategoryId === null ? [row.categoryId] : [row.categoryId, parentCategoryId],
    texts: indexTexts([row.name, ...words, sameInAll(row.standard ?? ''), row.description]),
    values: Object.fromEntries(row.properties.map(({ key, value }) => [key, neutralValue(value)])),
    flags: { deal: row.dealIndex !== null, new: row.newIndex !== null, highlighted: row.highlightIndex !== null },
  }
}

function neutralValue(value: Texts | number): number | string {
  return typeof value === 'number' ? value : value.en
}

/** Collects the words of every choice, so that a facet has them in the caller's language. */
export function collectChoiceTexts(products: readonly ProductRow[]): Map<string, Map<string, Texts>> {
  const texts = new Map<string, Map<string, Texts>>()
  for (const { key, value } of products.flatMap(({ properties }) => properties)) {
    if (typeof value === 'number') continue
    texts.set(key, (texts.get(key) ?? new Map<string, Texts>()).set(value.en, value))
  }
  return texts
}

function sameInAll(text: string): Texts {
  return { de: text, en: text }
}

/** An attribute of articles and products: of the shop's families, or of general products alone. */
interface CatalogueAttribute {
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
