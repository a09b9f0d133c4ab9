import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { bumpDefaultVersion, bumpVersion, findDefaultCart, insertDefaultCart } from './repository/carts.ts'

/**
 * Bumps the version of the cart and locks it, so that simultaneous positions get separate places. Without an id it uses
 * the default cart, which is created if there is none.
 */
export async function getOrCreateCart(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string | null,
): Promise<string> {
  const { db, caller } = context
  if (cartId === null) {
    const found = await bumpDefaultVersion(db, caller)
    if (found !== undefined) return found
  }
  const opened = cartId ?? (await makeDefaultCart(dependencies, context))
  await bumpVersion(db, caller, opened)
  return opened
}

/** Creates the default cart when it is first needed. Of simultaneous calls one creates it, the others find it. */
export async function makeDefaultCart(dependencies: Dependencies, { db, caller }: CallContext): Promise<string> {
  await insertDefaultCart(db, {
    id: dependencies.ids.next(),
    userId: caller.userId,
    createdAt: dependencies.clock.now(),
  })
  const cartId = await findDefaultCart(db, caller)
  if (cartId === undefined) throw new AppError('entryNotFound')
  return cartId
}
