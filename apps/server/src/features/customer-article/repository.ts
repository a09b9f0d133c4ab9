import { machiningOf } from '@normwerk/parts/configured-part'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { contains } from '../../database/contains.ts'
import { inAlphabet } from '../../database/sorting.ts'
import { customerArticles } from '../../database/tables/customer-articles.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { hasMachining } from '../../database/tables/part-options.ts'
import { products } from '../../database/tables/products.ts'
import { articleColumns } from '../catalogue/priced-parts.ts'
import type { OwnPart } from './own-part.ts'

/** What a company calls a part. */
export interface NumberedRow extends OwnPart {
  id: string
  ownNumber: string
}

const described = {
  article: customerArticles,
  articleNo: dimensions.articleNo,
  values: dimensions.values,
  family: products.family,
  name: products.name,
  productNr: products.productNr,
}

function selectDescribed(db: Queries) {
  return db
    .select(described)
    .from(customerArticles)
    .innerJoin(dimensions, eq(dimensions.id, customerArticles.dimensionId))
    .innerJoin(products, eq(products.id, dimensions.productId))
}

export type DescribedRow = Awaited<ReturnType<typeof selectDescribed>>[number]

/** A page of a company's own numbers, by number, and how many there are. */
export async function listRows(
  db: Queries,
  companyId: string,
  query: string | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: DescribedRow[]; total: number }> {
  const where = and(
    eq(customerArticles.companyId, companyId),
    query?.trim() ? contains(query, customerArticles.ownNumber, dimensions.articleNo) : undefined,
  )
  const rows = await selectDescribed(db)
    .where(where)
    .orderBy(inAlphabet(customerArticles.ownNumber), asc(customerArticles.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(customerArticles)
    .innerJoin(dimensions, eq(dimensions.id, customerArticles.dimensionId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

export async function readRow(db: Queries, id: string): Promise<DescribedRow | undefined> {
  const [row] = await selectDescribed(db).where(eq(customerArticles.id, id))
  return row
}

export async function readArticle(db: Queries, dimensionId: string) {
  const [article] = await db
    .select(articleColumns)
    .from(dimensions)
    .innerJoin(products, eq(products.id, dimensions.productId))
    .where(eq(dimensions.id, dimensionId))
  return article
}

/** Names a part, or names it anew; answers the id of the row. */
export async function nameRow(db: Queries, row: typeof customerArticles.$inferInsert): Promise<string> {
  const { companyId, dimensionId } = customerArticles
  const [named] = await db
    .insert(customerArticles)
    .values(row)
    .onConflictDoUpdate({
      target: [companyId, dimensionId, ...Object.values(machiningOf(customerArticles))],
      set: { ownNumber: row.ownNumber },
    })
    .returning({ id: customerArticles.id })
  if (named === undefined) throw new Error('the own number was not stored')
  return named.id
}

export async function deleteRow(db: Queries, companyId: string, part: Omit<OwnPart, 'articleNo'>): Promise<void> {
  const isArticle = eq(customerArticles.dimensionId, part.dimensionId)
  await db
    .delete(customerArticles)
    .where(and(eq(customerArticles.companyId, companyId), isArticle, hasMachining(customerArticles, part)))
}

/** All own numbers of a company with the articles that they stand for. */
export function readAll(db: Queries, companyId: string): Promise<NumberedRow[]> {
  const { id, ownNumber, dimensionId } = customerArticles
  return db
    .select({ id, ownNumber, dimensionId, ...machiningOf(customerArticles), articleNo: dimensions.articleNo })
    .from(customerArticles)
    .innerJoin(dimensions, eq(dimensions.id, customerArticles.dimensionId))
    .where(eq(customerArticles.companyId, companyId))
}

/** How the index of own numbers folds letters: JavaScript does it otherwise. */
export async function readFolding(db: Queries, ownNumbers: readonly string[]): Promise<(ownNumber: string) => string> {
  const written = [...new Set(ownNumbers)]
  const { rows } = await db.execute<{ text: string; folded: string }>(
    sql`select text, lower(text) as folded from unnest(${sql.param(written)}::text[]) as written(text)`,
  )
  const folded = new Map(rows.map((row) => [row.text, row.folded]))
  return (ownNumber) => folded.get(ownNumber) ?? ownNumber
}

export async function deleteRows(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(customerArticles).where(inArray(customerArticles.id, [...ids]))
}

/** So many rows in one statement: its parameters are counted in 16 bits. */
const maxAtOnce = 5000

export async function insertRows(db: Queries, rows: readonly (typeof customerArticles.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += maxAtOnce) {
    await db.insert(customerArticles).values(rows.slice(start, start + maxAtOnce))
  }
}

/** The parts that a company calls by these texts, in whatever case of letters, as far as they are still sold. */
export async function findRows(db: Queries, companyId: string, texts: readonly string[]) {
  const requested = sql`unnest(${sql.param([...texts])}::text[]) as requested(text)`
  return db
    .select({
      text: sql<string>`requested.text`,
      machining: machiningOf(customerArticles),
      ...articleColumns,
    })
    .from(requested)
    .innerJoin(
      customerArticles,
      and(eq(customerArticles.companyId, companyId), sql`lower(${customerArticles.ownNumber}) = lower(requested.text)`),
    )
    .innerJoin(dimensions, and(eq(dimensions.id, customerArticles.dimensionId), isNull(dimensions.discontinuedAt)))
    .innerJoin(products, eq(products.id, dimensions.productId))
}

/** Own numbers that begin with a text, in their order. */
export async function findOpenings(db: Queries, companyId: string, text: string, limit: number) {
  const { ownNumber } = customerArticles
  const pattern = `${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db
    .select({
      ownNumber,
      dimensionId: customerArticles.dimensionId,
      machining: machiningOf(customerArticles),
      articleNo: dimensions.articleNo,
      productNr: products.productNr,
    })
    .from(customerArticles)
    .innerJoin(dimensions, and(eq(dimensions.id, customerArticles.dimensionId), isNull(dimensions.discontinuedAt)))
    .innerJoin(products, eq(products.id, dimensions.productId))
    .where(and(eq(customerArticles.companyId, companyId), sql`lower(${ownNumber}) like lower(${pattern})`))
    .orderBy(inAlphabet(ownNumber))
    .limit(limit)
}
