import type { Values } from '@normwerk/parts/article'
import { optionsOf } from '@normwerk/parts/configured-part'
import type { RequestedPosition } from '../cart/validate-position.ts'
import type { NamedPart } from './named-part.ts'

/** Returns the position that a row orders; a length that equals the stock length is no cut. */
export function requestedPosition(part: NamedPart, values: Values | undefined, quantity: number): RequestedPosition {
  const { productDimensionId, toleranceClass } = part
  const isAsStocked = part.length === values?.length && toleranceClass === null
  const changedLength = part.changedLength ?? (isAsStocked ? null : part.length)
  return { ...optionsOf(part), productDimensionId, quantity, changedLength }
}
