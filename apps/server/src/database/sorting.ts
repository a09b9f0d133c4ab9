import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

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
