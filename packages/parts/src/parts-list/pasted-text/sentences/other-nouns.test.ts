import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const parts = '8 x AZN-6x160\n20 x AZN-5x125'
const rows = ['8 × AZN-6x160', '20 × AZN-5x125']

test.each([
  'Wir sind inzwischen 25 Leute und haben 8 Maschinen.',
  'Habe gerade noch mal alle 4 Positionen mit der Stückliste verglichen.',
  'Die Härte messen wir immer nach, zuletzt waren es 62 HRC.',
  'Wir haben jetzt 2 Schichten.',
  'We are 25 employees and have 8 machines.',
  'I have just checked all 4 lines once more.',
  'La distinta ha 38 voci, il resto lo prendiamo altrove.',
  'Abbiamo chiesto 3 preventivi e il vostro era il migliore.',
  'Nous sommes 15 et nous avons 7 presses.',
  'Nous avons demandé 3 devis et le vôtre était le meilleur.',
  'Somos 15 y tenemos 7 máquinas.',
  'Temos 7 máquinas e 2 turnos.',
  'We zijn met 15 man en hebben 7 machines.',
  'Ik heb de 4 regels net vergeleken met de stuklijst.',
  'Een deellevering mag ook.',
  'Mamy 7 maszyn i 2 zmiany.',
  'Máme 7 strojů a 2 směny.',
  'Imamo 7 strojev in 2 izmeni.',
  'Nálunk 7 gép van és 2 műszak.',
  'Avem 7 mașini și 2 schimburi.',
  'Vi har 7 maskiner och 2 skift.',
])('people, machines, shifts, lines and papers are no parts: %s', (sentence) => {
  expect(readMailParts(`${parts}\n\n${sentence}`)).toEqual(rows)
  expect(readMailParts(`${sentence}\n\n${parts}`)).toEqual(rows)
})

test.each([
  'We hebben het voor 12 december nodig, daarna zijn we 2 weken dicht.',
  'Vorige maand hadden we het binnen 2 dagen, dat was top.',
  'Onze chauffeur haalt het rond 10 uur op.',
])('the Dutch article is no number of another language: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n\n${parts}`)).toEqual(rows)
})

test.each([
  ['we need 4 machine screws M8x40', ['4 × screws M8x40']],
  ['wir brauchen 4 Maschinenfüße', ['4 × Maschinenfüße']],
  ['wir brauchen 4 Linearführungen', ['4 × Linearführungen']],
  ['Kérnék hét rugót', ['7 × rugót']],
])('goods that begin like them are counted: %s', (line, expected) => {
  expect(readMailParts(line)).toEqual(expected)
})
