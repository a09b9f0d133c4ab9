import { hasSameOptions } from '@normwerk/parts/configured-part'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteRow, readRow, readShared, storeRows } from './repository/remembered-parts.ts'

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
