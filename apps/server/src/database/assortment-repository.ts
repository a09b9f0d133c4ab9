import type { AssortmentTables } from '@normwerk/parts/assortment'
import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './client.ts'
import { snakeCase } from './seed/insert-in-bulk.ts'
import { coatings } from './tables/coatings.ts'
import { materialNames } from './tables/material-names.ts'
import { materials } from './tables/materials.ts'
import { standards } from './tables/standards.ts'

/** The tables of the catalogue that texts are read by. */
export async function readAssortmentTables(db: Queries): Promise<AssortmentTables> {
  return {
    materials: await db.select().from(materials).orderBy(materials.code),
    coatings: await db.select().from(coatings).orderBy(coatings.code),
    materialNames: await db.select().from(materialNames).orderBy(materialNames.word),
    standards: await db.select().from(standards).orderBy(standards.number, standards.part, standards.form),
  }
}

/** Adds rows to these tables or changes those that are there. What is not named stays; what is the same is not touched. */
export async function storeAssortment(db: Queries, tables: AssortmentTables): Promise<void> {
  await upsert(db, materials, ['code'], tables.materials)
  await upsert(db, coatings, ['code'], tables.coatings)
  await upsert(db, materialNames, ['word'], tables.materialNames)
  await upsert(db, standards, ['number', 'part', 'form'], tables.standards)
}

/** @param rows whole rows, by the keys of the table's columns */
async function upsert(db: Queries, table: PgTable, keys: readonly string[], rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(getTableName(table))
  const columns = Object.keys(getTableColumns(table)).map(snakeCase)
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [snakeCase(key), cell])))
  const changes = columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
  await db.execute(sql`
    insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(named)}::jsonb)
    on conflict (${joinNames(keys)}) do update set ${sql.join(changes, sql`, `)}
    where (${name}.*) is distinct from (excluded.*)`)
}

function joinNames(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
