import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { dimensions } from '../../database/tables/dimensions.ts'

const terms = {
  id: dimensions.id,
  articleNo: dimensions.articleNo,
  listPrice: dimensions.listPrice,
  availability: dimensions.availability,
  leadTimeDays: dimensions.leadTimeDays,
  discontinuedAt: dimensions.discontinuedAt,
}

/** What the shop says of articles today, held against other imports; carts may go on naming them. */
export function holdTerms(db: Queries, articleNos: readonly string[]) {
  return db
    .select(terms)
    .from(dimensions)
    .where(sql`${dimensions.articleNo} = any(${sql.param([...articleNos])}::text[])`)
    .orderBy(dimensions.id)
    .for('no key update')
}

export type Terms = Awaited<ReturnType<typeof holdTerms>>[number]

/** Writes what has changed of any number of articles in one statement. */
export async function writeTerms(db: Queries, rows: readonly Terms[]): Promise<void> {
  const values = <Value>(read: (row: Terms) => Value) => sql.param(rows.map(read))
  const told = sql`unnest(
    ${values(({ id }) => id)}::uuid[],
    ${values(({ listPrice }) => listPrice)}::bigint[],
    ${values(({ availability }) => availability)}::text[],
    ${values(({ leadTimeDays }) => leadTimeDays)}::integer[],
    ${values(({ discontinuedAt }) => discontinuedAt?.toISOString() ?? null)}::timestamptz[]
  ) as told (id, list_price, availability, lead_time_days, discontinued_at)`
  await db
    .update(dimensions)
    .set({
      listPrice: sql`told.list_price`,
      availability: sql`told.availability`,
      leadTimeDays: sql`told.lead_time_days`,
      discontinuedAt: sql`told.discontinued_at`,
    })
    .from(told)
    .where(sql`${dimensions.id} = told.id`)
}
