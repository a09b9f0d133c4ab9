import * as z from 'zod/mini'
import { line, optionalLine, text } from './common.ts'

export const Salutation = z.enum(['Mr', 'Ms'])

/** One address: the pattern has no place for a line break or a second one. */
export const Email = text(254).check(z.trim(), z.email())

/** Without an `@`, so that nobody signs in under somebody else's mail address. */
export const Username = text(100).check(
  z.trim(),
  z.minLength(3),
  z.refine((name) => /^[\p{L}\p{N}._+-]+$/u.test(name), { params: { field: 'invalidCharacters' } }),
)

/** As it is read, too: of who has none of his own it is the mail address. */
export const WrittenUsername = z.union([Email, Username])

/** Refuses a mail address as a user name unless it is the form's own. */
export function usernameIsOwn<Form extends { email?: string | undefined; username?: string | null | undefined }>() {
  return z.refine<Form>(
    ({ email, username }) => !username?.includes('@') || username.toLowerCase() === email?.toLowerCase(),
    { path: ['username'], params: { field: 'invalidCharacters' } },
  )
}

/** What a person says about himself; numbers are checked by the server, which knows every country's. */
export const personalFields = {
  salutation: z.optional(z.nullable(Salutation)),
  title: optionalLine(50),
  firstName: line(100),
  lastName: line(100),
  phoneNumber: optionalLine(40),
  mobilePhoneNumber: optionalLine(40),
  fax: optionalLine(40),
}

/** The same as it is read. */
export const personShown = {
  salutation: z.nullable(Salutation),
  title: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  mobilePhoneNumber: z.nullable(z.string()),
  fax: z.nullable(z.string()),
}

/** Refuses a form whose two mail addresses differ; the case of letters does not matter. */
export function emailsMatch<Form extends { email?: string | undefined; emailRepeat?: string | null | undefined }>() {
  return z.refine<Form>(
    ({ email, emailRepeat }) =>
      emailRepeat === undefined || emailRepeat === null || email?.toLowerCase() === emailRepeat.toLowerCase(),
    { path: ['emailRepeat'], params: { field: 'emailMismatch' } },
  )
}
