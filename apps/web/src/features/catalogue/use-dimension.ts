import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { dimensionByNumberQuery } from './dimension-table/queries.ts'

interface FoundDimension {
  dimension: ProductDimension | undefined
  isPending: boolean
  error: Error | null
  refetch: () => void
}

/** Finds an article of a product by its number: in the product, or on the server if the product has too many. */
export function useDimension(product: Product | undefined, articleNo: string | undefined): FoundDimension {
  const inProduct = product?.productDimension.find((dimension) => dimension.articleNo === articleNo)
  const isOnServer = product?.furtherDimensions !== undefined && inProduct === undefined && articleNo !== undefined
  const { data, isPending, error, refetch } = useQuery({
    ...dimensionByNumberQuery(articleNo ?? ''),
    enabled: isOnServer,
  })
  const fromServer = isOnServer && data?.productId === product.id ? data : undefined
  return {
    dimension: inProduct ?? fromServer,
    isPending: isOnServer && isPending,
    error: isOnServer ? error : null,
    refetch: () => void refetch(),
  }
}
