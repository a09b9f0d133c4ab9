import type { Client } from 'pg'
import type { SaidTerms } from '../format-terms.ts'
import type { ChangedRow } from './merge-tables.ts'

export type Outcome = 'added' | 'changed' | 'discontinued' | 'unchanged'
export type Outcomes = Record<Outcome, number>

type NumberedTerms = SaidTerms & { article_no: string }

export interface ChangedTerms {
  row: number
  before: NumberedTerms
  after: NumberedTerms
}

export interface StagedError {
  file: string
  row: number
  articleNo: string
  /** The first row with the same number; null: there is no such article. */
  first: number | null
}

/** Deletes staged rows whose number was staged before, and returns them. */
export async function removeTwice(client: Client, table: 'articles' | 'prices'): Promise<StagedError[]> {
  const { rows } = await client.query<StagedError>(
    `with twice as (select article_no, min(n) as n from staged_${table} group by article_no having count(*) > 1)
     delete from staged_${table} s using twice, staged_${table} first
     where s.article_no = twice.article_no and s.n > twice.n and first.n = twice.n
     returning s.file, s."row", s.article_no as "articleNo", first."row" as first`,
  )
  return rows
}

/** Deletes staged prices without an article, and returns them. */
export async function removeUnknownPrices(client: Client): Promise<StagedError[]> {
  const { rows } = await client.query<StagedError>(
    `delete from staged_prices s
     where not exists (select from articles t where t.article_no = s.article_no)
       and not exists (select from staged_articles a where a.article_no = s.article_no)
     returning s.file, s."row", s.article_no as "articleNo", null as first`,
  )
  return rows
}

export interface Contradiction {
  file: string
  row: number
  /** The row of the article, which has the other value of `discontinued`. */
  other: { file: string; row: number }
}

/** Deletes staged prices whose `discontinued` differs from that of their article's row, and returns them. */
export async function removeContradictions(client: Client): Promise<Contradiction[]> {
  const { rows } = await client.query<Contradiction>(
    `delete from staged_prices s using staged_articles a
     where a.article_no = s.article_no and a.discontinued <> s.discontinued
     returning s.file, s."row", jsonb_build_object('file', a.file, 'row', a."row") as other`,
  )
  return rows
}

/** Compares all staged rows with the present articles; nothing is written yet. */
export async function compareArticles(client: Client): Promise<{ articles: Outcomes; prices: Outcomes }> {
  await client.query(`
    create temp table diff_articles on commit drop as
    select s.n, t.id as article_id, p.id as product_id,
      case
        when t.id is null then 'added'
        when s.discontinued and t.discontinued_at is null then 'discontinued'
        when (t.product_id, t."values", t.tolerances, t.mass, t.trimming, t.status, t.discontinued_at is not null)
          is distinct from (p.id, s."values", s.tolerances, s.mass, s.trimming, s.status,
            coalesce(s.discontinued, t.discontinued_at is not null)) then 'changed'
        else 'unchanged'
      end as outcome
    from staged_articles s
    join products p on p.product_nr = s.product_nr
    left join articles t on t.article_no = s.article_no;
    create temp table diff_prices on commit drop as
    select s.n, t.id as article_id,
      case
        when t.id is null then 'added'
        when s.discontinued and t.discontinued_at is null then 'discontinued'
        when (t.list_price, t.availability, t.lead_time_days, t.scale, t.discontinued_at is not null)
          is distinct from (case when s.has_price then s.list_price else t.list_price end,
            coalesce(s.availability, t.availability), coalesce(s.lead_time_days, t.lead_time_days),
            coalesce(s.scale, t.scale), coalesce(s.discontinued, t.discontinued_at is not null)) then 'changed'
        else 'unchanged'
      end as outcome
    from staged_prices s
    left join articles t on t.article_no = s.article_no;
    create index on diff_articles (n);
    create index on diff_prices (n);
    analyze diff_articles, diff_prices`)
  return { articles: await count(client, 'articles'), prices: await count(client, 'prices') }
}

async function count(client: Client, table: 'articles' | 'prices'): Promise<Outcomes> {
  const { rows } = await client.query<{ outcome: Outcome; count: number }>(
    `select outcome, count(*)::integer as count from diff_${table} group by outcome`,
  )
  const outcomes: Outcomes = { added: 0, changed: 0, discontinued: 0, unchanged: 0 }
  for (const { outcome, count: found } of rows) outcomes[outcome] = found
  return outcomes
}

