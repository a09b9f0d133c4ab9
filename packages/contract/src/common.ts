import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { maxPageSize } from './limits.ts'

/** A check that answers with an error code of its own instead of `validationFailed`. */
export function reject<T>(code: ErrorCode, allowed: (value: T) => boolean) {
  return z.refine<T>(allowed, { params: { code } })
}

/** PostgreSQL cannot store NUL, and half a surrogate pair is no valid text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/** Text that a person typed. It is stored unchanged. */
export function text(maximum: number) {
  return z.string().check(z.maxLength(maximum), z.refine(isStorable, { params: { field: 'invalidCharacters' } }))
}

/** Text that may be left out; an empty text counts as left out. */
export function optionalText(maximum: number) {
  return z.optional(
    z.nullable(
      z.pipe(
        text(maximum),
        z.transform((typed) => (typed.trim() === '' ? null : typed)),
      ),
    ),
  )
}

/** Line breaks of every kind, other control characters, and characters that change the direction of text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** One line that a person typed. Rejects line breaks and control characters, as it may become part of a mail header. */
export function line(maximum: number) {
  return text(maximum).check(
    z.trim(),
    z.refine((value) => !unprintable.test(value), { params: { field: 'invalidCharacters' } }),
    z.refine((value) => value !== '', { params: { field: 'required' } }),
  )
}

/** A line that may be left out; an empty line counts as left out. */
export function optionalLine(maximum: number) {
  return z.optional(
    z.nullable(
      z.union([
        z.pipe(
          z.string().check(z.refine((value) => value.trim() === '')),
          z.transform((): null => null),
        ),
        line(maximum),
      ]),
    ),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids are opaque to callers, so an id that can never exist gets the same answer as one that does not exist. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
/** Upper and lower case mean the same id. */
export const Id = z.string().check(reject<string>('entryNotFound', isId), z.toLowerCase())
/** A decimal string with two places, "12.30". */
export const Money = z.string().check(z.regex(/^\d+\.\d\d$/))
export const Currency = z.literal('EUR')
/** A whole number from 1 to `MAX_QUANTITY`. The limit is a setting, so the server checks the range. */
export const Quantity = z.nullable(z.number())
export const Instant = z.iso.datetime()
/** `YYYY-MM-DD`. PostgreSQL has no year 0. */
export const CalendarDate = z.iso.date().check(z.refine((date) => date >= '0001-01-01'))

/** Pages count from 1. A size above `maxPageSize` is rejected, not reduced. */
export const PageRequest = z.strictObject({
  page: z.int().check(z.gte(1)),
  size: z.int().check(
    z.gte(1),
    reject<number>('pageSizeTooLarge', (size) => size <= maxPageSize),
  ),
})
export type PageRequest = z.output<typeof PageRequest>

/** The fields of a page request in the query of an address, where numbers are text. By default the first 20 entries. */
export const queryPage = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  size: z._default(z.pipe(z.coerce.number(), PageRequest.shape.size), 20),
}

/** For lists with a default page and size. */
export const PartialPageRequest = z.partial(PageRequest)

export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ items: z.array(item), page: z.int(), size: z.int(), total: z.int() })
}
