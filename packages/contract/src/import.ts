import * as z from 'zod/mini'

/** What a table that was sent changes, or would change. */
export const ImportReport = z.strictObject({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** What becomes of rows that are there already, what changes most first, so that a slip is seen before it is written. */
  changes: z.array(z.strictObject({ row: z.int(), text: z.string(), before: z.string(), after: z.string() })),
  /** Nothing was written where there is one, unless the valid rows were enough. */
  refused: z.array(z.strictObject({ row: z.int(), text: z.string(), reason: z.string() })),
})
export type ImportReport = z.output<typeof ImportReport>

/** In a form every value is a text. */
export const DryRun = z.strictObject({ dryRun: z.optional(z.enum(['true', 'false'])) })
