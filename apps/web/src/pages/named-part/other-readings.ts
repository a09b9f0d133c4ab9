import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { ToleranceClass } from '@normwerk/parts/article'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { useQuery } from '@tanstack/react-query'
import type { Assumption } from '../../features/catalogue/designation/assumed-notice.tsx'
import { dimensionsQuery } from '../../features/catalogue/dimension-table/queries.ts'
import type { Format } from '../../texts/format.ts'

/** Returns the articles that differ from this one only in length; none where no text leaves the length open. */
export function useLengthsBeside(
  { id, dimensionTableMapping, productDimension, furtherDimensions }: Product,
  dimension: ProductDimension | undefined,
): ProductDimension[] {
  const row = dimensionTableMapping.columns.find(({ role }) => role === 'row')?.attribute
  const value = row === undefined ? undefined : dimension?.values[row]
  const { data } = useQuery({
    ...dimensionsQuery({
      productId: id,
      filters: row === undefined || value === undefined ? [] : [{ name: row, values: [value] }],
    }),
    enabled: furtherDimensions !== undefined && dimension !== undefined,
  })
  const dimensions = furtherDimensions === undefined ? productDimension : (data?.items ?? [])
  return dimensions.filter(
    (other) =>
      dimension !== undefined &&
      other.id !== dimension.id &&
      (row === undefined || other.values[row] === value) &&
      other.values.length !== undefined,
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
