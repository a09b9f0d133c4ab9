import { lockByName } from '../../database/advisory-lock.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteRow, deleteRows } from './repository/remembered-parts.ts'

export async function deletePart({ db, caller }: CallContext, id: string): Promise<void> {
  if ((await deleteRow(db, caller.companyId, id)) === undefined) throw new AppError('entryNotFound')
}

/** A single part is restored by choosing it again; that all were deleted is recorded. */
export async function deleteAllParts(
  recording: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
): Promise<void> {
  const { companyId, userId } = caller
  await lockByName(db, 'rememberedPartsOf', companyId)
  const count = await deleteRows(db, companyId)
  if (count === 0) return
  const by = { userId, companyId, correlationId: request.id }
  await recordEvent(recording, db, { action: 'rememberedPart.allDeleted', ...by, changes: { texts: [count, null] } })
}
