import * as z from 'zod/mini'

/** How far an import is; those before `done` can be cancelled. */
export const ImportState = z.enum(['checking', 'ready', 'refused', 'importing', 'done', 'failed', 'cancelled'])
export type ImportState = z.output<typeof ImportState>

export const ImportProgress = z.strictObject({
  step: z.enum(['reading', 'comparing', 'writing']),
  /** The table that is being read. */
  table: z.nullable(z.string()),
  /** Rows read so far, of all tables. */
  rows: z.int(),
})
export type ImportProgress = z.output<typeof ImportProgress>

/** What becomes of one kind of rows. */
export const TableOutcome = z.strictObject({
  table: z.string(),
  /** Rows that were read. */
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  discontinued: z.int(),
  unchanged: z.int(),
  refused: z.int(),
})
export type TableOutcome = z.output<typeof TableOutcome>

export const PackageRefusal = z.strictObject({
  file: z.string(),
  row: z.nullable(z.int()),
  column: z.nullable(z.string()),
  reason: z.string(),
})
export type PackageRefusal = z.output<typeof PackageRefusal>

/** What a package changes, or would change; nothing was written where anything was refused. */
export const PackageReport = z.strictObject({
  tables: z.array(TableOutcome),
  /** The changes that say most, first. */
  changes: z.array(
    z.strictObject({ table: z.string(), row: z.int(), text: z.string(), before: z.string(), after: z.string() }),
  ),
  /** The first of them. */
  refused: z.array(PackageRefusal),
})
export type PackageReport = z.output<typeof PackageReport>
