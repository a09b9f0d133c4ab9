import type { AddCrossReference, CrossReference } from '@normwerk/contract/cross-reference'
import { maxCrossReferenceLengths } from '@normwerk/contract/limits'
import { translate } from '@normwerk/i18n/translate'
import { inferPattern } from '@normwerk/parts/cross-reference/infer-pattern'
import { familyOf } from '@normwerk/parts/families/families'
import { findArticle } from '@normwerk/search/find-article'
import { lockTransaction } from '../../database/advisory-lock.ts'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { compareReferences } from './compare-references.ts'
import { presentReference } from './read-cross-references.ts'
import { readRow } from './read-row.ts'
import { readRows } from './repository/cross-references.ts'
import { storeReferences } from './store-references.ts'

/** Adds the pattern that a maker's number and the article that replaces it have in common. */
export async function addCrossReference(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  catalogue: Catalogue,
  {
    db,
    caller,
    language,
    request,
  }: Pick<CallContext<Caller>, 'db' | 'caller' | 'language'> & { request: { id: string } },
  input: AddCrossReference,
): Promise<CrossReference> {
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
