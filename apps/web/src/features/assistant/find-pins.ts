import type { DimensionList } from '@normwerk/contract/catalogue/dimension-table'
import type { ProductDimension } from '@normwerk/contract/product'
import { isWholeStep } from '@normwerk/parts/check-options'
import { type ConfiguredPart, noOptions } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import type { AssistantSearch } from './assistant-search.ts'
import type { Choice } from './resolve-choice.ts'

/** Enough for every size of a product, of which each has several lengths. */
const fetchedPins = 400

type ChosenSizes = Pick<AssistantSearch, 'd' | 'd2' | 'length'>

/** Returns the call that finds the pins of the chosen sizes that are long enough. */
export function pinList({ productId, type }: Choice, chosen: ChosenSizes): DimensionList {
  const [first, second] = type.sizes
  const exactly = (key: string | undefined, size: number | undefined) =>
    key === undefined || size === undefined ? [] : [{ name: key, min: size, max: size }]
  return {
    productId,
    filters: [...exactly(first?.key, chosen.d), ...exactly(second?.key, chosen.d2), ...longEnough(chosen)],
    sort: { by: 'length' },
    pageRequest: { page: 1, size: fetchedPins },
  }
}

/** Returns one pin of each size, the shortest that is long enough, thin ones first. */
export function shortestOfEach({ type }: Choice, pins: readonly ProductDimension[]): ProductDimension[] {
  const sizesOf = ({ values }: ProductDimension) => type.sizes.map(({ key }) => Number(values[key]))
  const shortest = new Map<string, ProductDimension>()
  for (const pin of pins) {
    const key = sizesOf(pin).join('x')
    const known = shortest.get(key)
    if (known === undefined || Number(pin.values.length) < Number(known.values.length)) shortest.set(key, pin)
  }
  return [...shortest.values()].sort((one, other) => compare(sizesOf(one), sizesOf(other)))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((size, index) => size !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** Returns the calls that find the nearest pins where none has the chosen sizes: thinner, thicker, and as long as there are. */
export function nearestLists({ productId, type }: Choice, chosen: ChosenSizes): DimensionList[] {
  const key = type.sizes[0]?.key
  if (key === undefined) return []
  const { d, length } = chosen
  const one = { productId, pageRequest: { page: 1, size: 1 } }
  const beside: DimensionList[] =
    d === undefined
      ? []
      : [
          { ...one, filters: [{ name: key, max: d }, ...longEnough(chosen)], sort: { by: key, descending: true } },
          { ...one, filters: [{ name: key, min: d }, ...longEnough(chosen)], sort: { by: key } },
        ]
  const longest: DimensionList[] =
    length === undefined
      ? []
      : [
          {
            ...one,
            filters: d === undefined ? [] : [{ name: key, min: d, max: d }],
            sort: { by: 'length', descending: true },
          },
        ]
  return [...beside, ...longest]
}

function longEnough({ length }: ChosenSizes) {
  return length === undefined ? [] : [{ name: 'length', min: length }]
}

/** How a stocked pin gets the wanted length. */
export type Cut =
  | { kind: 'asStocked' }
  | { kind: 'cut'; length: number; toleranceClass: string }
  /** It cannot be cut as short as this. */
  | { kind: 'tooShort'; minLength: number | null }

/** Proposes the cut of a pin that is at least as long as chosen. */
export function proposeCut({ values, trimming }: ProductDimension, length: number | undefined): Cut {
  if (length === undefined || length === values.length || !isWholeStep(length)) return { kind: 'asStocked' }
  const toleranceClass = trimming?.toleranceClasses[0]
  if (trimming === null || toleranceClass === undefined || length < trimming.minLength) {
    return { kind: 'tooShort', minLength: trimming?.minLength ?? null }
  }
  return { kind: 'cut', length, toleranceClass }
}

/** Returns a pin with its cut as it is ordered. */
export function cutPart({ articleNo }: ProductDimension, cut: Cut): ConfiguredPart {
  const part = { ...noOptions, articleNumber: articleNo }
  if (cut.kind !== 'cut') return part
  return { ...part, changedLength: cut.length, toleranceClass: readTolerance(cut.toleranceClass) }
}
