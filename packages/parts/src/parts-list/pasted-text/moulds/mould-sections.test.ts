import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Werkzeuge 5510 und 5511:', 'jeweils 4', 'Werkzeug 5512:'],
  ['Moulds 12 and 13:', '4 each', 'Only for mould 14:'],
  ['Pour les moules 12 et 13 :', '4 chacun', 'Pour le moule 14 :'],
  ['per gli stampi 12 e 13, per ciascuno:', '4 pz', 'Invece solo per lo stampo 14:'],
  ['Na formy 12 i 13:', 'po 4', 'Na formę 14:'],
])('a heading with moulds is for the lines below it: %s', (several, count, one) => {
  const mail = `${several}\nejector pins 6x160 ${count}\n\n${one}\nejector pins 8x200 12 pcs`
  expect(readMailParts(mail)).toEqual(['8 × ejector pins 6x160', '12 × ejector pins 8x200'])
})

test('one of each mould is counted for all moulds of the heading', () => {
  expect(readMailParts('Werkzeuge 5510 und 5511:\nStifte 6x160 jeweils 1\nHülsen 5x8x150 je eine')).toEqual([
    '2 × Stifte 6x160',
    '2 × Hülsen 5x8x150',
  ])
})

test('what a mail says of all its moulds is for each of its sections', () => {
  const mail = 'Quantities are per mould, three moulds.\nFor mould A:\n2 pins 6x160\nFor mould B:\n2 pins 8x200'
  expect(readMailParts(mail)).toEqual(['6 × pins 6x160', '6 × pins 8x200'])
})

test.each(['Moulds 12, 13:', 'Werkzeuge 2211, 2212:', 'Moules 12, 13 :', 'Stampi A, B:', 'Formy 12, 13:'])(
  'a heading names its moulds with commas alone: %s',
  (heading) => {
    expect(readMailParts(`${heading}\nejector pins 6x160 4 each\nAZH-8x200 je 2`)).toEqual([
      '8 × ejector pins 6x160',
      '4 × AZH-8x200',
    ])
  },
)

test.each([
  ['Moulds 12 and 13:', '4 ejector pins 6x160 each'],
  ['Werkzeuge 2211 und 2212:', '4 ejector pins 6x160 jeweils'],
  ['Moules 12 et 13 :', '4 ejector pins 6x160 chacun'],
  ['Stampi 12 e 13:', '4 ejector pins 6x160 per ciascuno'],
  ['Moldes 12 y 13:', '4 ejector pins 6x160 para cada uno'],
])('what stands behind a part is of each mould of the heading: %s %s', (heading, line) => {
  expect(readMailParts(`${heading}\n${line}\n2 AZH-8x200`)[0]).toBe('8 × ejector pins 6x160')
})

test('a price of each piece is none of each mould', () => {
  expect(readMailParts('Moulds 12 and 13:\n4 ejector pins 6x160 at 3.10 EUR each\n2 AZH-8x200')[0]).not.toMatch(/^8 ×/)
})

test.each([
  'Moulds 12-14:',
  'Formen 12 bis 14:',
  'Moules 12 à 14 :',
  'Werkzeuge 998 – 1000',
  'For moulds 12, 13, 17',
  'Stampi 12, 13 e 17',
])('a heading names its moulds from the first to the last, or without a colon: %s', (heading) => {
  expect(readMailParts(`${heading}\nejector pins 6x160 4 each\nAZH-8x200 je 2`)).toEqual([
    '12 × ejector pins 6x160',
    '6 × AZH-8x200',
  ])
})

test.each([
  'For the new pair of moulds, M611 and M612, quantities are per mould.',
  'Pour une paire de moules identiques, quantités par moule.',
  'Per una coppia di stampi, quantità per stampo.',
  'Para un par de moldes, cantidades por molde.',
  'Für die Werkzeuge, W611 und W612, Mengen je Werkzeug.',
])('a pair of moulds is two: %s', (said) => {
  expect(readMailParts(`${said}\n10 pcs AZN-4x200\n4 pcs AZH-8x250`)).toEqual(['20 × AZN-4x200', '8 × AZH-8x250'])
})

test('the number behind that of a mould may be a part of its name', () => {
  expect(readMailParts('Werkzeug 2211-3:\nejector pins 6x160 4 pcs')).toEqual(['4 × ejector pins 6x160'])
})

test.each([
  ['Mould 14 then gets 2 core pins 5x160', '2 × core pins 5x160'],
  ['para el molde 27 hacen falta dieciséis expulsores 6x160', '16 × expulsores 6x160'],
  ['matrijs 3309 zestien uitwerppennen 6x160', '16 × uitwerppennen 6x160'],
])('the number of a mould is none of pieces, and they are of this one alone: %s', (line, row) => {
  const mail = `For moulds 12, 13 and 14, per mould:\n4 guide pillars 24x46x75\n\n${line}`
  expect(readMailParts(mail)).toEqual(['12 × guide pillars 24x46x75', row])
})

test('a compound with the noun of a mould is one', () => {
  const mail = 'für die Zwillingsformen 7711 und 7712:\nAuswerferstifte 6x160, 10 pro Form'
  expect(readMailParts(mail)).toEqual(['20 × Auswerferstifte 6x160'])
})

test.each(['und einmalig, nicht pro Form:', 'and once, not per mould:', 'en plus, pas par moule :'])(
  'a line may deny that the pieces below it are of one mould: %s',
  (line) => {
    const mail = `Formen 7711 und 7712, pro Form:\nejector pins 6x160 10 pcs\n\n${line}\nguide bushes bronze 24x46, 10 pcs`
    expect(readMailParts(mail).at(-1)).toBe('10 × guide bushes bronze 24x46')
  },
)

test.each([
  ['2 cartuse incalzitoare 12,5x80 forma B si 1 termocuplu 1,5x50 tip K', ['2', '1']],
  ['6 cartucce riscaldanti 10x100 forma A e 4 termocoppie 1,5x50 tipo J', ['6', '4']],
])('the form of a heater is no mould: %s', (line, quantities) => {
  expect(readMailParts(line).map((part) => part.split(' × ')[0])).toEqual(quantities)
})
