import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { ToleranceClass } from '@normwerk/parts/article'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import type { Assumption } from '../../features/catalogue/designation/assumed-notice.tsx'
import type { Format } from '../../texts/format.ts'

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

/** Returns the sizes that a text leaves open and that follow from the table, so that they have no other reading. */
export function assumedSizes(
  { dimensionTableMapping }: Product,
  { values }: ProductDimension,
  assumed: readonly string[],
  format: Format,
): Assumption[] {
  return dimensionTableMapping.columns.flatMap(({ attribute, label }) => {
    const value = values[attribute]
    if (attribute === 'length' || !assumed.includes(attribute) || typeof value !== 'number') return []
    return { open: attribute, name: label, taken: format.measure(value, 'mm'), options: [] }
  })
}
