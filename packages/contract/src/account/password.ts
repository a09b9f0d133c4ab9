import * as z from 'zod/mini'
import { text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { Email } from '../person.ts'

/** In characters. The hint names a shorter maximum, which people still remember. */
export const passwordLength = { min: 8, max: 50, hint: 20 }
const differentCharacters = 4

/** A password as typed. The server adds the rules of a new one. */
export const Password = text(1000)

/**
 * Returns what is wrong with a new password, in the order in which it is reported. Only the server checks whether it is
 * one of the commonest passwords.
 */
export function passwordErrorsOf(password: string) {
  const length = [...password].length
  const fieldErrors: [wrong: boolean, code: ErrorCode][] = [
    [length < passwordLength.min, 'PasswordTooShort'],
    [length > passwordLength.max, 'PasswordTooLong'],
    [!/\p{Nd}/u.test(password), 'PasswordRequiresDigit'],
    [!/\p{Ll}/u.test(password), 'PasswordRequiresLower'],
    [!/\p{Lu}/u.test(password), 'PasswordRequiresUpper'],
    [!/[^\p{L}\p{N}]/u.test(password), 'PasswordRequiresNonAlphanumeric'],
    [new Set(password).size < differentCharacters, 'PasswordRequiresUniqueChars'],
  ]
  return fieldErrors.filter(([wrong]) => wrong).map(([, code]) => code)
}

export const passwordErrors = [
  'PasswordTooShort',
  'PasswordTooLong',
  'PasswordRequiresDigit',
  'PasswordRequiresLower',
  'PasswordRequiresUpper',
  'PasswordRequiresNonAlphanumeric',
  'PasswordRequiresUniqueChars',
  'PasswordMismatch',
  'PasswordTooCommon',
] as const satisfies ErrorCode[]

export const ResetPassword = z.strictObject({ email: Email, token: text(200), newPassword: Password })
export type ResetPassword = z.output<typeof ResetPassword>

export const ChangePassword = z.strictObject({ oldPassword: Password, newPassword: Password })
export type ChangePassword = z.output<typeof ChangePassword>

export const passwordEndpoints = {
  requestReset: endpoint({
    route: 'POST /api/reset-password/email',
    summary:
      'Sends a link to choose a new password. Only administrators learn that none of their users has the address; otherwise the answer is the same.',
    permission: 'account.signIn',
    input: z.strictObject({ email: Email }),
    status: 202,
    errors: ['USER_NOT_FOUND', 'tooManyRequests'],
    ownTransactions: true,
  }),
  reset: endpoint({
    route: 'POST /api/reset-password',
    summary: 'Chooses a new password by a link from a mail and ends all sessions of the account.',
    permission: 'account.signIn',
    input: ResetPassword,
    errors: ['INVALID_TOKEN', ...passwordErrors],
    ownTransactions: true,
    idempotent: true,
  }),
  change: endpoint({
    route: 'POST /api/user/password',
    summary: "Changes the caller's password, renews their session and ends all their other sessions.",
    permission: 'account.use',
    input: ChangePassword,
    errors: ['COULDNT_CHANGE_PASSWORD', 'tooManyRequests', ...passwordErrors],
    ownTransactions: true,
  }),
}
