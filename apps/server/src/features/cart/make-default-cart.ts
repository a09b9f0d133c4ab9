import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { insertDefaultCart } from './change-rows.ts'
import { findDefaultCart } from './repository.ts'

/** Makes the default cart when it is first needed; of calls at once one makes it, the others find it. */
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
