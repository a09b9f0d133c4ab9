import { optionsOf } from '@normwerk/parts/configured-part'
import { mapSpecial } from '@normwerk/parts/machining/special-machining'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { contains, type Queries } from '../../../database/client.ts'
import { keepLastUsed } from '../../../database/keep-last-used.ts'
import { articleColumns } from '../../../database/part-columns.ts'
import { colleagueName } from '../../../database/people.ts'
import { articles, rememberedParts } from '../../../database/tables/articles.ts'
import { products } from '../../../database/tables/products.ts'
import { users } from '../../../database/tables/users.ts'

export type NewRow = typeof rememberedParts.$inferInsert
type Row = typeof rememberedParts.$inferSelect

const described = {
  articleId: articles.id,
  articleNo: articles.articleNo,
  values: articles.values,
  family: products.family,
  name: products.name,
  productNr: products.productNr,
  isSold: sql<boolean>`${articles.discontinuedAt} is null`,
}

interface Requested {
  query?: string | undefined
  page: number
  size: number
}

function matching(query: string | undefined): SQL | undefined {
  return query?.trim() ? contains(query, rememberedParts.text, articles.articleNo) : undefined
}

/** Finds the parts of sold articles for these texts: those of the company, and those that the shop offers to all. */
export function findRows(db: Queries, companyId: string, textKeys: readonly string[]) {
  const { textKey } = rememberedParts
  return db
    .select({ row: rememberedParts, article: articleColumns, chosenBy: colleagueName(rememberedParts.companyId) })
    .from(rememberedParts)
    .innerJoin(articles, and(eq(articles.id, rememberedParts.articleId), isNull(articles.discontinuedAt)))
    .innerJoin(products, eq(products.id, articles.productId))
    .leftJoin(users, eq(users.id, rememberedParts.userId))
    .where(
      and(
        or(eq(rememberedParts.companyId, companyId), isNull(rememberedParts.companyId)),
        sql`${textKey} = any(${sql.param([...textKeys])}::text[])`,
      ),
    )
}

/** Lists a page of a company's parts, the last used first, and their total. */
export async function listRows(db: Queries, companyId: string, { query, page, size }: Requested) {
  const where = and(eq(rememberedParts.companyId, companyId), matching(query))
  const rows = await db
    .select({ row: rememberedParts, article: described, chosenBy: colleagueName(rememberedParts.companyId) })
    .from(rememberedParts)
    .innerJoin(articles, eq(articles.id, rememberedParts.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .leftJoin(users, eq(users.id, rememberedParts.userId))
    .where(where)
    .orderBy(desc(rememberedParts.usedAt), asc(rememberedParts.id))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(rememberedParts)
    .innerJoin(articles, eq(articles.id, rememberedParts.articleId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

/**
 * Lists a page of the parts that all companies have chosen, each text with each part once: first those that every
 * company is offered, then those that most companies have chosen.
 */
export async function listChoices(db: Queries, { query, page, size }: Requested) {
  const { id, companyId, text, textKey, articleId, usedAt } = rememberedParts
  const options = optionsOf(rememberedParts)
  const chosen = db
    .select({
      // The row that every company is offered, if there is one.
      id: sql<string>`(array_agg(${id} order by ${companyId} nulls first, ${id}))[1]`.as('chosen_id'),
      text: sql<string>`min(${text})`.as('chosen_text'),
      companies: count(companyId).as('companies'),
      isShared: sql<boolean>`bool_or(${companyId} is null)`.as('is_shared'),
      usedAt: sql`max(${usedAt})`.mapWith(usedAt).as('last_used'),
      articleId,
      ...options,
    })
    .from(rememberedParts)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(matching(query))
    .groupBy(textKey, articleId, ...Object.values(options))
    .as('chosen')
  const rows = await db
    .select({
      choice: { id: chosen.id, text: chosen.text, companies: chosen.companies, isShared: chosen.isShared },
      usedAt: chosen.usedAt,
      options: optionsOf(chosen),
      article: described,
    })
    .from(chosen)
    .innerJoin(articles, eq(articles.id, chosen.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .orderBy(desc(chosen.isShared), desc(chosen.companies), desc(chosen.usedAt), asc(chosen.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(chosen) }
}

export async function readRow(db: Queries, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(rememberedParts).where(eq(rememberedParts.id, id))
  return row
}

/** Returns the part of a text that every company is offered. */
export async function readShared(db: Queries, textKey: string): Promise<Row | undefined> {
  const { companyId } = rememberedParts
  const [row] = await db
    .select()
    .from(rememberedParts)
    .where(and(isNull(companyId), eq(rememberedParts.textKey, textKey)))
  return row
}

/** Stores the parts of texts, each text once; a text that has a part gets the new one. */
export async function storeRows(db: Queries, rows: readonly NewRow[]): Promise<void> {
  const { companyId, textKey } = rememberedParts
  await db
    .insert(rememberedParts)
    .values([...rows])
    .onConflictDoUpdate({
      target: [companyId, textKey],
      set: {
        ...optionsOf({
          changedLength: sql`excluded.changed_length`,
          ...mapSpecial((key) => sql`excluded.${sql.identifier(toSnakeCase(key))}`),
          toleranceClass: sql`excluded.tolerance_class`,
          certificate: sql`excluded.is_three_one`,
        }),
        text: sql`excluded.text`,
        articleId: sql`excluded.article_id`,
        // A list without units says nothing about them.
        unit: sql`coalesce(excluded.unit, ${rememberedParts.unit})`,
        unitPieces: sql`coalesce(excluded.unit_pieces, ${rememberedParts.unitPieces})`,
        userId: sql`excluded.user_id`,
        chosenAt: sql`excluded.chosen_at`,
        usedAt: sql`excluded.used_at`,
      },
    })
}

export async function markUsed(db: Queries, companyId: string, ids: readonly string[], usedAt: Date): Promise<void> {
  const isOwn = eq(rememberedParts.companyId, companyId)
  await db
    .update(rememberedParts)
    .set({ usedAt })
    .where(and(isOwn, inArray(rememberedParts.id, [...ids])))
}

export function deleteOldest(db: Queries, companyId: string, limit: number): Promise<void> {
  return keepLastUsed(db, rememberedParts, companyId, limit)
}

/** Parts that companies have not used since this moment. */
export function unusedSince(before: Date) {
  const { companyId, usedAt } = rememberedParts
  return { table: rememberedParts, instant: usedAt, before, condition: isNotNull(companyId) }
}

/** @param companyId null: the part that every company is offered */
export async function deleteRow(db: Queries, companyId: string | null, id: string): Promise<Row | undefined> {
  const isOwn = sql`${rememberedParts.companyId} is not distinct from ${companyId}`
  const [deleted] = await db
    .delete(rememberedParts)
    .where(and(eq(rememberedParts.id, id), isOwn))
    .returning()
  return deleted
}

/** Deletes all parts of a company; returns how many there were. */
export async function deleteRows(db: Queries, companyId: string): Promise<number> {
  const deleted = await db.delete(rememberedParts).where(eq(rememberedParts.companyId, companyId))
  return deleted.rowCount ?? 0
}
