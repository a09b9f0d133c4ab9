import type { Cart, ShareRight } from '@normwerk/contract/cart'
import type { Colleague, HandOver, ShareCart } from '@normwerk/contract/cart/saved'
import { may } from '@normwerk/contract/permissions'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { readChangedCart } from './read-cart.ts'
import { checkCartCount } from './repository/capacity.ts'
import { changeLockedCarts } from './repository/carts.ts'
import { lockCart } from './repository/locks.ts'
import { hasPositions } from './repository/many-positions.ts'
import {
  isSharedUserOf,
  listColleagueRows,
  lockColleaguesForShare,
  replaceShares,
  turnShares,
} from './repository/shares.ts'

/** Lets the named colleagues read or edit an own cart, and ends all other shares. */
export async function shareCart(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string,
  { userIds, right, shares }: ShareCart,
): Promise<Cart> {
  const { db, caller } = context
  const rights = new Map(userIds.map((userId) => [userId, right]))
  for (const share of shares ?? []) rights.set(share.userId, share.right)
  const named = new Map([
    ...(shares ?? []).map(({ userId }, index) => [userId, `shares.${index}.userId`] as const),
    ...userIds.map((userId, index) => [userId, `userIds.${index}`] as const),
  ])
  await lockColleaguesForShare(db, caller, named, isSharedUserOf(db, cartId))
  const cart = await lockCart(db, caller, cartId, 'own')
  const previous = await replaceShares(db, cartId, rights)
  await recordShares(dependencies, context, { id: cartId, name: cart.name }, { previous, rights })
  return readChangedCart(context, cartId)
}

type Rights = ReadonlyMap<string, ShareRight>

/** Records each colleague whose right has changed. */
async function recordShares(
  dependencies: Dependencies,
  { db, caller, request }: CallContext,
  cart: { id: string; name: string | null },
  { previous, rights }: { previous: Rights; rights: Rights },
): Promise<void> {
  for (const userId of new Set([...previous.keys(), ...rights.keys()])) {
    const [before = null, after = null] = [previous.get(userId), rights.get(userId)]
    if (before === after) continue
    await recordEvent(dependencies, db, {
      action: 'cart.shared',
      userId: caller.userId,
      companyId: caller.companyId,
      subjectId: userId,
      changes: { right: [before, after], ...(cart.name !== null && { cart: [null, cart.name] }) },
      details: { cartId: cart.id },
      correlationId: request.id,
    })
  }
}

/** Lists the colleagues with whom a cart can be shared. */
export async function listColleagues({ db, caller }: CallContext): Promise<Colleague[]> {
  const colleagues = await listColleagueRows(db, caller)
  return colleagues.map(({ id, firstName, lastName, roles }) => ({
    userId: id,
    name: `${firstName} ${lastName}`,
    mayOrder: may(roles, 'order.submit'),
  }))
}

/** Hands an own cart over to a colleague who may order, and informs them by mail. The sender can still read it. */
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
  // The sender gets another default cart when they next need one.
  await changeLockedCarts(db, [cartId], {
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
