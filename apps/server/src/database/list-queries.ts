import { type AnyColumn, ilike, or, type SQL, sql } from 'drizzle-orm'

/** Whether one of the columns contains the text in any letter case; no character of it is a wildcard. */
export function contains(text: string, ...columns: (AnyColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

type Key = AnyColumn | SQL

/** Sorts names alphabetically, and not by the codes of their letters. */
export function inAlphabet(column: AnyColumn): SQL {
  return sql`${column} collate "und-x-icu"`
}

/** Ascending; rows without a value come last. */
export function rising(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} nulls last`)
}

/** Descending; rows without a value come last here, too. */
export function falling(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} desc nulls last`)
}
