import type { LanguageCode } from '@normwerk/contract/language'
import type { DimensionTableMapping, Product, ProductSummary } from '@normwerk/contract/product'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import type { Property, Texts } from '@normwerk/parts/article'
import { type AttributeKey, type FamilyKey, isFamilyKey, attributes as ourAttributes } from '@normwerk/parts/attributes'
import { formatMoney } from '@normwerk/pricing/money'
import type { ProductInput } from '@normwerk/search/index-input'
import type { NamedFile } from '../../../database/part-columns.ts'
import { formatValue, indexTexts, readText } from '../format-article.ts'
import type { ArticleSummary } from '../index/index-articles.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { netPrice, type PriceView } from '../price-part.ts'
import type { FileRow, ProductRow } from '../repository/articles.ts'
import { cadFilePath, drawingPath, filePath, thumbnailOf } from './drawing-paths.ts'

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

export interface Viewer {
  language: LanguageCode
  prices: PriceView
  /** The products that are the viewer's favourites. */
  favorites: ReadonlySet<string>
  shipDateAfter: ShipDateAfter
}

export function presentSummary(facts: ProductFacts, viewer: Viewer): ProductSummary {
  const { row } = facts
  return {
    id: row.id,
    productNr: row.productNr,
    name: readText(row.name, viewer.language),
    standard: row.standard,
    categoryId: row.categoryId,
    drawing: facts.thumbnail,
    material: readProperty(row, 'material', viewer.language) ?? row.material ?? '',
    coating: row.coating && (readProperty(row, 'coating', viewer.language) ?? row.coating),
    dimensionCount: facts.articleCount,
    priceFrom: netPrice(facts.lowestListPrice, row, viewer.prices),
    isDeal: row.dealIndex !== null,
    isNew: row.newIndex !== null,
    isHighlighted: row.highlightIndex !== null,
    isFavorite: viewer.favorites.has(row.id),
    ranges: Object.fromEntries(
      [...facts.ranges].map(([key, range]) => [key, range instanceof Set ? [...range] : range]),
    ),
  }
}

/** Returns a product without what follows from its articles. */
export function presentProduct(
  catalogue: Catalogue,
  facts: ProductFacts,
  files: readonly FileRow[],
  viewer: Viewer,
): Omit<Product, 'configurable' | 'productDimension' | 'furtherDimensions'> {
  const { row } = facts
  return {
    ...presentSummary(facts, viewer),
    description: readText(row.description, viewer.language),
    properties: presentProperties(catalogue, row, viewer.language),
    certificate31: row.certificate31,
    certificateSurcharge:
      viewer.prices === null || !row.certificate31 ? null : formatMoney(viewer.prices.certificateSurcharge),
    dimensionTableMapping: presentMapping(catalogue, row, viewer.language),
    relatedProductIds: row.relatedProductNrs.flatMap((productNr) => catalogue.idsByNr.get(productNr) ?? []),
    pictures: files
      .filter(({ kind }) => kind === 'picture')
      .map((file) => ({ path: filePath(file), title: file.title })),
    downloads: [...listDrawings(row), ...files.flatMap(presentDownload)],
  }
}

export function presentProperties(
  catalogue: Catalogue,
  { properties }: ProductRow,
  language: LanguageCode,
): Product['properties'] {
  return properties.map((property) => presentProperty(catalogue, property, language))
}

function presentProperty(
  { attributes }: Catalogue,
  { key, value, remark }: Property,
  language: LanguageCode,
): Product['properties'][number] {
  const fact = formatValue(value, attributes.get(key)?.unit ?? null, language)
  return {
    key,
    label: readLabel(attributes, key, language),
    value: remark === undefined ? fact : `${fact} (${readText(remark, language)})`,
  }
}

/** A general product has no drawing by the shop. */
function listDrawings({ family, productNr }: ProductRow): Product['downloads'] {
  if (family === null) return []
  return [{ path: drawingPath(productNr), fileName: `${productNr}.svg`, title: null, type: 'SVG', size: null }]
}

const downloadTypes = { dataSheet: 'PDF', cad: 'STEP' } as const

function presentDownload(file: FileRow): Product['downloads'] {
  if (file.kind === 'picture') return []
  const { kind, fileName, title, size } = file
  const path = kind === 'cad' ? cadFilePath(file) : filePath(file)
  return [{ path, fileName, title, type: downloadTypes[kind], size }]
}

/** Returns the columns of a product's dimension table; it has the id of its product. */
export function presentMapping(
  { attributes }: Catalogue,
  row: ProductRow,
  language: LanguageCode,
): DimensionTableMapping {
  return {
    id: row.id,
    productId: row.id,
    columns: row.columns.map(({ attribute, symbol, role }) => {
      const label = readLabel(attributes, attribute, language)
      return {
        attribute,
        // A column without a letter is stored with its key instead.
        symbol: symbol === attribute ? label : symbol,
        label,
        unit: attributes.get(attribute)?.unit ?? null,
        kind: attributes.get(attribute)?.kind ?? 'choice',
        role,
      }
    }),
  }
}

function readProperty(row: ProductRow, key: FamilyKey, language: LanguageCode): string | undefined {
  const property = row.properties.find((candidate) => candidate.key === key)
  return property && formatValue(property.value, null, language)
}
