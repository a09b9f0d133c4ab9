import { type AddCrossReference, crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import { maxCrossReferenceLengths } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { parseProductNumber } from '@normwerk/parts/article-number/article-number'
import { inferPattern } from '@normwerk/parts/cross-reference/infer-pattern'
import { readPattern } from '@normwerk/parts/cross-reference/read-pattern'
import { collectCrossReferences, resolveNumber } from '@normwerk/parts/cross-reference/resolve-number'
import { familyOf } from '@normwerk/parts/families/families'
import { findArticle } from '@normwerk/search/find-article'
import { lockTransaction, type Queries } from '../../database/client.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import type { RecordTable } from '../../infrastructure/spreadsheets/record-table.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { nameRecords, type Rejected } from '../import/name-records.ts'
import { readRecords, tooManyRows } from '../import/read-sheets.ts'
import { type Importing, report } from '../import/report.ts'
import { deleteAnswered } from '../missed-search/missed-searches.ts'
import { compareReferences, formatChanges } from './compare-references.ts'
import { columns, type ReadRow, readRow } from './read-row.ts'
import { type CrossReferenceRow, deleteRow, listRows, readRows, storeRows } from './repository/cross-references.ts'

type Endpoints = typeof crossReferenceEndpoints

/** Stores patterns, and deletes the missed searches that they answer. */
async function storeReferences(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  references: readonly ReadRow[],
): Promise<CrossReferenceRow[]> {
  const stored = await storeRows(
    db,
    references.map(({ maker, written: pattern, productNr, dimensions, differences }) => ({
      ...{ maker, pattern, productNr, dimensions, differences },
      ...{ id: ids.next(), createdAt: clock.now() },
    })),
  )
  const known = collectCrossReferences(stored.flatMap(compileRow))
  await deleteAnswered(db, (text) => resolveNumber(known, text) !== null)
  return stored
}

/** Adds the pattern that a maker's number and the article that replaces it have in common. */
async function addCrossReference(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  catalogue: Catalogue,
  {
    db,
    caller,
    language,
    request,
  }: Pick<CallContext<Caller>, 'db' | 'caller' | 'language'> & { request: { id: string } },
  input: AddCrossReference,
) {
  const read = readRow(catalogue, { row: 1, text: input.number, cells: await cellsOf(db, catalogue, input) }, language)
  if ('reason' in read) throw rejectedFor(read.reason)
  // So that the second of two simultaneous calls sees what the first has stored.
  await lockTransaction(db, 'crossReferences')
  const existing = await readRows(db)
  const { rejected, unchanged } = compareReferences([read], existing, language)
  if (rejected[0] !== undefined) throw rejectedFor(rejected[0].reason)
  const known = existing.find(({ maker, pattern }) => maker === read.maker && pattern === read.written)
  if (known !== undefined) {
    // Without a preview, nobody would see that the whole series changes.
    if (unchanged === 0) throw rejectedFor(translate(language, 'import.patternMeets', known))
    return presentReference(known)
  }
  const [stored] = await storeReferences(dependencies, db, [read])
  if (stored === undefined) throw new Error('an upsert returned no row')
  await recordEvent(dependencies, db, {
    action: 'crossReference.added',
    userId: caller.userId,
    companyId: null,
    changes: { pattern: [null, `${stored.maker}: ${stored.pattern}`] },
    correlationId: request.id,
  })
  return presentReference(stored)
}

/** Returns the row of a table that would say the same. */
async function cellsOf(
  db: Queries,
  catalogue: Catalogue,
  { maker, number, articleNo, differences }: AddCrossReference,
) {
  const id = findArticle(catalogue.index, articleNo)?.id
  const [article] = id === undefined ? [] : await catalogue.articles.read(db, [id])
  const product = article && catalogue.products.get(article.productId)?.row
  if (article === undefined || product === undefined) throw new AppError('entryNotFound')
  const inferred = product.family === null ? null : inferPattern(number, familyOf(product.family), article.values)
  if (inferred === null) throw new AppError('numberWithoutSizes', {}, { articleNo: article.articleNo })
  // A name is longer than the size that it stands for.
  const surplus = inferred.pattern.length - maxCrossReferenceLengths.pattern
  if (surplus > 0) {
    const limit = number.length - surplus
    throw new AppError('validationFailed', { fields: { number: [{ code: 'tooLong', params: { limit } }] } })
  }
  return {
    maker,
    pattern: inferred.pattern,
    productNr: product.productNr,
    dimensions: Object.entries(inferred.sizes)
      .map(([name, key]) => `${name}=${key}`)
      .join(','),
    differences: differences ?? '',
  }
}

function rejectedFor(reason: string): AppError {
  return new AppError('crossReferenceRejected', {}, { reason })
}

const maxRows = 2000
const needed = ['maker', 'pattern', 'productNr', 'dimensions'] as const

/** Imports patterns of other makers from a table, all or none. */
async function importCrossReferences(
  dependencies: Pick<Dependencies, 'database' | 'ids' | 'clock'>,
  catalogue: Catalogue,
  table: RecordTable,
  { userId, language, dryRun, correlationId }: Importing,
) {
  const { rows: count, records, rejected: unreadable } = nameRecords(table, { columns, needed }, language)
  if (count > maxRows) throw tooManyRows(maxRows)
  const rows: ReadRow[] = []
  const invalid: Rejected[] = [...unreadable]
  for (const record of records) {
    const read = readRow(catalogue, record, language)
    if ('reason' in read) invalid.push({ row: record.row, text: record.text, reason: read.reason })
    else rows.push(read)
  }
  return dependencies.database.transaction(async (db) => {
    // So that the second of two simultaneous imports sees what the first has stored.
    await lockTransaction(db, 'crossReferences')
    const { added, changed, unchanged, rejected } = compareReferences(rows, await readRows(db), language)
    const allRejected = [...invalid, ...rejected]
    const stored = [...added, ...changed.map(({ read }) => read)]
    if (!dryRun && allRejected.length === 0 && stored.length > 0) {
      await storeReferences(dependencies, db, stored)
      await recordEvent(dependencies, db, {
        action: 'crossReference.imported',
        userId,
        companyId: null,
        changes: { patterns: [null, stored.length] },
        correlationId,
      })
    }
    return report({
      rows: count,
      added: added.length,
      changed: changed.length,
      unchanged,
      changes: formatChanges(changed, language),
      rejected: allRejected,
    })
  })
}

/** Reads the numbers of other makers, prepared for queries. */
export async function readCrossReferences(db: Queries) {
  return collectCrossReferences((await readRows(db)).flatMap(compileRow))
}

/** Returns nothing for a pattern that cannot be read. */
function compileRow({ maker, pattern: written, productNr, dimensions, differences }: CrossReferenceRow) {
  const pattern = readPattern(written)
  const product = parseProductNumber(productNr)
  if ('patternError' in pattern || product === null) return []
  return [{ maker, pattern, product, sizes: dimensions, differences }]
}

async function listCrossReferences({ db, input: { query, page, size } }: Call<Endpoints['list']>) {
  const { rows, total } = await listRows(db, query, { page, size })
  return { items: rows.map(presentReference), page, size, total }
}

function presentReference({ createdAt, ...row }: CrossReferenceRow) {
  return { ...row, createdAt: createdAt.toISOString() }
}

async function deleteCrossReference(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  id: string,
  by: { userId: string; correlationId: string },
): Promise<void> {
  const deleted = await deleteRow(db, id)
  if (deleted === undefined) throw new AppError('entryNotFound')
  await recordEvent(dependencies, db, {
    action: 'crossReference.deleted',
    ...by,
    companyId: null,
    changes: { pattern: [`${deleted.maker}: ${deleted.pattern}`, null] },
  })
}

export function crossReferenceRoutes(bind: Bind, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(crossReferenceEndpoints, {
    list: listCrossReferences,
    add: (call) => addCrossReference(dependencies, catalogue.current(), call, call.input),
    import: async ({ caller, input, upload, language, request }) =>
      importCrossReferences(dependencies, catalogue.current(), await readRecords(caller.userId, upload, maxRows), {
        userId: caller.userId,
        language,
        dryRun: input.dryRun === 'true',
        correlationId: request.id,
      }),
    delete: ({ db, caller, params, request }) =>
      deleteCrossReference(dependencies, db, params.id, { userId: caller.userId, correlationId: request.id }),
  })
}
