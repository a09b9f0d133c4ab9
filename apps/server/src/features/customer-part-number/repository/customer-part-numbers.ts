import { machiningOf } from '@normwerk/parts/configured-part'
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { contains, inAlphabet, listAt, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { articleColumns } from '../../../database/part-columns.ts'
import { violatedConstraint } from '../../../database/query-error.ts'
import { articles, customerPartNumbers, lettersAndDigits } from '../../../database/tables/articles.ts'
import { hasMachining } from '../../../database/tables/part-options.ts'
import { products } from '../../../database/tables/products.ts'
import { AppError } from '../../../http/call.ts'
import type { NumberedPart } from '../check-parts.ts'

/** A part with its customer part number. */
export interface NumberedRow extends NumberedPart {
  id: string
  customerPartNumber: string
}

const described = {
  article: customerPartNumbers,
  articleNo: articles.articleNo,
  values: articles.values,
  family: products.family,
  name: products.name,
  productNr: products.productNr,
}

function selectDescribed(db: Queries) {
  return db
    .select(described)
    .from(customerPartNumbers)
    .innerJoin(articles, eq(articles.id, customerPartNumbers.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
}

export type DescribedRow = Awaited<ReturnType<typeof selectDescribed>>[number]

/** Lists a page of a company's numbers, by number, and their total. */
export async function listRows(
  db: Queries,
  companyId: string,
  query: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: DescribedRow[]; total: number }> {
  const where = and(
    eq(customerPartNumbers.companyId, companyId),
    query?.trim() ? contains(query, customerPartNumbers.customerPartNumber, articles.articleNo) : undefined,
  )
  const rows = await selectDescribed(db)
    .where(where)
    .orderBy(inAlphabet(customerPartNumbers.customerPartNumber), asc(customerPartNumbers.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(customerPartNumbers)
    .innerJoin(articles, eq(articles.id, customerPartNumbers.articleId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

export async function readRow(db: Queries, id: string): Promise<DescribedRow | undefined> {
  const [row] = await selectDescribed(db).where(eq(customerPartNumbers.id, id))
  return row
}

export function countRows(db: Queries, companyId: string): Promise<number> {
  return db.$count(customerPartNumbers, eq(customerPartNumbers.companyId, companyId))
}

/** Returns the company's number of a part; null if it has none. */
export async function findNumber(
  db: Queries,
  companyId: string,
  part: Omit<NumberedPart, 'articleNo'>,
): Promise<string | null> {
  const [found] = await db
    .select({ customerPartNumber: customerPartNumbers.customerPartNumber })
    .from(customerPartNumbers)
    .where(isOfPart(companyId, part))
  return found?.customerPartNumber ?? null
}

/** Sets the number of a part; returns the id of the row. */
export async function nameRow(db: Queries, row: typeof customerPartNumbers.$inferInsert): Promise<string> {
  const { companyId, articleId } = customerPartNumbers
  const [named] = await db
    .insert(customerPartNumbers)
    .values(row)
    .onConflictDoUpdate({
      target: [companyId, articleId, ...Object.values(machiningOf(customerPartNumbers))],
      set: { customerPartNumber: row.customerPartNumber },
    })
    .returning({ id: customerPartNumbers.id })
    .catch(rejectTaken)
  if (named === undefined) throw new Error('the customer part number was not stored')
  return named.id
}

export async function deleteRow(db: Queries, companyId: string, part: Omit<NumberedPart, 'articleNo'>): Promise<void> {
  await db.delete(customerPartNumbers).where(isOfPart(companyId, part))
}

function isOfPart(companyId: string, part: Omit<NumberedPart, 'articleNo'>) {
  const isArticle = eq(customerPartNumbers.articleId, part.articleId)
  return and(eq(customerPartNumbers.companyId, companyId), isArticle, hasMachining(customerPartNumbers, part))
}

/** Reads all numbers of a company with their articles. */
export function readAll(db: Queries, companyId: string): Promise<NumberedRow[]> {
  const { id, customerPartNumber, articleId } = customerPartNumbers
  return db
    .select({ id, customerPartNumber, articleId, ...machiningOf(customerPartNumbers), articleNo: articles.articleNo })
    .from(customerPartNumbers)
    .innerJoin(articles, eq(articles.id, customerPartNumbers.articleId))
    .where(eq(customerPartNumbers.companyId, companyId))
}

/** Returns a function that folds letter case as the database does, because JavaScript does it differently. */
export async function readFolding(
  db: Queries,
  customerPartNumbers: readonly string[],
): Promise<(customerPartNumber: string) => string> {
  const written = [...new Set(customerPartNumbers)]
  const { rows } = await db.execute<{ text: string; folded: string }>(
    sql`select text, lower(text) as folded from unnest(${sql.param(written)}::text[]) as written(text)`,
  )
  const folded = new Map(rows.map((row) => [row.text, row.folded]))
  return (customerPartNumber) => folded.get(customerPartNumber) ?? customerPartNumber
}

export async function deleteRows(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(customerPartNumbers).where(inArray(customerPartNumbers.id, [...ids]))
}

/** Rows per statement. PostgreSQL counts the parameters of a statement in 16 bits. */
const maxAtOnce = 5000

export async function insertRows(
  db: Queries,
  rows: readonly (typeof customerPartNumbers.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += maxAtOnce) {
    await db
      .insert(customerPartNumbers)
      .values(rows.slice(start, start + maxAtOnce))
      .catch(rejectTaken)
  }
}

/** The index decides, so that of two simultaneous calls one is rejected. */
function rejectTaken(error: unknown): never {
  if (violatedConstraint(error) !== 'customer_part_numbers_number') throw error
  throw new AppError('ownNumberTaken', { fields: { ownNumber: [{ code: 'ownNumberTaken' }] }, cause: error })
}

// Both conditions compare code points, as the index does. PostgreSQL underestimates the cost of the compared expression:
// it would hash all numbers of the company for an `=`, and uses no index for a `starts_with` of a text that is not constant.

function equalsByIndex(text: SQL, other: SQL) {
  return sql`${text} ~>=~ ${other} and ${text} ~<=~ ${other}`
}

function beginsByIndex(text: SQL, beginning: SQL) {
  return sql`${text} ~>=~ ${beginning} and ${text} ~<~ (${beginning} || chr(1114111))`
}

/** A text by which a company may have numbered a part. */
interface Asked {
  companyId: string
  text: string
}

type AskedLists = { companyIds: readonly string[]; texts: readonly string[] }

/** A table of what is asked, whose rows are counted from 1. */
function askedTable(at: PlaceOf<AskedLists>): SQL {
  const lists = sql`${listAt(at('companyIds'), 'uuid')}, ${listAt(at('texts'), 'text')}`
  return sql`unnest(${lists}) with ordinality as asked(company_id, text, place)`
}

function listsOf(asked: readonly Asked[]): AskedLists {
  return { companyIds: asked.map(({ companyId }) => companyId), texts: asked.map(({ text }) => text) }
}

const askedPlace = sql<number>`asked.place::integer`
const isOfAskedCompany = sql`${customerPartNumbers.companyId} = asked.company_id`
const lettersOfNumber = lettersAndDigits(customerPartNumbers.customerPartNumber)
const lettersOfAsked = lettersAndDigits(sql`asked.text`)

/**
 * Numbers that differ only in separators: more than any company has. Because of the limit PostgreSQL reads them by the
 * index for each text, where it could otherwise compare each text with all numbers.
 */
const maxAlike = 50

const selectNumbered = prepareOnce('customer_part_numbers', (db, at: PlaceOf<AskedLists>) => {
  const numbered = db
    .select()
    .from(customerPartNumbers)
    .where(and(isOfAskedCompany, equalsByIndex(lettersOfNumber, lettersOfAsked)))
    .limit(maxAlike)
    .as('numbered')
  return db
    .select({
      place: askedPlace,
      customerPartNumber: numbered.customerPartNumber,
      /** Whether the separators are the same too. */
      isSame: sql<boolean>`lower(${numbered.customerPartNumber}) = lower(asked.text)`,
      isSold: sql<boolean>`${articles.discontinuedAt} is null`,
      machining: machiningOf(numbered),
      ...articleColumns,
    })
    .from(askedTable(at))
    .crossJoinLateral(numbered)
    .innerJoin(articles, eq(articles.id, numbered.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
})

export type NumberedArticle = Awaited<ReturnType<typeof selectNumbered>>[number]

/** Lists the parts with the same letters and digits in their number, discontinued ones too, for each that is asked. */
export async function listNumbered(db: Queries, asked: readonly Asked[]): Promise<NumberedArticle[][]> {
  return groupByPlace(asked, await selectNumbered(db, listsOf(asked)))
}

/** Numbers that are suggested for one text. */
const maxOpenings = 4

const selectOpenings = prepareOnce('customer_part_number_openings', (db, at: PlaceOf<AskedLists>) => {
  const opening = db
    .select({
      customerPartNumber: customerPartNumbers.customerPartNumber,
      articleId: customerPartNumbers.articleId,
      ...machiningOf(customerPartNumbers),
      articleNo: articles.articleNo,
      productNr: products.productNr,
    })
    .from(customerPartNumbers)
    .innerJoin(articles, and(eq(articles.id, customerPartNumbers.articleId), isNull(articles.discontinuedAt)))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(isOfAskedCompany, beginsByIndex(lettersOfNumber, lettersOfAsked)))
    .orderBy(inAlphabet(customerPartNumbers.customerPartNumber))
    .limit(maxOpenings)
    .as('opening')
  return db
    .select({
      place: askedPlace,
      customerPartNumber: opening.customerPartNumber,
      articleId: opening.articleId,
      machining: machiningOf(opening),
      articleNo: opening.articleNo,
      productNr: opening.productNr,
    })
    .from(askedTable(at))
    .crossJoinLateral(opening)
    .orderBy(sql`asked.place`, inAlphabet(opening.customerPartNumber))
})

type OpeningRow = Awaited<ReturnType<typeof selectOpenings>>[number]

/** Lists the first sold parts whose numbers begin with the letters and digits of a text, for each that is asked. */
export async function listOpenings(db: Queries, asked: readonly Asked[]): Promise<OpeningRow[][]> {
  return groupByPlace(asked, await selectOpenings(db, listsOf(asked)))
}

function groupByPlace<Row extends { place: number }>(asked: readonly Asked[], rows: readonly Row[]): Row[][] {
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return asked.map((_, index) => byPlace.get(index + 1) ?? [])
}
