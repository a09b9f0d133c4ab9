import * as z from 'zod/mini'
import { line, optionalLine, text } from './common.ts'

export const Salutation = z.enum(['Mr', 'Ms'])

const maxEmailLength = 254

/** Exactly one mail address: the pattern accepts neither a line break nor a second address. */
export const Email = text(maxEmailLength).check(z.trim(), z.email())

/** Whether a text is a mail address that `Email` accepts. Uses no schema, because a page loads none. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && z.regexes.email.test(text.trim())
}

/** A user name has no `@`, so that nobody signs in under another user's mail address. */
export const Username = text(100).check(
  z.trim(),
  z.minLength(3),
  z.refine((name) => /^[\p{L}\p{N}._+-]+$/u.test(name), { params: { field: 'invalidCharacters' } }),
)

/** A user name as calls accept and answer it: users without one of their own have their mail address. */
export const WrittenUsername = z.union([Email, Username])

/** Runs a check of several fields also if another field is invalid, so that all errors of a form come in one answer. */
function ofTexts(...names: string[]) {
  return ({ value }: z.core.ParsePayload) =>
    typeof value === 'object' && value !== null && names.every((name) => isTextOrNone(Reflect.get(value, name)))
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

/** Rejects a mail address as a user name unless it is the mail address of the same form. */
export function usernameIsOwn<Form extends { email?: string | undefined; username?: string | null | undefined }>() {
  return z.refine<Form>(
    ({ email, username }) => !username?.includes('@') || username.toLowerCase() === email?.toLowerCase(),
    { path: ['username'], params: { field: 'invalidCharacters' }, when: ofTexts('email', 'username') },
  )
}

/** What people state about themselves. The server checks telephone numbers, as it knows the rules of every country. */
export const personalFields = {
  salutation: z.optional(z.nullable(Salutation)),
  title: optionalLine(50),
  firstName: line(100),
  lastName: line(100),
  phoneNumber: optionalLine(40),
  mobilePhoneNumber: optionalLine(40),
  fax: optionalLine(40),
}

/** The same fields in answers. */
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

/** Rejects a form whose two mail addresses differ; upper and lower case count as equal. */
export function emailsMatch<Form extends { email?: string | undefined; emailRepeat?: string | null | undefined }>() {
  return z.refine<Form>(
    ({ email, emailRepeat }) =>
      emailRepeat === undefined ||
      emailRepeat === null ||
      email === null ||
      email?.toLowerCase() === emailRepeat.toLowerCase(),
    { path: ['emailRepeat'], params: { field: 'emailMismatch' }, when: ofTexts('email', 'emailRepeat') },
  )
}
