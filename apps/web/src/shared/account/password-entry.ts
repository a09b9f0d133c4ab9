import { passwordErrorsOf } from '@normwerk/contract/account/password'
import type { Translate } from '@normwerk/i18n/text'
import { isPasswordError, passwordErrorTexts } from './password-texts.ts'

/** The two fields of a new password. */
export interface PasswordEntry {
  password: string
  passwordRepeat: string
}

export const emptyPassword: PasswordEntry = { password: '', passwordRepeat: '' }

/** Returns the errors that the page can find in a new password. Only the server knows common passwords. */
export function newPasswordErrors(
  { password, passwordRepeat }: PasswordEntry,
  text: Translate,
  path = '',
): Record<string, string | null> {
  const [first] = passwordErrorsOf(password)
  const fieldError = first !== undefined && isPasswordError(first) ? text(passwordErrorTexts[first]) : null
  const mismatch = passwordRepeat === password ? null : text('error.PasswordMismatch')
  return {
    [`${path}password`]: password === '' ? text('field.required') : fieldError,
    [`${path}passwordRepeat`]: passwordRepeat === '' ? text('field.required') : mismatch,
  }
}
