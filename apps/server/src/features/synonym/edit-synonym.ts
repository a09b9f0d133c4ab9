import { isId } from '@normwerk/contract/common'
import { fallbackLanguage } from '@normwerk/contract/language'
import { maxSynonyms } from '@normwerk/contract/limits'
import type { EditedSynonym, Synonym } from '@normwerk/contract/synonym'
import { createSynonyms, foldPhrase } from '@normwerk/parts/synonyms/synonyms'
import { lockTransaction } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { deleteAnswered } from '../missed-search/list-searches.ts'
import { checkSynonym } from './check-synonym.ts'
import { findsProducts } from './list-meant.ts'
import { presentSynonym } from './read-synonyms.ts'
import { deleteRow, insertRow, readRows, type SynonymRow, updateRow } from './repository/synonyms.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>
type Editing = Pick<CallContext<Caller>, 'db' | 'caller'> & { request: { id: string } }

/** Adds a synonym; one that is there already stays as it is. */
export async function addSynonym(
  recording: Recording,
  catalogue: Catalogue,
  call: Editing,
  edited: EditedSynonym,
): Promise<Synonym> {
  const stored = await lockRows(call.db)
  const row = { ...columnsOf(catalogue, edited), id: recording.ids.next(), createdAt: recording.clock.now() }
  const same = stored.find((other) => fields.every((field) => other[field] === row[field]))
  if (same !== undefined) return presentSynonym(catalogue, same)
  if (stored.length >= maxSynonyms) throw new AppError('tooManyEntries', {}, { limit: maxSynonyms })
  checkSynonym(catalogue, edited, stored)
  await insertRow(call.db, row)
  await finish(recording, catalogue, call, 'synonym.added', [null, row])
  return presentSynonym(catalogue, row)
}

/** @throws AppError `entryNotFound` */
export async function changeSynonym(
  recording: Recording,
  catalogue: Catalogue,
  call: Editing,
  id: string,
  edited: EditedSynonym,
): Promise<Synonym> {
  const stored = await lockRows(call.db)
  const before = stored.find((row) => row.id === id)
  if (before === undefined) throw new AppError('entryNotFound')
  const after = { ...before, ...columnsOf(catalogue, edited) }
  if (fields.every((field) => before[field] === after[field])) return presentSynonym(catalogue, before)
  checkSynonym(
    catalogue,
    edited,
    stored.filter((row) => row !== before),
  )
  await updateRow(call.db, after)
  await finish(recording, catalogue, call, 'synonym.changed', [before, after])
  return presentSynonym(catalogue, after)
}

/** @throws AppError `entryNotFound` */
export async function deleteSynonym(recording: Recording, call: Editing, id: string): Promise<void> {
  const deleted = isId(id) ? await deleteRow(call.db, id) : undefined
  if (deleted === undefined) throw new AppError('entryNotFound')
  await record(recording, call, 'synonym.deleted', [deleted, null])
}

const fields = ['words', 'means', 'language'] as const

/** Reads all synonyms, so that the second of two simultaneous calls sees what the first has stored. */
async function lockRows(db: Queries): Promise<SynonymRow[]> {
  await lockTransaction(db, 'synonyms')
  return readRows(db)
}

function columnsOf({ idsByNr }: Catalogue, { words, means, language }: EditedSynonym) {
  const productNr = means.toUpperCase()
  return { words, wordsKey: foldPhrase(words), means: idsByNr.has(productNr) ? productNr : means, language }
}

/** Records the change, and deletes the missed searches that the synonym answers. */
async function finish(
  recording: Recording,
  catalogue: Catalogue,
  call: Editing,
  action: 'synonym.added' | 'synonym.changed',
  [before, after]: [SynonymRow | null, SynonymRow],
): Promise<void> {
  await record(recording, call, action, [before, after])
  const language = after.language ?? fallbackLanguage
  const synonym = createSynonyms([after])
  await deleteAnswered(call.db, (text) => {
    const meant = synonym.replaceIn(text, language)
    return meant !== text && findsProducts(catalogue, meant, language)
  })
}

async function record(
  recording: Recording,
  { db, caller, request }: Editing,
  action: 'synonym.added' | 'synonym.changed' | 'synonym.deleted',
  [before, after]: [SynonymRow | null, SynonymRow | null],
): Promise<void> {
  await recordEvent(recording, db, {
    action,
    userId: caller.userId,
    companyId: null,
    changes: {
      synonym: [before?.words ?? null, after?.words ?? null],
      ...changesBetween(before, after, ['means', 'language']),
    },
    correlationId: request.id,
  })
}
