import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { ToleranceClass } from '@normwerk/parts/article'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

/** Returns the articles that differ from this one only in length. */
export function lengthsBeside(product: Product, dimension: ProductDimension): ProductDimension[] {
  const row = product.dimensionTableMapping.columns.find(({ role }) => role === 'row')?.attribute
  return product.productDimension.filter(
    ({ id, values }) =>
      id !== dimension.id &&
      (row === undefined || values[row] === dimension.values[row]) &&
      values.length !== undefined,
  )
}

/** Returns the tolerance classes that a part can also be cut to. */
export function offeredClasses({ trimming }: ProductDimension, taken: ToleranceClass | null): ToleranceClass[] {
  const offered = (trimming?.toleranceClasses ?? []).flatMap((tolerance) => readTolerance(tolerance) ?? [])
  return offered.filter((toleranceClass) => toleranceClass !== taken)
}
