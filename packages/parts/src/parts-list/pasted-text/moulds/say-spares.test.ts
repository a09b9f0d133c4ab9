import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'We are building two moulds, both the same. Each mould takes 24 nitrided ejector pins 2.5x160. On top of that we want 5 nitrided ejector pins 3x160 as spares.',
  ],
  [
    'Wir bauen zwei gleiche Formen. Je Form brauchen wir 24 Auswerferstifte nitriert 2,5x160. Zusätzlich 5 Auswerferstifte nitriert 3x160 als Reserve.',
  ],
  [
    'Nous construisons deux moules identiques. Par moule il faut 24 éjecteurs nitrurés 2,5x160. En plus, 5 éjecteurs nitrurés 3x160 de rechange.',
  ],
  [
    'Costruiamo due stampi uguali. Per ogni stampo servono 24 estrattori nitrurati 2,5x160. In più 5 estrattori nitrurati 3x160 di scorta.',
  ],
  [
    'Construimos dos moldes iguales. Por molde 24 expulsores nitrurados 2,5x160. Además 5 expulsores nitrurados 3x160 de repuesto.',
  ],
  [
    'We bouwen twee gelijke matrijzen. Per matrijs 24 uitwerpers genitreerd 2,5x160. Daarnaast 5 uitwerpers genitreerd 3x160 als reserve.',
  ],
])('spare parts besides those of the moulds are not multiplied: %s', (mail) => {
  const [ofMoulds, spare] = readMailParts(mail)
  expect(ofMoulds).toMatch(/^48 × .*2[.,]5x160/)
  expect(spare).toMatch(/^5 × .*3x160/)
})

test.each([
  'We are building two moulds, both the same. Each mould takes 24 ejector pins 2.5x160. In addition 5 ejector pins 3x160 per mould as spares.',
  'We are building two moulds, both the same. Each mould takes 24 ejector pins 2.5x160. In addition 5 ejector pins 3x160 per mould.',
])('those of each mould are: %s', (mail) => {
  expect(readMailParts(mail)[1]).toBe('10 × ejector pins 3x160')
})

test.each([
  ['Für zwei Formen:', 'AZN-6x160: 4 je Form plus 2 Reserve insgesamt'],
  ['For two identical moulds:', 'AZN-6x160: 4 per mould plus 2 spares in total'],
  ['São dois moldes iguais. As quantidades são por molde:', 'AZN-6x160 - 4 por molde, mais 2 de reserva no total'],
  ['Due stampi uguali:', 'AZN-6x160: 4 per stampo più 2 di scorta in totale'],
])('spare parts in total are added to the pieces of all moulds: %s %s', (mail, line) => {
  expect(readMailParts(`${mail}\n${line}`)).toEqual(['10 × AZN-6x160'])
})

test.each([
  ['For two moulds, per mould:', '8 AZN-6x160, plus 2 spares in total', '18 × AZN-6x160'],
  ['Verktyget har 6 formrum, antalen är per formrum.', 'AZN-3x160: 1 st (plus 2 i reserv totalt)', '8 × AZN-3x160'],
  ['Das Werkzeug hat 6 Nester, Mengen pro Nest.', 'AZN-3x160: 1 Stk (plus 2 Reserve insgesamt)', '8 × AZN-3x160'],
  ['The tool has 6 cavities, quantities are per cavity.', 'AZN-3x160: 1 pc plus 2 spare in total', '8 × AZN-3x160'],
  ['Moule 6 empreintes, quantités par empreinte.', 'AZN-3x160: 1 pc (plus 2 de rechange au total)', '8 × AZN-3x160'],
  [
    'Es wird eine 6-fach-Form, die Mengen gelten je Kavität.',
    'AZN-3x160: 1 Stk, dazu 2 Reserve für alles',
    '8 × AZN-3x160',
  ],
  [
    'It is a 6-cavity tool, quantities are per cavity.',
    'AZN-3x160: 1 off, plus 2 spares for the whole tool',
    '8 × AZN-3x160',
  ],
  ['Forma ma 6 gniazd, ilości są na gniazdo.', 'AZN-3x160: 1 szt. (plus 2 zapasowe łącznie)', '8 × AZN-3x160'],
])('spare parts of all are added to the pieces of each mould or cavity: %s %s', (statement, line, row) => {
  expect(readMailParts(`${statement}\n${line}`)).toEqual([row])
})