/** Reads the changed articles, before and after. */
export async function readChangedArticles(client: Client, limit: number): Promise<ChangedRow[]> {
  const { rows } = await client.query<ChangedRow>(
    `select s.file, s."row",
       to_jsonb(t) || jsonb_build_object('product_nr', p.product_nr, 'discontinued', t.discontinued_at is not null) as before,
       to_jsonb(s) || jsonb_build_object('discontinued', coalesce(s.discontinued, t.discontinued_at is not null)) as after
     from diff_articles d join staged_articles s using (n)
     join articles t on t.id = d.article_id join products p on p.id = t.product_id
     where d.outcome in ('changed', 'discontinued') order by s.n limit ${limit}`,
  )
  return rows
}

/** Reads changed terms of articles, the largest relative change of a price first. */
export async function readChangedPrices(client: Client, limit: number): Promise<ChangedTerms[]> {
  const { rows } = await client.query<ChangedTerms>(
    `select s.file, s."row",
       jsonb_build_object('article_no', t.article_no, 'listPrice', t.list_price, 'availability', t.availability,
         'leadTimeDays', t.lead_time_days, 'scale', t.scale, 'discontinued', t.discontinued_at is not null) as before,
       jsonb_build_object('article_no', t.article_no,
         'listPrice', case when s.has_price then s.list_price else t.list_price end,
         'availability', coalesce(s.availability, t.availability),
         'leadTimeDays', coalesce(s.lead_time_days, t.lead_time_days), 'scale', coalesce(s.scale, t.scale),
         'discontinued', coalesce(s.discontinued, t.discontinued_at is not null)) as after
     from diff_prices d join staged_prices s using (n) join articles t on t.id = d.article_id
     where d.outcome in ('changed', 'discontinued')
     order by case
       when not s.has_price or s.list_price is not distinct from t.list_price then -1
       when s.list_price is null or t.list_price is null then 0
       else abs(ln(greatest(s.list_price, 1)::float / greatest(t.list_price, 1))) end desc, s.n
     limit ${limit}`,
  )
  return rows
}

/** Working days for a new article whose package names no lead time; it is made on request. */
const leadTimeOnRequest = 20

/** Writes the compared rows. */
export async function writeArticles(
  client: Client,
  now: Date,
  { articles, prices }: Awaited<ReturnType<typeof compareArticles>>,
): Promise<void> {
  if (articles.changed + articles.discontinued > 0) {
    await client.query(
      `update articles t set product_id = d.product_id, "values" = s."values", tolerances = s.tolerances,
         mass = s.mass, trimming = s.trimming, status = s.status,
         discontinued_at = case when s.discontinued is null then t.discontinued_at
           when s.discontinued then coalesce(t.discontinued_at, $1) end
       from diff_articles d join staged_articles s using (n)
       where d.outcome in ('changed', 'discontinued') and t.id = d.article_id`,
      [now],
    )
  }
  if (prices.changed + prices.discontinued > 0) {
    await client.query(
      `update articles t set list_price = case when s.has_price then s.list_price else t.list_price end,
         availability = coalesce(s.availability, t.availability),
         lead_time_days = coalesce(s.lead_time_days, t.lead_time_days), scale = coalesce(s.scale, t.scale),
         discontinued_at = case when s.discontinued is null then t.discontinued_at
           when s.discontinued then coalesce(t.discontinued_at, $1) end
       from diff_prices d join staged_prices s using (n)
       where d.outcome in ('changed', 'discontinued') and t.id = d.article_id`,
      [now],
    )
  }
  if (articles.added > 0) {
    // New articles follow those of their product, in the order of the package.
    await client.query(
      `insert into articles (id, product_id, article_no, "values", tolerances, mass, list_price, scale, availability,
         lead_time_days, trimming, status, sort_index, discontinued_at)
       select s.id, d.product_id, s.article_no, s."values", s.tolerances, s.mass, p.list_price,
         coalesce(p.scale, '[]'), coalesce(p.availability, 'onRequest'), coalesce(p.lead_time_days, ${leadTimeOnRequest}),
         s.trimming, s.status,
         coalesce(last.place, -1) + row_number() over (partition by d.product_id order by s.n),
         case when coalesce(p.discontinued, s.discontinued) then $1::timestamptz end
       from diff_articles d join staged_articles s using (n)
       left join staged_prices p on p.article_no = s.article_no
       left join (select product_id, max(sort_index) as place from articles group by product_id) last
         on last.product_id = d.product_id
       where d.outcome = 'added'
       order by s.n`,
      [now],
    )
  }
}
