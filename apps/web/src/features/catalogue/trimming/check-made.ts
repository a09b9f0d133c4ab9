import type { ProductDimension } from '@normwerk/contract/product'
import { checkLength } from '@normwerk/parts/check-options'

/** Why a length cannot be cut; `null` if it can. */
type LengthError = 'missing' | 'lengthOutOfRange' | 'lengthStep'

type Trimming = Pick<NonNullable<ProductDimension['trimming']>, 'minLength' | 'maxLength'>

export function lengthError({ minLength, maxLength }: Trimming, length: number | null): LengthError | null {
  return length === null ? 'missing' : (checkLength(length, { length: maxLength, minLength })?.code ?? null)
}
