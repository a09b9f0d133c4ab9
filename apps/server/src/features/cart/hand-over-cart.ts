import { may } from '@normwerk/contract/permissions'
import type { HandOver } from '@normwerk/contract/saved-cart'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { checkCartCount } from './cart-capacity.ts'
import { changeHeldCarts } from './change-rows.ts'
import { lockCart } from './lock-carts.ts'
import { hasPositions } from './position-rows.ts'
import { lockColleaguesForShare, turnShares } from './share-rows.ts'

/** Gives an own cart to a colleague who may order and tells him by mail; the sender can still read it. */
export async function handOverCart(
  dependencies: Dependencies,
  { db, caller, request }: CallContext,
  cartId: string,
  { userId, message }: HandOver,
): Promise<void> {
  const [receiver] = await lockColleaguesForShare(db, caller, new Map([[userId, 'userId']]))
  if (receiver === undefined || !may(receiver.roles, 'order.submit')) throw new AppError('entryNotFound')
  await lockCart(db, caller, cartId, 'own')
  if (!(await hasPositions(db, cartId))) throw new AppError('cartEmpty')
  await checkCartCount(db, userId)
  // The sender gets another default cart when he next needs one.
  await changeHeldCarts(db, [cartId], {
    userId,
    isDefault: false,
    handedOverBy: caller.userId,
    handedOverAt: dependencies.clock.now(),
    handOverMessage: message?.trim() || null,
  })
  await turnShares(db, cartId, { before: caller.userId, after: userId })
  await sendMail(dependencies, db, {
    kind: 'cartHandedOver',
    recipient: receiver.email,
    language: receiver.language,
    data: { userId, senderId: caller.userId, cartId, message: message ?? '' },
  })
  await recordEvent(dependencies, db, {
    action: 'cart.handedOver',
    userId: caller.userId,
    companyId: caller.companyId,
    subjectId: userId,
    details: { cartId },
    correlationId: request.id,
  })
}
