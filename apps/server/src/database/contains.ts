import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm'

/** Whether one of the columns contains the text in any letter case; no character of it is a wildcard. */
export function contains(text: string, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
