import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { measureSettings } from './repository/configurations.ts'

/** Limit for all groups of a cart, bytes: its file is read into memory, and needs space for the positions too. */
const maxBytes = 4_000_000

/** Rejects a cart whose configurations are too large for a cart file. */
export async function checkSettings(db: Queries, cartId: string): Promise<void> {
  if ((await measureSettings(db, cartId)) > maxBytes) throw new AppError('cartTooLarge')
}
