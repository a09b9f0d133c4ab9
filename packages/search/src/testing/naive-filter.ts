import type { Filter } from '../facets/filter-groups.ts'
import type { Facet } from '../facets/list-facets.ts'
import type { ArticleInput, IndexOptions } from '../index-input.ts'
import type { PlainProduct } from './catalogue.ts'

/** Attributes that products and articles may both have. */
export const mixedOptions: IndexOptions = {
  attributes: [
    { key: 'diameter', kind: 'number' },
    { key: 'length', kind: 'number' },
    { key: 'head', kind: 'number' },
    { key: 'material', kind: 'choice' },
  ],
  languages: ['de'],
}

/** One article with every value that a filter can read. */
export interface PlainRow {
  product: PlainProduct
  article: ArticleInput | null
  values: Record<string, number | string>
}

/** Rows of plain products; a product without articles is one row without an article. */
export function plainRows(products: readonly PlainProduct[]): PlainRow[] {
  return products.flatMap((product): PlainRow[] =>
    product.articles.length === 0
      ? [{ product, article: null, values: { ...product.values } }]
      : product.articles.map((article) => ({ product, article, values: { ...product.values, ...article.values } })),
  )
}

/** Returns the rows that pass every filter but those of one attribute. */
export function filterRows(rows: readonly PlainRow[], filters: readonly Filter[], except: string | null): PlainRow[] {
  const active = filters.filter((filter) => filter.name !== except && isActive(filter))
  const alternatives = [...Map.groupBy(active, ({ name }) => name)]
  return rows.filter(({ values }) =>
    alternatives.every(([name, some]) => some.some((filter) => passesOne(values[name], filter))),
  )
}

function isActive({ values, min, max }: Filter): boolean {
  return (values?.length ?? 0) > 0 || min !== undefined || max !== undefined
}

function passesOne(value: number | string | undefined, { values, min, max }: Filter): boolean {
  if (value === undefined) return false
  if (values !== undefined && values.length > 0 && !values.includes(value)) return false
  return typeof value === 'string' || ((min === undefined || value >= min) && (max === undefined || value <= max))
}

/** Facets counted by looking at every row once per attribute. */
export function naiveFacets(
  rows: readonly PlainRow[],
  filters: readonly Filter[],
  unit: 'articles' | 'products',
): Facet[] {
  return mixedOptions.attributes.flatMap(({ key, kind }) => {
    const all = filterRows(rows, filters, key)
    const occurring = new Set(rows.flatMap(({ values }) => values[key] ?? []))
    const named = new Set(filters.flatMap((filter) => (filter.name === key ? (filter.values ?? []) : [])))
    const values = [...occurring]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((value) => {
        const passing = all.filter((row) => row.values[key] === value)
        const count =
          unit === 'articles'
            ? passing.filter(({ article }) => article !== null).length
            : new Set(passing.map(({ product }) => product.id)).size
        return { value, count, selected: named.has(value) }
      })
    const counted = values.flatMap(({ value, count }) => (count > 0 && typeof value === 'number' ? [value] : []))
    const limits = counted.length > 0 ? { min: Math.min(...counted), max: Math.max(...counted) } : {}
    return values.length === 0 ? [] : [{ name: key, kind, ...limits, values }]
  })
}
