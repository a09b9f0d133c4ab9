import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { measureSettings } from './repository/configurations.ts'

/** Of all groups of a cart, bytes: its file is read whole, and has room for its positions besides. */
const maxBytes = 4_000_000

/** Refuses a cart whose configurations hold more than its file may. */
export async function checkSettings(db: Queries, cartId: string): Promise<void> {
  if ((await measureSettings(db, cartId)) > maxBytes) throw new AppError('cartTooLarge')
}
