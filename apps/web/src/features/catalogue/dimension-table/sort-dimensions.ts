import type { ProductDimension } from '@normwerk/contract/product'
import { lazy } from '@normwerk/i18n/lazy'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { compareValues } from '../../../shared/parts/attribute-text.ts'

/** The column of the sort order: an attribute key, `articleNo`, `price` or `availability`. */
export interface TableSort {
  by: string
  descending: boolean
}

/** `-price` sorts by price, highest first. */
export function parseSort(text: string | undefined): TableSort | null {
  if (text === undefined) return null
  return text.startsWith('-') ? { by: text.slice(1), descending: true } : { by: text, descending: false }
}

export function formatSort({ by, descending }: TableSort): string {
  return descending ? `-${by}` : by
}

const soonness = { inStock: 0, shortTerm: 1, onRequest: 2 }

/** Returns the sorted rows. Rows without the value come last in both directions; equal rows keep their order. */
export function sortDimensions<Row>(
  rows: readonly Row[],
  dimensionOf: (row: Row) => ProductDimension,
  sort: TableSort | null,
): readonly Row[] {
  if (sort === null) return rows
  const turn = sort.descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [keyOf(dimensionOf(a), sort.by), keyOf(dimensionOf(b), sort.by)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return turn * compareKeys(left, right)
  })
}

type Key = number | string

function keyOf(dimension: ProductDimension, by: string): Key | undefined {
  if (by === 'articleNo') return dimension.articleNo
  if (by === 'availability') return soonness[dimension.availability] * 1000 + dimension.leadTimeDays
  if (by === 'price') return dimension.price === null ? undefined : Number(dimension.price)
  return isKeyOf(dimension.values, by) ? dimension.values[by] : undefined
}

function isKeyOf(values: ProductDimension['values'], text: string): text is AttributeKey {
  return Object.hasOwn(values, text)
}

const byDigits = lazy(() => new Intl.Collator('en', { numeric: true }))

function compareKeys(a: Key, b: Key): number {
  const bySize = compareValues(a, b)
  return typeof a === 'string' && typeof b === 'string' && bySize !== 0 && /[a-z]/i.test(a + b)
    ? byDigits().compare(a, b)
    : bySize
}
