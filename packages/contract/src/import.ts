import * as z from 'zod/mini'

/** What a sent table changes, or would change in a dry run. */
export const ImportReport = z.strictObject({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Changes of existing rows, the greatest first, so that a mistake is noticed before it is written. */
  changes: z.array(z.strictObject({ row: z.int(), text: z.string(), before: z.string(), after: z.string() })),
  /** If there is a rejected row, nothing was written, unless the call asked for the valid rows only. */
  refused: z.array(z.strictObject({ row: z.int(), text: z.string(), reason: z.string() })),
})
export type ImportReport = z.output<typeof ImportReport>

/** `true` and `false` are texts here, as every value of a form is a text. */
export const DryRun = z.strictObject({ dryRun: z.optional(z.enum(['true', 'false'])) })
