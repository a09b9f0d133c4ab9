import type { LanguageCode } from '@normwerk/contract/language'
import { type ListRememberedParts, rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { formatConfiguredPart, hasSameOptions, optionsOf, type PartOptions } from '@normwerk/parts/configured-part'
import { lockByName, type Queries } from '../../database/client.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { recordEvent } from '../audit/record-event.ts'
import { formatArticle } from '../catalogue/format-article.ts'
import { unitOf } from './remember-parts.ts'
import {
  deleteRow,
  deleteRows,
  listChoices,
  listRows,
  readRow,
  readShared,
  storeRows,
} from './repository/remembered-parts.ts'

async function listRememberedParts(
  db: Queries,
  companyId: string,
  requested: ListRememberedParts,
  language: LanguageCode,
) {
  const { rows, total } = await listRows(db, companyId, requested)
  const items = rows.map(({ row, article, chosenBy }) => ({
    id: row.id,
    text: row.text,
    ...presentPart(article, optionsOf(row), language),
    unit: unitOf(row),
    chosenBy,
    chosenAt: row.chosenAt.toISOString(),
    usedAt: row.usedAt.toISOString(),
  }))
  return { items, page: requested.page, size: requested.size, total }
}

async function listChosenParts(db: Queries, requested: ListRememberedParts, language: LanguageCode) {
  const { rows, total } = await listChoices(db, requested)
  const items = rows.map(({ choice, usedAt, options, article }) => ({
    ...choice,
    ...presentPart(article, options, language),
    usedAt: usedAt.toISOString(),
  }))
  return { items, page: requested.page, size: requested.size, total }
}

type Article = Awaited<ReturnType<typeof listRows>>['rows'][number]['article']

function presentPart(
  { articleId, articleNo, productNr, isSold, ...article }: Article,
  options: PartOptions,
  language: LanguageCode,
) {
  return {
    productDimensionId: articleId,
    articleNo: formatConfiguredPart({ ...options, articleNumber: articleNo }),
    productNr,
    description: formatArticle(article, language),
    isSold,
  }
}

async function deletePart({ db, caller }: CallContext, id: string): Promise<void> {
  if ((await deleteRow(db, caller.companyId, id)) === undefined) throw new AppError('entryNotFound')
}

/** A single part is restored by choosing it again; that all were deleted is recorded. */
async function deleteAllParts(
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
async function sharePart(recording: Recording, call: CallContext<Caller>, id: string): Promise<void> {
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

async function unsharePart(recording: Recording, call: CallContext<Caller>, id: string): Promise<void> {
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

export function rememberedPartRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(rememberedPartEndpoints, {
    list: ({ db, caller, input, language }) => listRememberedParts(db, caller.companyId, input, language),
    delete: (call) => deletePart(call, call.params.id),
    deleteAll: (call) => deleteAllParts(dependencies, call),
    listForStaff: ({ db, input, language }) => listChosenParts(db, input, language),
    share: (call) => sharePart(dependencies, call, call.params.id),
    unshare: (call) => unsharePart(dependencies, call, call.params.id),
  })
}
