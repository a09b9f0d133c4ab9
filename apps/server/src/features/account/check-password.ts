import type { ErrorCode } from '@normwerk/contract/errors'
import { passwordErrorsOf } from '@normwerk/contract/password'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../http/app-error.ts'

/** In small letters, as they come in the list, the commonest first. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))

/**
 * Refuses a new password that the policy does not allow; all its faults are told in `fields.password`.
 * @param repeated the second field of a form, where it has one
 */
export function checkPassword(password: string, repeated?: string): void {
  const fieldErrors: ErrorCode[] = passwordErrorsOf(password, repeated)
  // Hashes do not tell how letters are composed or how wide they are, so neither does this.
  if (commonest.has(password.normalize('NFKC').toLowerCase())) fieldErrors.push('PasswordTooCommon')
  const [first] = fieldErrors
  if (first !== undefined) throw new AppError(first, { fields: { password: fieldErrors.map((code) => ({ code })) } })
}
