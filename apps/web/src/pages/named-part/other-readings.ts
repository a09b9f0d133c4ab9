import type { Product, ProductDimension } from '@normwerk/contract/product'
import { readToleranceClass } from '../../trade/tolerance-class.ts'

/** The articles that differ from this one in their length alone. */
export function lengthsBeside(product: Product, dimension: ProductDimension): ProductDimension[] {
  const row = product.dimensionTableMapping.columns.find(({ role }) => role === 'row')?.attribute ?? ''
  return product.productDimension.filter(
    ({ id, values }) => id !== dimension.id && values[row] === dimension.values[row] && values.length !== undefined,
  )
}

/** The classes of tolerance that a part can also be cut to. */
export function offeredClasses({ trimming }: ProductDimension, taken: string): string[] {
  return (trimming?.toleranceClasses ?? []).map(readToleranceClass).filter((name) => name !== taken)
}
