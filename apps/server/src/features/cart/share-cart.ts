import type { Cart } from '@normwerk/contract/cart'
import { may } from '@normwerk/contract/permissions'
import type { Colleague, ShareCart } from '@normwerk/contract/saved-cart'
import type { CallContext } from '../../http/call-context.ts'
import { lockCart } from './lock-carts.ts'
import { readCart } from './read-cart.ts'
import { isSharedUserOf, listColleagueRows, lockColleaguesForShare, replaceShares } from './share-rows.ts'

/** Lets colleagues read or edit an own cart, and nobody else any more. */
export async function shareCart(
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
  await lockCart(db, caller, cartId, 'own')
  await replaceShares(db, cartId, rights)
  return readCart(context, cartId)
}

/** The colleagues with whom a cart can be shared. */
export async function listColleagues({ db, caller }: CallContext): Promise<Colleague[]> {
  const colleagues = await listColleagueRows(db, caller)
  return colleagues.map(({ id, firstName, lastName, roles }) => ({
    userId: id,
    name: `${firstName} ${lastName}`,
    mayOrder: may(roles, 'order.submit'),
  }))
}
