import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm'

/** One of the columns contains the text, in any case of letters; no sign of it is a wildcard. */
export function contains(text: string, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
