import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import type { AttributeKey } from '@normwerk/parts/attributes'

type Sized = Pick<ProductDimension, 'values'>
type Columns = readonly Pick<DimensionTableMapping['columns'][number], 'attribute' | 'role'>[]

/** Returns the sizes that identify parts of one product. */
export function sizesOf(columns: Columns): AttributeKey[] {
  return columns.filter(({ role }) => role !== 'detail').map(({ attribute }) => attribute)
}

/** Returns the size along which parts of one product follow each other, such as the length. */
export function runningSize(columns: Columns): AttributeKey | undefined {
  return columns.find(({ role }) => role === 'column')?.attribute
}

/** Returns parts that differ only in length, or in another running size: the next ones on each side. */
export function neighbouringSizes<Part extends Sized>(
  columns: Columns,
  parts: readonly Part[],
  { values }: Sized,
  onEachSide: number,
): Part[] {
  const along = runningSize(columns)
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
