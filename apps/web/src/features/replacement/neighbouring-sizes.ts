import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import type { AttributeKey } from '@normwerk/parts/attributes'

type Sized = Pick<ProductDimension, 'values'>
type Columns = readonly Pick<DimensionTableMapping['columns'][number], 'attribute' | 'role'>[]

/** The sizes that tell parts of one product apart. */
export function sizesOf(columns: Columns): AttributeKey[] {
  return columns.filter(({ role }) => role !== 'detail').map(({ attribute }) => attribute)
}

/** Parts that differ from another in the length alone, or in what stands in its place: the next ones on each side. */
export function neighbouringSizes<Part extends Sized>(
  columns: Columns,
  parts: readonly Part[],
  { values }: Sized,
  onEachSide: number,
): Part[] {
  const along = columns.find(({ role }) => role === 'column')?.attribute
  if (along === undefined) return []
  const lengthOf = (part: Sized) => Number(part.values[along])
  const others = sizesOf(columns).filter((attribute) => attribute !== along)
  const alike = parts
    .filter((part) => others.every((attribute) => part.values[attribute] === values[attribute]))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))
  const own = lengthOf({ values })
  return [
    ...alike.filter((part) => lengthOf(part) < own).slice(-onEachSide),
    ...alike.filter((part) => lengthOf(part) > own).slice(0, onEachSide),
  ]
}
