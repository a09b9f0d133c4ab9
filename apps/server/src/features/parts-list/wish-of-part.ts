import type { Wish } from '../cart/fit-position.ts'
import type { NamedPart } from './named-part.ts'

/** What a row orders; a length beside the part that is the stocked one cuts nothing. */
export function wishOfPart(
  { productDimensionId, toleranceClass, certificate31, ...part }: NamedPart,
  values: Readonly<Record<string, number | string>> | undefined,
  quantity: number,
): Wish {
  const isAsStocked = part.length === values?.length && toleranceClass === null
  const changedLength = part.changedLength ?? (isAsStocked ? null : part.length)
  return { productDimensionId, quantity, changedLength, tolerance: toleranceClass, isThreeOne: certificate31 }
}
