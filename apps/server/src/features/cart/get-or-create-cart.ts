import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { bumpDefaultCartVersion, changeCartRow } from './change-rows.ts'
import { makeDefaultCart } from './make-default-cart.ts'

/**
 * Counts a change of the cart and locks it, so that positions added at once get places of their own;
 * without an id the default cart, which is made when there is none yet.
 */
export async function getOrCreateCart(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string | null,
): Promise<string> {
  const { db, caller } = context
  if (cartId === null) {
    const found = await bumpDefaultCartVersion(db, caller)
    if (found !== undefined) return found
  }
  const opened = cartId ?? (await makeDefaultCart(dependencies, context))
  await changeCartRow(db, caller, opened, {})
  return opened
}
