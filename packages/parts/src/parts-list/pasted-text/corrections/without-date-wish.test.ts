import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const pin = 'ejector pin 6x160'

test.each([
  'OK, but please not before the 10th',
  'ok, aber bitte nicht vor dem 10.',
  'passt, aber erst ab KW 49',
  "d'accord, mais pas avant le 10 svp",
  'va bene, ma non prima del 10',
  'vale, pero no antes del día 10',
  'ok, mas não antes do dia 10',
  'akkoord, maar niet voor de 10e',
  'zgoda, ale nie przed 10 grudnia',
  'ano, ale prosím ne před 10.12.',
  'rendben, de 10-e előtt ne szállítsák',
  'da, dar nu înainte de 10',
  'ok, men inte före den 10:e',
  'v redu, vendar ne pred 10. decembrom',
  'fine, but deliver them after the 15th please',
  'ok, but do not ship before January',
])('an answer agrees and names the day of delivery: %s', (answer) => {
  expect(readMailParts(`> 4 pcs ${pin}\n${answer}`)).toEqual([`4 × ${pin}`])
})

test('the pieces before a day of delivery are read', () => {
  expect(readMailParts(`> 4 pcs ${pin}\n6 please, but not before the 10th`)).toEqual([`6 × ${pin}`])
})

test.each([
  'ok, but not nitrided',
  'not before we have approved it',
  'not before the 10th',
  'ok, but not before hardening',
  'ok, aber nicht vor 10 Stück',
])('what is no day, or stands alone, is asked: %s', (answer) => {
  expect(readMailParts(`> 4 pcs ${pin}\n${answer}`)[0]).toMatch(/^4 \? /)
})
