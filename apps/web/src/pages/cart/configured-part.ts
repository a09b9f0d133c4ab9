import type { ReplacePosition } from '@normwerk/contract/cart-position'
import type { Configuration } from '../../trade/part-order.ts'

type Part = Pick<ReplacePosition, 'productDimensionId' | 'changedLength' | 'tolerance' | 'isThreeOne'>

/** A part as it takes the place of another: options that are not named would be gone as well. */
export function configuredPart(productDimensionId: string, configuration: Configuration): Part {
  const { length, toleranceClass, certificate31 } = configuration
  return {
    productDimensionId,
    changedLength: length ?? null,
    tolerance: toleranceClass ?? null,
    isThreeOne: certificate31 ?? false,
  }
}
