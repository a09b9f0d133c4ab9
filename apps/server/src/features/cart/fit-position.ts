import type { AddPosition } from '@normwerk/contract/cart'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { checkTrimming } from '../catalogue/check-trimming.ts'
import type { PositionFields } from './change-rows.ts'
import { readPart } from './repository.ts'

type Wish = Pick<AddPosition, 'productDimensionId' | 'changedLength' | 'tolerance' | 'isThreeOne'>
type Fitted = Required<
  Pick<PositionFields, 'positionType' | 'dimensionId' | 'changedLength' | 'toleranceClass' | 'isThreeOne'>
>

/** Checks a part with its options and says what of them the position keeps. */
export async function fitPosition(db: Queries, wish: Wish): Promise<Fitted & { dimensionId: string }> {
  const part = await readPart(db, wish.productDimensionId)
  const trimming = checkTrimming(part, wish)
  const isThreeOne = wish.isThreeOne === true
  if (isThreeOne && !part.certificate31) {
    throw new AppError('certificateNotOffered', { fields: { isThreeOne: [{ code: 'certificateNotOffered' }] } })
  }
  return {
    positionType: trimming === null ? 'Standard' : 'ChangedLength',
    dimensionId: part.id,
    changedLength: trimming?.changedLength ?? null,
    toleranceClass: trimming?.toleranceClass ?? null,
    isThreeOne,
  }
}
