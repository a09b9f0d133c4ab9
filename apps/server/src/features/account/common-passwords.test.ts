import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

test.each([
  'password',
  'Password123!',
  'P@ssw0rd',
  'P@ssw0rd2026!',
  '!!Dragon99',
  'Qwerty#2026',
  '2026-Sunshine!',
  'l3tm31n',
  'Letmein1!',
  'W3lc0me_1',
  'Ｐａｓｓｗｏｒｄ1!',
  'Iloveyou<3',
  'Normwerk2026!',
  'Ausw3rf3r!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'Richtig-Pferd-1',
  'Neues-Pferd-2',
  'Drachen7Stift!Blau',
  'kQ7#vT2!mXe',
  'Form-Platte-148,6',
  '1234-Zange!',
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
