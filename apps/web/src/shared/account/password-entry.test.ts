import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import { expect, test } from 'vitest'
import { newPasswordErrors } from './password-entry.ts'

const text: Translate = (id, ...params) => translate('en', id, ...params)

test('the first fault of a password is told, and none of one that is good', () => {
  expect(newPasswordErrors({ password: 'abc', passwordRepeat: 'abc' }, text)).toEqual({
    password: text('error.PasswordTooShort'),
    passwordRepeat: null,
  })
  expect(newPasswordErrors({ password: 'Gutes-Wort-77', passwordRepeat: 'Gutes-Wort-77' }, text, 'user.')).toEqual({
    'user.password': null,
    'user.passwordRepeat': null,
  })
})

test('two that differ are told at the second', () => {
  expect(newPasswordErrors({ password: 'Gutes-Wort-77', passwordRepeat: 'Gutes-Wort-7' }, text)).toEqual({
    password: null,
    passwordRepeat: text('error.PasswordMismatch'),
  })
})
