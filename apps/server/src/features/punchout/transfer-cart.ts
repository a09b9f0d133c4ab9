import type { Transfer } from '@normwerk/contract/punchout'
import { writeOciFields } from '@normwerk/documents/oci/write-fields'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { readCart } from '../cart/read-cart.ts'
import { checkHook } from './check-hook.ts'
import { listItems, profileOf } from './list-items.ts'
import { readAccountRow } from './repository/accounts.ts'
import { findPunchout } from './repository/sessions.ts'

/** Returns the visit in which a call is made. */
export async function readPunchout({ db, caller }: Pick<CallContext, 'db' | 'caller'>) {
  const punchout = await findPunchout(db, caller.userId)
  if (punchout === undefined) throw new AppError('notSignedIn')
  return punchout
}

/**
 * Writes the form with which the page sends the cart of a visit. The cart stays: if the purchasing system does not take it,
 * the buyer sends it again.
 */
export async function transferCart(
  dependencies: Dependencies,
  context: CallContext,
  { cartId, testAddresses }: { cartId: string; testAddresses: readonly string[] },
): Promise<Transfer> {
  const { db, caller, language, request } = context
  const { hookUrl, target, allowedOrigins } = await readPunchout(context)
  // The company may have removed the origin since the entry.
  checkHook(hookUrl, allowedOrigins, { ...dependencies.settings, testAddresses })
  const items = listItems(await readCart(context, cartId), { language, now: dependencies.clock.now() })
  const fields = writeOciFields(items, profileOf(await readAccountRow(db, caller.companyId)))
  await recordEvent(dependencies, db, {
    action: 'punchout.transferred',
    userId: null,
    companyId: caller.companyId,
    details: { positions: String(items.length) },
    correlationId: request.id,
  })
  return { hookUrl, method: 'POST', target, fields }
}
