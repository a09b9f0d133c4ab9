import type { CartPosition } from '@normwerk/contract/cart'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { Filter } from '@normwerk/contract/search'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { useQuery } from '@tanstack/react-query'
import type { Candidate } from './candidate.ts'
import { neighbouringSizes, runningSize, sizesOf } from './neighbouring-sizes.ts'
import { dimensionQuery, partsQuery, productQuery, sizedQuery } from './queries.ts'

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
  const beside = useQuery({
    ...partsQuery(productId, known === null ? [] : otherSizes(known.product, known.part)),
    enabled: known !== null,
  })
  const others = sized.data?.items.filter(({ id }) => id !== articleId) ?? []
  return {
    sameSize: others
      .flatMap(({ product, ...part }) => (product === undefined ? [] : { part, name: product.name }))
      .toSorted(bySoonest),
    neighbours: known === null ? [] : neighboursOf(known.product, beside.data?.items ?? [], known.part),
    isPending: product.isPending || part.isPending || (known !== null && (sized.isPending || beside.isPending)),
    error: [product, part, sized, beside].find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    // Does not repeat queries that wait for another answer.
    retry: () => {
      for (const query of [product, part, sized, beside]) if (query.isError) void query.refetch()
    },
  }
}

/** Sorts by date, then by price; a price on request counts as the highest. */
function bySoonest({ part: a }: Candidate, { part: b }: Candidate): number {
  return a.leadTimeDays - b.leadTimeDays || Number(a.price ?? Number.MAX_VALUE) - Number(b.price ?? Number.MAX_VALUE)
}

function sizeFilters({ dimensionTableMapping }: Product, part: ProductDimension): Filter[] {
  return filtersOf(part, sizesOf(dimensionTableMapping.columns))
}

/** The sizes in which neighbours are the same. */
function otherSizes({ dimensionTableMapping }: Product, part: ProductDimension): Filter[] {
  const { columns } = dimensionTableMapping
  return filtersOf(
    part,
    sizesOf(columns).filter((attribute) => attribute !== runningSize(columns)),
  )
}

function filtersOf({ values }: ProductDimension, attributes: readonly AttributeKey[]): Filter[] {
  return attributes.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : { name, values: [value] }
  })
}

function neighboursOf(
  { dimensionTableMapping, name }: Product,
  parts: readonly ProductDimension[],
  part: ProductDimension,
): Candidate[] {
  const neighbours = neighbouringSizes(dimensionTableMapping.columns, parts, part, onEachSide)
  return neighbours.map((neighbour) => ({ part: neighbour, name }))
}
