import type { Facet, Filter } from '@normwerk/contract/search'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { filterOf } from './change-filters.ts'

/** What a toolmaker narrows by first; the other attributes follow in the order of the answer. */
const first: readonly AttributeKey[] = [
  'diameter',
  'length',
  'material',
  'finish',
  'coating',
  'standard',
  'type',
  'hardness',
]
/** Groups that stand open at the beginning. */
export const openedAtFirst: readonly AttributeKey[] = ['diameter', 'length', 'material', 'finish']

interface Arranged {
  main: Facet[]
  /** Shown on demand. */
  more: Facet[]
}

/** The facets that can narrow this result, the usual ones and the chosen ones before the rest. */
export function arrangeFacets(facets: readonly Facet[], filters: readonly Filter[], total: number): Arranged {
  const isChosen = (facet: Facet) => filterOf(filters, facet.name) !== undefined
  const useful = facets.filter((facet) => isChosen(facet) || canNarrow(facet, total))
  const rank = ({ name }: Facet) => (first.includes(name) ? first.indexOf(name) : first.length)
  const sorted = useful.toSorted((a, b) => rank(a) - rank(b))
  return {
    main: sorted.filter((facet) => isChosen(facet) || first.includes(facet.name)),
    more: sorted.filter((facet) => !isChosen(facet) && !first.includes(facet.name)),
  }
}

/** One value that everything has is nothing to choose; a facet of too many values to list is a range. */
function canNarrow({ values, min, max }: Facet, total: number): boolean {
  if (values.length === 0) return min !== max
  return values.length > 1 || values.some(({ count }) => count < total)
}
