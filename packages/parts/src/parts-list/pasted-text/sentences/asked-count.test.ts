import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readPaste } from '../read-paste.ts'

test.each([
  ['Já agora, têm extratores 6x160 em aço inox? Precisava de dez.', '10 × extratores 6x160 em aço inox'],
  ['Heb je nog uitwerppennen 6x100? zo ja doe er 25', '25 × uitwerppennen 6x100'],
  ['Do you have guide pillars 24x46x75? We would need four.', '4 × guide pillars 24x46x75'],
  ['Have you got guide pillars 24x46x75? I need 8.', '8 × guide pillars 24x46x75'],
  ['Macie tuleje prowadzące 24x46 brąz? Potrzebuję 8 sztuk.', '8 × tuleje prowadzące 24x46 brąz'],
  ['Złamały się dwa wypychacze azotowane 5x200, proszę o cztery.', '4 × wypychacze azotowane 5x200'],
  ['Hast du noch Auswerfer 5x160 nitriert auf Lager?\nBrauch 8 davon', '8 × Auswerfer 5x160 nitriert'],
  ["Do you have nitrided pins 5x160 in stock?\nI'd need 8 of them", '8 × nitrided pins 5x160'],
  ['Máte vyhazovače nitridované 5x160?\nPotřebuju jich 8', '8 × vyhazovače nitridované 5x160'],
  ['O rings FKM 14x2, ten of', '10 × O rings FKM 14x2'],
  ['hai estrattori nitrurati 6x160 pronti? me ne servono 15', '15 × estrattori nitrurati 6x160'],
  ["tu as des éjecteurs nitrurés 6x160 prêts ? il m'en faut 15", '15 × éjecteurs nitrurés 6x160'],
  ['tienes expulsores nitrurados 6x160 listos? necesito 15', '15 × expulsores nitrurados 6x160'],
  ['tens extratores nitretados 6x160 prontos? preciso de 15', '15 × extratores nitretados 6x160'],
  ['masz wypychacze azotowane 6x160 gotowe? potrzebuję 15', '15 × wypychacze azotowane 6x160'],
  ['máš vyhazovače nitridované 6x160 připravené? potřebuju 15', '15 × vyhazovače nitridované 6x160'],
  ['har ni nitrerade utstötare 6x160 klara? behöver 15', '15 × nitrerade utstötare 6x160'],
  ['imate nitrirane izmetače 6x160 pripravljene? rabim 15', '15 × nitrirane izmetače 6x160'],
  ['van kész nitridált kilökőcsap 6x160? kellene 15', '15 × nitridált kilökőcsap 6x160'],
  ['aveți aruncătoare nitrurate 6x160 pregătite? am nevoie de 15', '15 × aruncătoare nitrurate 6x160'],
])('a sentence behind a part asks for its pieces: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each(['Do you have pins 6x160? We need them in 2 weeks.', 'Pins 6x160 please. The others are for mould 4.'])(
  'other numbers of a sentence are no pieces: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^[24] ×/)
  },
)

test.each([
  ['VIS CHC 12.9 M8x50 x24', '24 × VIS CHC 12.9 M8x50'],
  ['deux de chaque : éjecteurs 6x160 et 6x200', '2 × éjecteurs 6x160'],
])('%s', (line, row) => {
  expect(readMailParts(line)[0]).toBe(row)
})

test('lines of two cells with bars are rows if they count pieces', () => {
  const rows = ['pç 15 | pino extrator 7x160', 'pç 02 | bucha guia 32x36', 'pç 03 | correia dentada HTD 5M']
  expect(readPaste(rows.join('\n')).rows.map(({ designation, quantity }) => [designation, quantity])).toEqual([
    ['pino extrator 7x160', '15'],
    ['bucha guia 32x36', '2'],
    ['correia dentada HTD 5M', '3'],
  ])
})
