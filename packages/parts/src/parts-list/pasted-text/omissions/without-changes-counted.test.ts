import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutChangesCounted } from './without-changes-counted.ts'

test.each([
  'hay que cambiar dos cosas: ',
  'ho sbagliato due cose: ',
  'noch zwei kleine Änderungen: ',
  'we got two things wrong, two corrections: ',
  'il y a deux erreurs : '.replace(' :', ':'),
  'jen jedna změna: ',
  'er zijn twee fouten: ',
  'mamy dwie poprawki: ',
  'há dois enganos: ',
  'avem două modificări: ',
  'det blev två fel: ',
  'samo ena sprememba: ',
])('counted changes are no pieces: %s', (text) => {
  expect(withoutChangesCounted(`${text}pins 6x160`)).not.toMatch(
    /(?:dos|due|zwei|two corr|deux|jedna|twee|dwie|dois|două|två|ena) /,
  )
})

test.each(['two pins: 6x160', '2 x change parts 6x160', 'Punkt 2: 4 Stifte 6x160'])('pieces stay: %s', (text) => {
  expect(withoutChangesCounted(text)).toBe(text)
})

test.each([
  [
    'En el pedido que le mandé ayer (n.º 5128) hay que cambiar dos cosas: los expulsores templados 6x250 son 16 y no 12',
    '16 × expulsores templados 6x250',
  ],
  ['An der Bestellung von gestern zwei Änderungen: Auswerfer 6x250 bitte 16 statt 12', '16 × Auswerfer 6x250'],
])('the part behind them has its own: %s', (text, part) => {
  expect(readMailParts(text)).toEqual([part])
})
