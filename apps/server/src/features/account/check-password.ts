import type { ErrorCode } from '@normwerk/contract/errors'
import { passwordErrorsOf } from '@normwerk/contract/password'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../http/app-error.ts'

/** In lower case as in the list, the most common first. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))

/**
 * Rejects a new password that violates the policy, with all errors in `fields.password`.
 * @param repeated the second field of a form, if it has one
 */
export function checkPassword(password: string, repeated?: string): void {
  const fieldErrors: ErrorCode[] = passwordErrorsOf(password, repeated)
  // Normalized like the hash, which ignores how letters are composed and how wide they are.
  if (commonest.has(password.normalize('NFKC').toLowerCase())) fieldErrors.push('PasswordTooCommon')
  const [first] = fieldErrors
  if (first !== undefined) throw new AppError(first, { fields: { password: fieldErrors.map((code) => ({ code })) } })
}
