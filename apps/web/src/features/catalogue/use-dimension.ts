import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { dimensionByNumberQuery } from './queries.ts'

interface FoundDimension {
  dimension: ProductDimension | undefined
  isPending: boolean
}

/** Finds an article of a product by its number: in the product, or on the server if the product has too many. */
export function useDimension(product: Product | undefined, articleNo: string | undefined): FoundDimension {
  const carried = product?.productDimension.find((dimension) => dimension.articleNo === articleNo)
  const isFar = product?.furtherDimensions !== undefined && carried === undefined && articleNo !== undefined
  const { data, isPending } = useQuery({ ...dimensionByNumberQuery(articleNo ?? ''), enabled: isFar })
  const far = isFar && data?.productId === product.id ? data : undefined
  return { dimension: carried ?? far, isPending: isFar && isPending }
}
