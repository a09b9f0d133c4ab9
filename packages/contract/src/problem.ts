import * as z from 'zod/mini'

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

/** Every error answer, sent as `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  /** `about:blank`: the code says what went wrong. */
  type: z.string(),
  /** The name of the status, in English. */
  title: z.string(),
  status: z.int(),
  /** An `ErrorCode`; a page that is older than the server may not know it. */
  code: z.string(),
  /** The text of the code in the language of the caller. */
  message: z.string(),
  /** The correlation id, under which the server has logged the failure. */
  errorId: z.string(),
  /** What the text of the code fills in. */
  params: z.optional(Params),
  /** What is wrong with each field, by its path. */
  fields: z.optional(z.record(z.string(), z.array(z.object({ code: z.string(), params: z.optional(Params) })))),
  /** What the caller may have meant. */
  suggestions: z.optional(z.array(z.string())),
})
export type Problem = z.output<typeof Problem>
