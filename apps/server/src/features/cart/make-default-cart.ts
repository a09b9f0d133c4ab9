import { AppError } from '../../http/app-error.ts'
import type { Tools } from '../../tools.ts'
import { insertDefaultCart } from './change-rows.ts'
import { findDefaultCart } from './repository.ts'
import type { Shopping } from './shopping.ts'

/** Makes the default cart when it is first needed; of calls at once one makes it, the others find it. */
export async function makeDefaultCart(tools: Tools, { db, caller }: Shopping): Promise<string> {
  await insertDefaultCart(db, { id: tools.ids.next(), userId: caller.userId, createdAt: tools.clock.now() })
  const cartId = await findDefaultCart(db, caller)
  if (cartId === undefined) throw new AppError('entryNotFound')
  return cartId
}
