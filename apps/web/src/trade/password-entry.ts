import { passwordFaults } from '@normwerk/contract/password'
import type { Translate } from '@normwerk/i18n/text'
import { isPasswordError, passwordErrorTexts } from './password-texts.ts'

/** What stands in the two fields of a new password. */
export interface PasswordEntry {
  password: string
  passwordRepeat: string
}

export const emptyPassword: PasswordEntry = { password: '', passwordRepeat: '' }

/** What a page can tell of a new password; whether it is a common one only the server knows. */
export function newPasswordFaults(
  { password, passwordRepeat }: PasswordEntry,
  text: Translate,
  path = '',
): Record<string, string | null> {
  const [first] = passwordFaults(password)
  const fault = first !== undefined && isPasswordError(first) ? text(passwordErrorTexts[first]) : null
  const mismatch = passwordRepeat === password ? null : text('error.PasswordMismatch')
  return {
    [`${path}password`]: password === '' ? text('field.required') : fault,
    [`${path}passwordRepeat`]: passwordRepeat === '' ? text('field.required') : mismatch,
  }
}
