import type { WantedPosition } from '../cart/fit-position.ts'
import type { NamedPart } from './named-part.ts'

/** What a row orders; a length beside the part that is the stocked one cuts nothing. */
export function wantedPosition(
  { productDimensionId, toleranceClass, certificate, headFlats, ...part }: NamedPart,
  values: Readonly<Record<string, number | string>> | undefined,
  quantity: number,
): WantedPosition {
  const isAsStocked = part.length === values?.length && toleranceClass === null
  const changedLength = part.changedLength ?? (isAsStocked ? null : part.length)
  return { productDimensionId, quantity, changedLength, toleranceClass, certificate, headFlats }
}
