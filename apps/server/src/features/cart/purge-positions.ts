import type { Queries } from '../../database/client.ts'
import { deleteRemovedPositions } from './position-rows.ts'

/** How long the removal of a position can be taken back. */
const undoTime = 24 * 60 * 60 * 1000

/** Deletes removed positions for good. */
export function purgeExpiredPositions(db: Queries, now: Date): Promise<void> {
  return deleteRemovedPositions(db, new Date(now.getTime() - undoTime))
}
