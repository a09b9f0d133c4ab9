import type { passwordErrors } from '@normwerk/contract/account/password'
import type { PlainTextId } from '@normwerk/i18n/text'

type PasswordError = (typeof passwordErrors)[number]

export const passwordErrorTexts = {
  PasswordTooShort: 'error.PasswordTooShort',
  PasswordTooLong: 'error.PasswordTooLong',
  PasswordRequiresDigit: 'error.PasswordRequiresDigit',
  PasswordRequiresLower: 'error.PasswordRequiresLower',
  PasswordRequiresUpper: 'error.PasswordRequiresUpper',
  PasswordRequiresNonAlphanumeric: 'error.PasswordRequiresNonAlphanumeric',
  PasswordRequiresUniqueChars: 'error.PasswordRequiresUniqueChars',
  PasswordMismatch: 'error.PasswordMismatch',
  PasswordTooCommon: 'error.PasswordTooCommon',
} satisfies Record<PasswordError, PlainTextId>

export function isPasswordError(code: string): code is PasswordError {
  return Object.hasOwn(passwordErrorTexts, code)
}
