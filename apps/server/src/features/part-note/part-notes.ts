import { readOptions } from '@normwerk/contract/asked-options'
import type { LanguageCode } from '@normwerk/contract/language'
import { maxNotesOfArticle, maxPartNotes } from '@normwerk/contract/limits'
import { type AddPartNote, type ListPartNotes, type PartNote, partNoteEndpoints } from '@normwerk/contract/part-note'
import { formatMachinedPart, machiningOf } from '@normwerk/parts/configured-part'
import { lockByName, type Queries } from '../../database/client.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type CallContext, type Customer, checkQuota, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import { checkPart, readOfferedArticle } from '../catalogue/read-part.ts'
import { changeRow, countRows, deleteRow, insertRow, listParts, listRows, readRow } from './repository/part-notes.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>

async function listPartNotes(
  db: Queries,
  { companyId }: Customer,
  { productDimensionId: articleId, page, size, query }: ListPartNotes,
  language: LanguageCode,
): Promise<{ items: PartNote[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, companyId, { articleId, query, page, size })
  return { items: rows.map((row) => present(row, language)), page, size, total }
}

async function listNotedParts(db: Queries, companyId: string): Promise<string[]> {
  return (await listParts(db, companyId)).map(formatMachinedPart)
}

async function addPartNote(
  { ids, clock }: Recording,
  { db, caller, language }: CallContext,
  { productDimensionId: articleId, text, ...asked }: AddPartNote,
): Promise<PartNote> {
  const { companyId, userId } = caller
  const article = await readOfferedArticle(db, articleId)
  const machining = machiningOf(checkPart(article, readOptions(asked)))
  const id = ids.next()
  await lockByName(db, 'entriesOf', companyId)
  await insertRow(db, { id, companyId, articleId, ...machining, text, userId, writtenAt: clock.now() })
  const { all, ofArticle } = await countRows(db, companyId, articleId)
  checkQuota(all, maxPartNotes)
  checkQuota(ofArticle, maxNotesOfArticle)
  return present(await readNote(db, companyId, id), language)
}

/** Changes the text of a note. One that is the same stays the note of who wrote it. */
async function changePartNote(
  { clock }: Recording,
  { db, caller, language }: CallContext,
  id: string,
  text: string,
): Promise<PartNote> {
  const { companyId, userId } = caller
  const before = await readNote(db, companyId, id)
  if (before.note.text === text) return present(before, language)
  await changeRow(db, companyId, id, { text, userId, writtenAt: clock.now() })
  return present(await readNote(db, companyId, id), language)
}

/** Deletes a note. That is recorded, because nothing else would tell the company who deleted it. */
async function deletePartNote(recording: Recording, { db, caller, request }: CallContext, id: string): Promise<void> {
  const { companyId, userId } = caller
  const { note, article } = await readNote(db, companyId, id)
  await deleteRow(db, companyId, id)
  await recordEvent(recording, db, {
    action: 'partNote.deleted',
    changes: { part: [formatMachinedPart({ ...note, articleNumber: article.articleNo }), null] },
    ...{ userId, companyId, correlationId: request.id },
  })
}

async function readNote(db: Queries, companyId: string, id: string) {
  const row = await readRow(db, companyId, id)
  if (row === undefined) throw new AppError('entryNotFound')
  return row
}

function present({ note, article, writtenBy }: Awaited<ReturnType<typeof readNote>>, language: LanguageCode): PartNote {
  const { id, text, articleId, writtenAt } = note
  const { articleNo, productNr, isSold, ...described } = article
  return {
    ...{ id, text, productDimensionId: articleId, productNr, isSold, writtenBy },
    articleNo: formatMachinedPart({ ...note, articleNumber: articleNo }),
    description: formatArticle(described, language),
    writtenAt: writtenAt.toISOString(),
  }
}

export function partNoteRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(partNoteEndpoints, {
    list: ({ db, caller, input, language }) => listPartNotes(db, caller, input, language),
    listParts: ({ db, caller }) => listNotedParts(db, caller.companyId),
    add: (call) => addPartNote(dependencies, call, call.input),
    change: (call) => changePartNote(dependencies, call, call.params.id, call.input.text),
    delete: (call) => deletePartNote(dependencies, call, call.params.id),
  })
}
