import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutRetracted, withoutRetractedCount } from './without-retracted.ts'

test.each([
  ['4 pins 6x160, sorry, 6x200', '4 pins 6x200'],
  ['4 Auswerferstifte 6 x 160 – Quatsch: 6 x 200 nitriert', '4 Auswerferstifte 6 x 200 nitriert'],
  ['éjecteurs nitrurés 6x160, pardon 6x200, et 4 fourreaux', 'éjecteurs nitrurés 6x200, et 4 fourreaux'],
  ['4 kolíky 4,2x125 (pardon, 4,5x125)', '4 kolíky 4,5x125)'],
  ['10 ks vyhazovač 7x250 (včera omylem 7x200)', '10 ks vyhazovač 7x250'],
  ['10 Stk Auswerfer 7x250 (gestern irrtümlich 7x200)', '10 Stk Auswerfer 7x250'],
  ['10 pins 7x250 (by mistake 7x200 yesterday)', '10 pins 7x250'],
  ['10 éjecteurs 7x250 (hier 7x200 par erreur)', '10 éjecteurs 7x250'],
  ['10 wypychaczy 7x250 (wczoraj omyłkowo 7x200)', '10 wypychaczy 7x250'],
  ['6 off ejector pin 3x100 (not 3x125)', '6 off ejector pin 3x100'],
  ['50 Schrauben M10x50 (nicht die M10x45!)', '50 Schrauben M10x50'],
  ['8 styrpinnar 8x60 (inte 8x50)', '8 styrpinnar 8x60'],
  ['guide bush 20 x 46 should be 20 x 56, 4 off', 'guide bush 20 x 56, 4 off'],
  ['jádrový kolík 6x125, správně má být 6x160, 8 ks', 'jádrový kolík 6x160, 8 ks'],
  ['expulsores Ø4x160 debe decir Ø4,2x160, 20 uds', 'expulsores Ø4,2x160, 20 uds'],
  ['pins 4x160 should say 4.2x160, 20 pcs', 'pins 4.2x160, 20 pcs'],
  ['Stifte 4x160 müssen 5x160 sein', 'Stifte 5x160 sein'],
  ['Schrauben M8x30 sollten M8x35 sein', 'Schrauben M8x35 sein'],
  ['Kernstift 6x125 soll 6x160 sein', 'Kernstift 6x160 sein'],
  ['2 spine 6x160, scusa 8x160, scusa 8x200', '2 spine 8x200'],
])('%s takes back the first sizes', (line, rest) => {
  expect(withoutRetracted(line)).toBe(rest)
})

test.each([
  '4 pins 6x160, 2 pins 6x200',
  '4 pins 6x160, sorry for the delay, 6x200',
  '4 pins 6x160, sorry, 8x12x200',
  '4 pins 6x160. Sorry: 6x200 as well',
])('%s takes nothing back', (line) => {
  expect(withoutRetracted(line)).toBe(line)
})

test('a part that its sender takes back at once is no row', () => {
  const mail = [
    'Salut,',
    "une douzaine d'éjecteurs nitrurés 6x160, pardon 6x200, et quatre fourreaux trempés 4x6x150 ?",
  ]
  expect(readMailParts(mail.join('\n'))).toEqual(['12 × éjecteurs nitrurés 6x200', '4 × fourreaux trempés 4x6x150'])
})

test.each([
  ['vis M8x30 12.9 – 25, pardon 20 pièces', 'vis M8x30 12.9 – 20 pièces'],
  ['parafuso allen M10x30 doze peças aliás quinze peças', 'parafuso allen M10x30 quinze peças'],
  ['eine Handvoll ... ein Dutzend, sagen wir genau 14 Kernstifte 5x160', 'eine Handvoll ... 14 Kernstifte 5x160'],
  ['une quinzaine... disons 16 broches trempées 5x160', '16 broches trempées 5x160'],
])('%s takes back the first number', (line, rest) => {
  expect(withoutRetractedCount(line)).toBe(rest)
})

test.each([
  '4 pins 6x160, sorry, 6x200',
  'Schrauben M8x30 12.9, nein, 10.9',
  '12 pins 6x160, sorry for the delay, 4 sleeves 4x6x125',
  'bush 24x46, sorry, 4 pieces',
])('%s takes no number back', (line) => {
  expect(withoutRetractedCount(line)).toBe(line)
})
