import { getTableColumns, getTableName, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Rows that a prepared statement inserts. Such a statement has a fixed number of parameters, so it gets one list for each
 * column, and thereby any number of rows.
 */
interface RowLists<Table extends PgTable> {
  /** Selects the rows for an insert. A value that a row leaves out is the default of its column. */
  select: SQL
  /** Returns the lists of the rows by their places in the statement. */
  of(rows: readonly Table['$inferInsert'][]): Record<string, unknown[]>
}

export function rowListsOf<Table extends PgTable>(table: Table): RowLists<Table> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    place: `${getTableName(table)}.${key}`,
  }))
  const names = columns.map(({ key }) => sql.identifier(key))
  const lists = columns.map(({ column, place }) => {
    const type = sql.raw(`${column.getSQLType()}[]`)
    return sql`${sql.placeholder(place)}::${type}`
  })
  const values = columns.map(({ key, column }) => {
    const given = sql.identifier(key)
    if (column.default === undefined) return given
    const usual = is(column.default, SQL) ? column.default : sql.param(column.default, column)
    return sql`coalesce(${given}, ${usual})`
  })
  return {
    select: sql`select ${join(values)} from unnest(${join(lists)}) as rows (${join(names)})`,
    of(rows) {
      const listByPlace = columns.map(({ key, column, place }) => {
        const convert = (value: unknown) => (value === null ? null : column.mapToDriverValue(value))
        return [place, rows.map((row: Record<string, unknown>) => convert(row[key] ?? null))]
      })
      return Object.fromEntries(listByPlace)
    },
  }
}

function join(chunks: SQLWrapper[]): SQL {
  return sql.join(chunks, sql`, `)
}
