import { machiningOf } from '@normwerk/parts/configured-part'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { contains, type Queries } from '../../../database/client.ts'
import { colleagueName } from '../../../database/people.ts'
import { articles, partNotes } from '../../../database/tables/articles.ts'
import { products } from '../../../database/tables/products.ts'
import { users } from '../../../database/tables/users.ts'

type NewRow = typeof partNotes.$inferInsert

function selectDescribed(db: Queries) {
  return db
    .select({
      note: partNotes,
      article: {
        articleNo: articles.articleNo,
        values: articles.values,
        family: products.family,
        name: products.name,
        productNr: products.productNr,
        isSold: isNull(articles.discontinuedAt).mapWith(Boolean),
      },
      writtenBy: colleagueName(partNotes.companyId),
    })
    .from(partNotes)
    .innerJoin(articles, eq(articles.id, partNotes.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .leftJoin(users, eq(users.id, partNotes.userId))
}

export type DescribedRow = Awaited<ReturnType<typeof selectDescribed>>[number]

interface Requested {
  query?: string | undefined
  articleId?: string | undefined
  page: number
  size: number
}

/** Lists a page of a company's notes, the last written first, and their total. */
export async function listRows(
  db: Queries,
  companyId: string,
  { query, articleId, page, size }: Requested,
): Promise<{ rows: DescribedRow[]; total: number }> {
  const where = and(
    eq(partNotes.companyId, companyId),
    articleId === undefined ? undefined : eq(partNotes.articleId, articleId),
    query?.trim() ? contains(query, partNotes.text, articles.articleNo) : undefined,
  )
  const rows = await selectDescribed(db)
    .where(where)
    .orderBy(desc(partNotes.writtenAt), desc(partNotes.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(partNotes)
    .innerJoin(articles, eq(articles.id, partNotes.articleId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

/** Lists the parts about which a company has notes. */
export function listParts(db: Queries, companyId: string) {
  return db
    .selectDistinct({ articleNumber: articles.articleNo, ...machiningOf(partNotes) })
    .from(partNotes)
    .innerJoin(articles, eq(articles.id, partNotes.articleId))
    .where(eq(partNotes.companyId, companyId))
}

export async function readRow(db: Queries, companyId: string, id: string): Promise<DescribedRow | undefined> {
  const [row] = await selectDescribed(db).where(isOwn(companyId, id))
  return row
}

/** Counts the notes of a company, and those about one article. */
export async function countRows(
  db: Queries,
  companyId: string,
  articleId: string,
): Promise<{ all: number; ofArticle: number }> {
  const isOfArticle = eq(partNotes.articleId, articleId)
  const [counted] = await db
    .select({ all: count(), ofArticle: sql<number>`count(*) filter (where ${isOfArticle})`.mapWith(Number) })
    .from(partNotes)
    .where(eq(partNotes.companyId, companyId))
  return counted ?? { all: 0, ofArticle: 0 }
}

export async function insertRow(db: Queries, row: NewRow): Promise<void> {
  await db.insert(partNotes).values(row)
}

export async function changeRow(
  db: Queries,
  companyId: string,
  id: string,
  changes: Pick<NewRow, 'text' | 'userId' | 'writtenAt'>,
): Promise<void> {
  await db.update(partNotes).set(changes).where(isOwn(companyId, id))
}

export async function deleteRow(db: Queries, companyId: string, id: string): Promise<void> {
  await db.delete(partNotes).where(isOwn(companyId, id))
}

function isOwn(companyId: string, id: string): SQL | undefined {
  return and(eq(partNotes.companyId, companyId), eq(partNotes.id, id))
}
