import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, test } from 'vitest'
import { newPasswordErrors } from './password-entry.ts'

const text: Translate = (id, ...params) => translate('en', id, ...params)

test('reports the first error of a password, and none of a good one', () => {
  expect(newPasswordErrors({ password: 'abc', passwordRepeat: 'abc' }, text)).toEqual({
    password: text('error.PasswordTooShort'),
    passwordRepeat: null,
  })
  expect(newPasswordErrors({ password: 'Gutes-Wort-77', passwordRepeat: 'Gutes-Wort-77' }, text, 'user.')).toEqual({
    'user.password': null,
    'user.passwordRepeat': null,
  })
})

test('reports two different passwords at the second one', () => {
  expect(newPasswordErrors({ password: 'Gutes-Wort-77', passwordRepeat: 'Gutes-Wort-7' }, text)).toEqual({
    password: null,
    passwordRepeat: text('error.PasswordMismatch'),
  })
})
