import type { CartSummary } from '@normwerk/contract/cart'
import { projectTitle } from '../../../shared/cart/projects.tsx'

type CartColumn = 'name' | 'project' | 'positions' | 'sum' | 'created'
export type CartSort = CartColumn | `-${CartColumn}`

type Compare = (a: CartSummary, b: CartSummary) => number

/** Sorts carts by one of their columns, with a leading `-` for descending; `null` keeps their order. */
export function sortCarts(
  carts: readonly CartSummary[],
  sort: CartSort | null,
  locale: string,
): readonly CartSummary[] {
  if (sort === null) return carts
  const { compare: compareTexts } = new Intl.Collator(locale, { numeric: true })
  const ascending: Record<CartColumn, Compare> = {
    name: (a, b) => compareTexts(a.name, b.name),
    project: (a, b) => compareTexts(titleOf(a), titleOf(b)),
    positions: (a, b) => a.positionCount - b.positionCount,
    sum: (a, b) => Number(a.totalPriceNet) - Number(b.totalPriceNet),
    created: (a, b) => Date.parse(a.created) - Date.parse(b.created),
  }
  const descending =
    (compare: Compare): Compare =>
    (a, b) =>
      compare(b, a)
  const compares: Record<CartSort, Compare> = {
    ...ascending,
    '-name': descending(ascending.name),
    '-project': descending(ascending.project),
    '-positions': descending(ascending.positions),
    '-sum': descending(ascending.sum),
    '-created': descending(ascending.created),
  }
  return carts.toSorted(compares[sort])
}

function titleOf({ project }: CartSummary): string {
  return project === null ? '' : projectTitle(project)
}
