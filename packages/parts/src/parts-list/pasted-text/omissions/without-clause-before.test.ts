import { expect, test } from 'vitest'
import { withoutClauseBefore } from './without-clause-before.ts'

test.each([
  ['W nawiązaniu do oferty OF/112/2026 zamawiamy: wypychacz 6x200', 'zamawiamy: wypychacz 6x200'],
  ['Zgodnie z ofertą nr 112/2026 zamawiamy wypychacz 6x200', 'zamawiamy wypychacz 6x200'],
  ['Na základě Vaší nabídky NB/112/2026 objednáváme: vyhazovač 6x200', 'objednáváme: vyhazovač 6x200'],
  ['En relación con su oferta OF-112 pedimos: expulsor 6x200', 'pedimos: expulsor 6x200'],
])('the paper that an order refers to is left out: %s', (text, rest) => {
  expect(withoutClauseBefore(text).trim()).toBe(rest)
})

test('another part before the order stays', () => {
  const text = 'Nach der Hülse AHH-5x8x150 von gestern brauchen wir Auswerfer 5x200'
  expect(withoutClauseBefore(text)).toBe(text)
})

test.each([
  '2x Rückdrückstifte, nehmen wir auch nitriert, 12x160',
  '4 pcs return pins, we take them nitrided, 12x160',
  '3 éjecteurs de rappel, on les prend nitrurés, 12x160',
])('counted parts before a clause keep their pieces: %s', (text) => {
  expect(withoutClauseBefore(text)).toBe(text)
})

test('of what broke nothing is counted', () => {
  const text = 'zwei Auswerfer gebrochen, bitte schicken Sie uns neue 5x200'
  expect(withoutClauseBefore(text)).toBe('uns neue Auswerfer 5x200')
})

test.each([
  'core pins hardened: please send 5.2 x 200, 8 pcs.',
  'ejector sleeves hardened: please send 5x8x150, 8 pcs.',
  'spine anima temprate: mandateci 5,2 x 200, 8 pezzi',
  'jádrové kolíky kalené: pošlete prosím 5,2 x 200, 8 ks',
])('a kind with its material before a colon stays whole: %s', (line) => {
  expect(withoutClauseBefore(line)).toBe(line)
})
