import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutSameInBrackets, withoutUncut } from './without-unchanged.ts'

test.each([
  ['4 Core pins 5 x 160, do not cut', '4 Core pins 5 x 160'],
  ['4 utstötarhylsa 4x6x125 (kapas ej)', '4 utstötarhylsa 4x6x125'],
  ['4 ks jádrový kolík 5x160, nezkracovat', '4 ks jádrový kolík 5x160'],
  ['4 Kernstifte 5x160, bitte nicht kürzen', '4 Kernstifte 5x160'],
  ['4 estrattori 5x160 - non tagliare', '4 estrattori 5x160'],
  ['4 pins 6x160, not cut to 150', '4 pins 6x160, not cut to 150'],
])('what shall not be cut: %s', (text, rest) => {
  expect(withoutUncut(text)).toBe(rest)
})

test.each([
  ['brez spremembe: centrirni obroč 90x36x8, 1 kos', '1 × centrirni obroč 90x36x8'],
  ['bez zmian - pierścień centrujący 100x36x12, 1 szt', '1 × pierścień centrujący 100x36x12'],
  ['A vezetőoszlop 24x46x75 maradjon 4 db.', '4 × vezetőoszlop 24x46x75'],
  ['jedrne zatiče kaljene 4x125 (6 kosov) pa pusti, kot so.', '6 × jedrne zatiče kaljene 4x125'],
  ['Guide pillars 24x46x75 stay at 4.', '4 × Guide pillars 24x46x75'],
  ['Les colonnes de guidage 24x46x75 restent à 4.', '4 × colonnes de guidage 24x46x75'],
  ['Las columnas guía 24x46x75 siguen siendo 4.', '4 × columnas guía 24x46x75'],
  ['20 Auswerferstifte nitriert 5x200, nicht umgekehrt.', '20 × Auswerferstifte nitriert 5x200'],
])('what does not change has its number: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a sentence that a kind does not change counts nothing', () => {
  const mail = '10 wypychaczy 6x250 i 4 tuleje 5x8x150.\n\nZamiast 10 daj 15 tych wypychaczy. Tuleje bez zmian.'
  expect(readMailParts(mail)).toEqual(['15 × wypychaczy 6x250', '4 × tuleje 5x8x150'])
})

test('the number of an order is none of the part behind its colon', () => {
  expect(readMailParts('På beställningen (nr 7714) blev det fel: kärnstiften 6x200 ska vara 10 st')).toEqual([
    '10 × kärnstiften 6x200',
  ])
})

test.each([
  ['4 kos jedrni zatič kaljen 8x200, brez krajšanja', '4 × jedrni zatič kaljen 8x200'],
  ['4 Kernstifte gehärtet 8x200 (ohne Kürzung)', '4 × Kernstifte gehärtet 8x200'],
  ['4 hardened core pins 8x200, without shortening', '4 × hardened core pins 8x200'],
  ['4 ks jádrový kolík kalený 8x200, bez zkrácení', '4 × jádrový kolík kalený 8x200'],
  ['4 spine anima temprate 8x200, senza taglio', '4 × spine anima temprate 8x200'],
  ['4 kołki rdzeniowe hartowane 8x200 - bez skracania', '4 × kołki rdzeniowe hartowane 8x200'],
])('a part without a cut is the one of the shop: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  '6 core pins nitrided 5x125 (same)',
  '6 Kernstifte nitriert 5x125 (gleich geblieben)',
  '6 machos nitrurados 5x125 (igual)',
  '6 trzpieni rdzeniowych azotowanych 5x125 (tak samo)',
])('a bracket behind a part with its pieces may say that both are as before: %s', (line) => {
  expect(withoutSameInBrackets(line)).toBe(line.replace(/ \(.*/, ''))
})

test('without pieces they may be those of the part above', () => {
  expect(withoutSameInBrackets('core pins nitrided 5x125 (same)')).toBe('core pins nitrided 5x125 (same)')
})
