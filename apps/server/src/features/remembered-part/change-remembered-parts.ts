import { hasSameOptions } from '@normwerk/parts/configured-part'
import { lockByName } from '../../database/advisory-lock.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteRow, deleteRows, readRow, readShared, storeRows } from './repository/remembered-parts.ts'

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

type Recording = Pick<Dependencies, 'ids' | 'clock'>

/** Proposes a part that a company has chosen to every company, in place of another part for the same text. */
export async function sharePart(recording: Recording, call: CallContext<Caller>, id: string): Promise<void> {
  const { db, caller } = call
  const chosen = await readRow(db, id)
  if (chosen === undefined) throw new AppError('entryNotFound')
  const before = await readShared(db, chosen.textKey)
  if (before?.articleId === chosen.articleId && hasSameOptions(before, chosen)) return
  const now = recording.clock.now()
  // The size of a pack may differ between companies.
  const shared = { companyId: null, userId: caller.userId, unit: null, unitPieces: null, chosenAt: now, usedAt: now }
  await storeRows(db, [{ ...chosen, ...shared, id: recording.ids.next() }])
  await recordText(recording, call, { action: 'rememberedPart.shared', changes: { text: [null, chosen.text] } })
}

export async function unsharePart(recording: Recording, call: CallContext<Caller>, id: string): Promise<void> {
  const deleted = await deleteRow(call.db, null, id)
  if (deleted === undefined) throw new AppError('entryNotFound')
  await recordText(recording, call, { action: 'rememberedPart.unshared', changes: { text: [deleted.text, null] } })
}

function recordText(
  recording: Recording,
  { db, caller: { userId }, request }: CallContext<Caller>,
  event: Pick<Parameters<typeof recordEvent>[2], 'action' | 'changes'>,
): Promise<void> {
  return recordEvent(recording, db, { ...event, userId, companyId: null, correlationId: request.id })
}
