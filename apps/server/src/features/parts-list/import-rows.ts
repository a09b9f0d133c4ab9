import { type ImportAnswer, type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import { translate } from '@normwerk/i18n/translate'
import type { Values } from '@normwerk/parts/article'
import { optionsOf } from '@normwerk/parts/configured-part'
import { findArticle } from '@normwerk/search/find-article'
import { answerWorkbook } from '../../http/answers/file-answer.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type CallContext, type Dependencies, type FieldErrors } from '../../http/call.ts'
import { expectWaiting, untilDisconnected } from '../../http/expect-waiting.ts'
import { mapInTurns } from '../../infrastructure/map-in-turns.ts'
import { addPositions, type PositionToAdd } from '../cart/add-positions.ts'
import { requireEditable } from '../cart/change-cart.ts'
import { type RequestedPosition, type ValidatedPosition, validatePositions } from '../cart/validate-position.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { isNamed } from '../catalogue/name-text.ts'
import type { ArticleRow } from '../catalogue/read-part.ts'
import { findCustomerPartNumbers } from '../customer-part-number/find-customer-part-number.ts'
import type { MissedSearches } from '../missed-search/missed-searches.ts'
import { type Choice, chosenUnit, findRememberedParts, rememberParts } from '../remembered-part/remember-parts.ts'
import { type CountedRow, countPieces, type EvaluatedRow, evaluateRow } from './evaluate-row.ts'
import { readMould } from './mould/read-mould.ts'
import { type RowPart, textsOf } from './name-part.ts'
import { deleteColumns, listRememberedColumns, readFile, rememberColumns, tablesOfSample } from './read-file.ts'
import { createReader, isSamePart, needsNoQuestion, type ReadRow } from './read-row.ts'

/**
 * Returns the choices of the buyer that later lists should follow. A text that names its part without a question needs
 * none, unless the buyer has stated the size of its packs.
 * @param positions the positions of the rows, in the same order
 */
async function collectChoices(
  { db, caller, language }: CallContext,
  catalogue: Catalogue,
  rows: readonly PartsListRow[],
  positions: readonly PositionToAdd[],
): Promise<Choice[]> {
  const choices = rows.flatMap(({ chosenFor }, index): Choice[] => {
    const part = positions[index]?.part
    return chosenFor == null || part === undefined
      ? []
      : [{ written: chosenFor, part, unit: chosenUnit(chosenFor, part.quantity) }]
  })
  if (choices.length === 0) return []
  const texts = new Set(choices.flatMap(({ written }) => textsOf(written)))
  const customerPartNumbers = await findCustomerPartNumbers(db, caller.companyId, [...texts])
  const readRow = createReader({ catalogue, customerPartNumbers, rememberedParts: new Map(), language })
  return choices.filter(({ written, part, unit }, index) => {
    const { match } = readRow({ ...written, row: index })
    const isClear = needsNoQuestion(match) && isSamePart(match, part)
    return !isClear || unit !== null
  })
}

/** The maximum number of reported row errors, as many as a buyer reads. */
const maxRowErrors = 100

/**
 * Reports the result of each row and, unless it is a dry run, adds them all in their order; one open row prevents it.
 */
async function importRows(
  dependencies: Dependencies & { missed: MissedSearches },
  catalogue: Catalogue,
  call: Call<typeof partsListEndpoints.import>,
): Promise<ImportAnswer> {
  const { request, once } = call
  const { cartId = null, rows, dryRun } = call.input
  const match = () => matchRows(call, catalogue, rows, dependencies.settings.maxQuantity, () => expectWaiting(request))
  if (dryRun) {
    const evaluated = await match()
    // Checked first, so that callers without the right do not correct a list that they cannot add.
    if (cartId !== null) await requireEditable(call, cartId)
    recordMissed(dependencies.missed, rows, evaluated)
    return { rows: answersOf(evaluated), added: 0 }
  }
  const prepare = async () => {
    const evaluated = await match()
    const positions = evaluated.flatMap(({ position }) => position ?? [])
    if (positions.length < rows.length) throw new AppError('importRowsUnresolved', { fields: errorsOf(evaluated) })
    const choices = await collectChoices(call, catalogue, rows, positions)
    return { positions, choices, answer: { rows: answersOf(evaluated), added: positions.length } }
  }
  return once(prepare, async (transaction, { positions, choices, answer }) => {
    const writing = { ...call, db: transaction }
    await addPositions(dependencies, writing, cartId, positions)
    const used = answer.rows.flatMap(({ remembered }) => remembered?.id ?? [])
    await rememberParts(dependencies, writing, choices, used)
    return answer
  })
}

/** Records the numbers that name no part; other texts of a list are often screws and notes, which nobody searched. */
function recordMissed(missed: MissedSearches, rows: readonly PartsListRow[], evaluated: readonly EvaluatedRow[]): void {
  for (const [index, { answer }] of evaluated.entries()) {
    const number = rows[index]?.articleNo
    if (number && answer.status !== 'invalid' && answer.articleNo === undefined) missed.record(number)
  }
}

function answersOf(evaluated: readonly EvaluatedRow[]): ImportAnswer['rows'] {
  return evaluated.map(({ answer }) => answer)
}

function errorsOf(evaluated: readonly EvaluatedRow[]): FieldErrors {
  const open = evaluated.flatMap(({ position }, index) => (position === null ? [index] : []))
  return Object.fromEntries(open.slice(0, maxRowErrors).map((index) => [`rows.${index}`, [{ code: 'invalid' }]]))
}

/**
 * Finds the part of every row, with four statements for any number of rows.
 * @param resume called whenever others have been served; throws if the client has disconnected
 */
export async function matchRows(
  context: CallContext,
  catalogue: Catalogue,
  rows: readonly PartsListRow[],
  maxQuantity: number,
  resume: () => void,
): Promise<EvaluatedRow[]> {
  const { db, caller, language } = context
  const customerPartNumbers = await findCustomerPartNumbers(db, caller.companyId, [...new Set(rows.flatMap(textsOf))])
  const rememberedParts = await findRememberedParts(db, caller.companyId, rows)
  const readRow = createReader({ catalogue, customerPartNumbers, rememberedParts, language })
  const read = await mapInTurns(rows, (row) => countPieces(readRow(row), maxQuantity), resume)
  const ids = new Set(read.flatMap((row) => idsOf(catalogue, row)))
  const articles = new Map((await catalogue.articles.read(db, [...ids])).map((row) => [row.id, row]))
  const validated = await validateAll(context, read, articles)
  const evaluate = (row: CountedRow) => evaluateRow({ catalogue, articles, language }, row, validated.get(row) ?? null)
  return mapInTurns(read, evaluate, resume)
}

/** Validates the parts that rows name, and returns the reasons for the invalid ones. */
async function validateAll(
  context: CallContext,
  read: readonly CountedRow[],
  articles: ReadonlyMap<string, ArticleRow>,
): Promise<Map<CountedRow, ValidatedPosition | AppError>> {
  const named = read.flatMap((row): [CountedRow, RequestedPosition][] => {
    if (!isNamed(row.match)) return []
    const values = articles.get(row.match.articleId)?.values
    return [[row, requestedPosition(row.match, values, typeof row.pieces === 'number' ? row.pieces : 1)]]
  })
  const validated = await validatePositions(
    context,
    named.map(([, requested]) => requested),
  )
  return new Map(named.flatMap(([row], index) => listEntry(row, validated[index])))
}

function listEntry<Key, Value>(key: Key, value: Value | undefined): [Key, Value][] {
  return value === undefined ? [] : [[key, value]]
}

function idsOf(catalogue: Catalogue, { match, others }: ReadRow): string[] {
  const suggested = others.flatMap(({ articleNo }) => findArticle(catalogue.index, articleNo)?.id ?? [])
  return isNamed(match) ? [match.articleId, ...suggested] : suggested
}

/** Returns the position that a row orders; a length that equals the stock length is no cut. */
function requestedPosition(part: RowPart, values: Values | undefined, quantity: number): RequestedPosition {
  const { articleId, toleranceClass } = part
  const isAsStocked = part.length === values?.length && toleranceClass === null
  const changedLength = part.changedLength ?? (isAsStocked ? null : part.length)
  return { ...optionsOf(part), articleId, quantity, changedLength }
}

export function partsListRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  missed: MissedSearches,
): void {
  bind(partsListEndpoints, {
    readFile: (call) => readFile(call, call.upload),
    sample: ({ language }) => answerWorkbook(translate(language, 'cartFile.sample'), tablesOfSample(language)),
    import: (call) => importRows({ ...dependencies, missed }, catalogue.current(), call),
    rememberMapping: (call) => rememberColumns(dependencies, call, call.input),
    listMappings: ({ db, caller }) => listRememberedColumns(db, caller.companyId),
    deleteMapping: ({ db, caller, params }) => deleteColumns(db, caller.companyId, params.id),
  })
  bind(mouldEndpoints, {
    read: (call) => readMould(catalogue.current(), { ...call, signal: untilDisconnected(call.reply) }),
  })
}
