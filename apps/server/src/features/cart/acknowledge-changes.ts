import type { Cart } from '@normwerk/contract/cart'
import type { MarkSeen } from '@normwerk/contract/saved-cart'
import type { CallContext } from '../../http/call-context.ts'
import { changeCartRow } from './change-rows.ts'
import { acknowledgeLine } from './pending-change.ts'
import { acknowledgeRows } from './position-rows.ts'
import { presentCart } from './present-cart.ts'
import { readLiveCart } from './read-cart.ts'

/**
 * Keeps as seen what was shown, where it is still so. It counts a change: what one of several people has seen the
 * others have not, and an order is of what the one who orders saw.
 */
export async function acknowledgeChanges(context: CallContext, { cartId, positions }: MarkSeen): Promise<Cart> {
  const { db, caller, language } = context
  await changeCartRow(db, caller, cartId, {})
  const live = await readLiveCart(context, cartId)
  const shown = new Map(positions.map((position) => [position.id, position]))
  const lines = live.lines.map((line) => acknowledgeLine(line, shown.get(line.row.position.id)))
  const marked = lines.filter((line, index) => line !== live.lines[index])
  await acknowledgeRows(
    db,
    marked.map(({ row, price }) => ({ id: row.position.id, price, availability: row.availability })),
  )
  return presentCart({ ...live, lines }, language)
}
