import type { Facet, Filter } from '@normwerk/contract/search'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { filterOf } from './change-filters.ts'

/** Attributes that a toolmaker filters by first; the others follow in the order of the answer. */
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
/** Groups that are open at first. */
export const openedAtFirst: readonly AttributeKey[] = ['diameter', 'length', 'material', 'finish']

interface Arranged {
  main: Facet[]
  /** Shown on request. */
  more: Facet[]
}

/** Returns the facets that can narrow this result; common and chosen ones come first. */
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

/** A facet cannot narrow the result if all hits have its one value. A facet with too many values to list is a range. */
function canNarrow({ values, min, max }: Facet, total: number): boolean {
  if (values.length === 0) return min !== max
  return values.length > 1 || values.some(({ count }) => count < total)
}
