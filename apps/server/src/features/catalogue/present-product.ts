import type { LanguageCode } from '@normwerk/contract/language'
import type { DimensionTableMapping, Product, ProductSummary } from '@normwerk/contract/product'
import { printMoney } from '@normwerk/pricing/money'
import { attributesByKey, readLabel } from './attribute-labels.ts'
import { drawingPath, thumbnailPath } from './drawing-paths.ts'
import type { Catalogue } from './live-catalogue.ts'
import { presentDimension } from './present-dimension.ts'
import { netPrice, type PriceView } from './price-view.ts'
import type { ProductFacts } from './product-facts.ts'
import type { DimensionRow, ProductRow } from './repository.ts'
import { printValue, readText } from './texts.ts'

export interface Viewer {
  language: LanguageCode
  prices: PriceView
  /** The products that are the viewer's favourites. */
  favorites: ReadonlySet<string>
  today: Date
}

export function presentSummary(facts: ProductFacts, viewer: Viewer): ProductSummary {
  const { row } = facts
  return {
    id: row.id,
    productNr: row.productNr,
    name: readText(row.name, viewer.language),
    standard: row.standard,
    categoryId: row.categoryId,
    drawing: thumbnailPath(row.productNr),
    material: readProperty(row, 'material', viewer.language) ?? row.material,
    coating: row.coating && (readProperty(row, 'coating', viewer.language) ?? row.coating),
    dimensionCount: facts.dimensionCount,
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

export function presentProduct(
  catalogue: Catalogue,
  facts: ProductFacts,
  dimensions: DimensionRow[],
  viewer: Viewer,
): Product {
  const { row } = facts
  return {
    ...presentSummary(facts, viewer),
    description: readText(row.description, viewer.language),
    properties: row.properties.map(({ key, value }) => ({
      key,
      label: readLabel(key, viewer.language),
      value: printValue(value, attributesByKey.get(key)?.unit ?? null, viewer.language),
    })),
    certificate31: row.certificate31,
    certificateSurcharge:
      viewer.prices === null || !row.certificate31 ? null : printMoney(viewer.prices.certificateSurcharge),
    configurable: dimensions.some((dimension) => dimension.trimming !== null),
    dimensionTableMapping: presentMapping(row, viewer.language),
    productDimension: dimensions.map((dimension) => presentDimension(dimension, row, viewer.prices, viewer.today)),
    relatedProductIds: row.relatedProductNrs.flatMap((productNr) => catalogue.idsByNr.get(productNr) ?? []),
    downloads: [{ path: drawingPath(row.productNr), fileName: `${row.productNr}.svg`, type: 'SVG', size: null }],
  }
}

/** The columns of a product's dimension table; it has the id of its product. */
export function presentMapping(row: ProductRow, language: LanguageCode): DimensionTableMapping {
  return {
    id: row.id,
    productId: row.id,
    columns: row.columns.map(({ attribute, symbol, role }) => ({
      attribute,
      symbol,
      label: readLabel(attribute, language),
      unit: attributesByKey.get(attribute)?.unit ?? null,
      kind: attributesByKey.get(attribute)?.kind ?? 'choice',
      role,
    })),
  }
}

function readProperty(row: ProductRow, key: string, language: LanguageCode): string | undefined {
  const property = row.properties.find((candidate) => candidate.key === key)
  return property && printValue(property.value, null, language)
}
