import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

type Key = AnyColumn | SQL

/** As people sort names, and not by the codes of their letters. */
export function inAlphabet(column: AnyColumn): SQL {
  return sql`${column} collate "und-x-icu"`
}

/** What has no value comes last. */
export function rising(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} nulls last`)
}

/** What has no value comes last here, too. */
export function falling(keys: Key[]): SQL[] {
  return keys.map((key) => sql`${key} desc nulls last`)
}
