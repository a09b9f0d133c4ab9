import type { Client } from 'pg'

/** Creates the tables that an import compares with the catalogue; they are dropped with its transaction. */
export async function createStaging(client: Client): Promise<void> {
  await client.query(`
    set local work_mem = '64MB';
    set local jit = off;
    create temp table staged_materials (like materials, file text, "row" integer) on commit drop;
    create temp table staged_coatings (like coatings, file text, "row" integer) on commit drop;
    create temp table staged_material_names (like material_names, file text, "row" integer) on commit drop;
    create temp table staged_standards (like standards, file text, "row" integer) on commit drop;
    create temp table staged_categories (like categories, file text, "row" integer) on commit drop;
    create temp table staged_attributes (like attributes, file text, "row" integer) on commit drop;
    create temp table staged_products (like products, file text, "row" integer) on commit drop;
    create temp table staged_articles (
      n serial, file text not null, "row" integer not null, id uuid not null, article_no text not null,
      product_nr text not null, "values" jsonb not null, tolerances jsonb not null, mass double precision,
      trimming jsonb, status text not null, discontinued boolean
    ) on commit drop;
    create temp table staged_prices (
      n serial, file text not null, "row" integer not null, article_no text not null, has_price boolean not null,
      list_price bigint, availability text, lead_time_days integer, scale jsonb, discontinued boolean
    ) on commit drop;
    create temp table staged_files (like product_files, file text, "row" integer) on commit drop;
  `)
}

/** Adds rows of a small table; their keys are the columns. */
export async function stageRows(client: Client, table: StagedTable, rows: readonly object[]): Promise<void> {
  const staged = `staged_${table}`
  await client.query(`insert into ${staged} select * from jsonb_populate_recordset(null::${staged}, $1::jsonb)`, [
    JSON.stringify(rows),
  ])
}

export type StagedTable =
  | 'materials'
  | 'coatings'
  | 'material_names'
  | 'standards'
  | 'categories'
  | 'attributes'
  | 'products'
  | 'files'

/** Updates the planner's statistics of the staged rows. PostgreSQL does not do that by itself within a transaction. */
export async function analyseStaging(client: Client): Promise<void> {
  await client.query('analyze staged_products, staged_articles, staged_prices, staged_files')
}
