import type { ProductDimension } from '@normwerk/contract/product'
import { noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'

type Offered = Pick<ProductDimension, 'trimming' | 'headFlats'>

/** What is done to a part, for another one that takes its place: cut and flats, each where that one takes them. */
export function keepOptions({ changedLength, toleranceClass, headFlats }: PartOptions, offered: Offered): PartOptions {
  const isCut =
    changedLength !== null &&
    toleranceClass !== null &&
    offered.trimming !== null &&
    changedLength >= offered.trimming.minLength &&
    changedLength <= offered.trimming.maxLength &&
    offered.trimming.toleranceClasses.some((tolerance) => readTolerance(tolerance) === toleranceClass)
  const { from, below } = offered.headFlats ?? { from: 0, below: 0 }
  const hasFlats = headFlats !== null && headFlats.distance >= from && headFlats.distance < below
  return { ...noOptions, ...(isCut && { changedLength, toleranceClass }), ...(hasFlats && { headFlats }) }
}
