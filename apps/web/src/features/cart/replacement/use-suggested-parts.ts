import type { CartPosition } from '@normwerk/contract/cart'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import type { Candidate } from './candidate.ts'
import { neighbouringSizes, sizesOf } from './neighbouring-sizes.ts'
import { dimensionQuery, productQuery, sizedQuery } from './queries.ts'

interface Suggested {
  /** Parts of the same sizes in other materials. */
  sameSize: Candidate[]
  /** Parts of the same product in the next lengths. */
  neighbours: Candidate[]
  isPending: boolean
  error: Error | null
  retry: () => void
}

const onEachSide = 2

/** Finds the parts that are closest to the part of a position. */
export function useSuggestedParts({ productId, productDimensionId: articleId }: CartPosition): Suggested {
  const product = useQuery(productQuery(productId))
  const part = useQuery(dimensionQuery(articleId))
  const known =
    product.data !== undefined && part.data !== undefined ? { product: product.data, part: part.data } : null
  const sized = useQuery({
    ...sizedQuery(known?.product.categoryId ?? '', known === null ? [] : sizeFilters(known.product, known.part)),
    enabled: known !== null,
  })
  const others = sized.data?.items.filter(({ id }) => id !== articleId) ?? []
  return {
    sameSize: others.map(({ product: { name }, ...other }) => ({ part: other, name })).toSorted(bySoonest),
    neighbours: known === null ? [] : neighboursOf(known.product, known.part),
    isPending: product.isPending || part.isPending || (known !== null && sized.isPending),
    error: [product, part, sized].find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    // Does not repeat queries that wait for another answer.
    retry: () => {
      for (const query of [product, part, sized]) if (query.isError) void query.refetch()
    },
  }
}

/** Sorts by date, then by price; a price on request counts as the highest. */
function bySoonest({ part: a }: Candidate, { part: b }: Candidate): number {
  return a.leadTimeDays - b.leadTimeDays || Number(a.price ?? Number.MAX_VALUE) - Number(b.price ?? Number.MAX_VALUE)
}

function sizeFilters({ dimensionTableMapping }: Product, { values }: ProductDimension) {
  return sizesOf(dimensionTableMapping.columns).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : { name, values: [value] }
  })
}

function neighboursOf({ dimensionTableMapping, productDimension, name }: Product, part: ProductDimension): Candidate[] {
  const parts = neighbouringSizes(dimensionTableMapping.columns, productDimension, part, onEachSide)
  return parts.map((neighbour) => ({ part: neighbour, name }))
}
