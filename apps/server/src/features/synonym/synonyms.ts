import { isId } from '@normwerk/contract/common'
import { fallbackLanguage, type LanguageCode, languageCodes } from '@normwerk/contract/language'
import { maxSynonyms } from '@normwerk/contract/limits'
import { type EditedSynonym, type Synonym, synonymEndpoints } from '@normwerk/contract/synonym'
import type { TextLanguage } from '@normwerk/parts/article'
import { createKnownWords } from '@normwerk/parts/designation/knows-words'
import { isSameWord } from '@normwerk/parts/synonyms/same-word'
import { createSynonyms, foldPhrase, noSynonyms, type Synonyms } from '@normwerk/parts/synonyms/synonyms'
import { findArticle } from '@normwerk/search/find-article'
import { productsNamed } from '@normwerk/search/text/match-products'
import { lockTransaction, type Queries } from '../../database/client.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { type ReadQuery, readUntilFound } from '../catalogue/search/read-query.ts'
import { deleteAnswered } from '../missed-search/missed-searches.ts'
import { deleteRow, insertRow, listRows, readRows, type SynonymRow, updateRow } from './repository/synonyms.ts'

/** Reads the synonyms, prepared for texts. */
export async function readSynonyms(db: Queries): Promise<Synonyms> {
  return createSynonyms(await readRows(db))
}

async function listSynonyms(
  catalogue: Catalogue,
  { db, input: { query, page, size } }: Call<typeof synonymEndpoints.list>,
): Promise<{ items: Synonym[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, query, { page, size })
  return { items: rows.map((row) => presentSynonym(catalogue, row)), page, size, total }
}

function presentSynonym(catalogue: Catalogue, row: SynonymRow): Synonym {
  const { id, words, means, language, createdAt } = row
  const products = listMeant(catalogue, means, language).length
  return { id, words, means, language, products, createdAt: createdAt.toISOString() }
}

/**
 * Lists the ids of the products that a meaning names: a product number, a standard, or words of the trade. Sizes and
 * numbers of articles are no meaning.
 * @param language null: the words must be known in every language, so they are German or English
 */
function listMeant(catalogue: Catalogue, means: string, language: TextLanguage | null): string[] {
  const product = catalogue.idsByNr.get(means.toUpperCase())
  if (product !== undefined && catalogue.index.products.ordinals.has(product)) return [product]
  if (findArticle(catalogue.index, means) !== undefined) return []
  const { isLabelled, filters, query, productIds } = readAsWritten(catalogue, means, language ?? fallbackLanguage)
  if (isLabelled === true || filters.length > 0) return []
  return productsOf(catalogue, query, productIds, language ?? fallbackLanguage)
}

/** Whether the search finds products for a text, whatever its sizes are. */
function findsProducts(catalogue: Catalogue, text: string, language: LanguageCode): boolean {
  if (findArticle(catalogue.index, text) !== undefined) return true
  const { query, productIds } = readAsWritten(catalogue, text, language)
  return productsOf(catalogue, query, productIds, language).length > 0
}

/** A meaning is not read a second time, so no synonym may mean another one. */
function readAsWritten(catalogue: Catalogue, text: string, language: LanguageCode): ReadQuery {
  return readUntilFound({ ...catalogue, synonyms: noSynonyms }, text, [], language)
}

function productsOf(
  { index }: Catalogue,
  query: string,
  productIds: readonly string[] | undefined,
  language: LanguageCode,
): string[] {
  if (query === '') return [...(productIds ?? [])]
  const named = productsNamed(index, query, language)
  return productIds === undefined ? named : named.filter((id) => productIds.includes(id))
}

/**
 * Rejects a synonym whose words the shop understands already, or which another synonym has, or whose meaning it does
 * not know.
 * @param others all other synonyms
 */
function checkSynonym(
  catalogue: Catalogue,
  { words, means, language }: EditedSynonym,
  others: readonly SynonymRow[],
): void {
  if (isUnderstood(catalogue, words, language)) throw new AppError('synonymKnown', {}, { words })
  const key = foldPhrase(words)
  const same = others.find(
    (other) =>
      isSameWord(other.wordsKey, key) && (other.language === null || language === null || other.language === language),
  )
  if (same !== undefined) throw new AppError('synonymExists', {}, { words: same.words, means: same.means })
  if (listMeant(catalogue, means, language).length === 0) throw new AppError('meaningUnknown', {}, { means })
}

/** Whether lists or the search read the words already, as a word of the trade, a standard, a size, or a product. */
function isUnderstood({ assortment, index }: Catalogue, words: string, language: EditedSynonym['language']): boolean {
  const spoken = language === null ? languageCodes : [language]
  return createKnownWords(assortment)(words) || spoken.some((code) => productsNamed(index, words, code).length > 0)
}

type Recording = Pick<Dependencies, 'ids' | 'clock'>
type Editing = Pick<CallContext<Caller>, 'db' | 'caller'> & { request: { id: string } }

/** Adds a synonym; one that is there already stays as it is. */
async function addSynonym(
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
async function changeSynonym(
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
async function deleteSynonym(recording: Recording, call: Editing, id: string): Promise<void> {
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

export function synonymRoutes(bind: Bind, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(synonymEndpoints, {
    list: (call) => listSynonyms(catalogue.current(), call),
    add: (call) => addSynonym(dependencies, catalogue.current(), call, call.input),
    change: (call) => changeSynonym(dependencies, catalogue.current(), call, call.params.id, call.input),
    delete: (call) => deleteSynonym(dependencies, call, call.params.id),
  })
}
