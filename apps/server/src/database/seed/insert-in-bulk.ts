import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../client.ts'

const rowsPerStatement = 5000

/** Inserts any number of whole rows in few statements: a parameter per value would end at 65,535. */
export async function insertInBulk<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: Required<Table['$inferInsert']>[],
): Promise<void> {
  const name = sql.identifier(getTableName(table))
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const part = rows.slice(from, from + rowsPerStatement).map(nameColumns)
    await db.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(part)}::jsonb)`,
    )
  }
}

function nameColumns(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))
}

/** How a key of a table's columns is called in the database. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
