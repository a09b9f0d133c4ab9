import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ["Confermiamo l'offerta ma le boccole diventano 6.", '10 pz boccola guida FBE-30x56'],
  ['Offerte akkoord, maar de bussen worden 6.', '10 geleidebus FBE-30x56'],
  ['Angebot passt, aber die Buchsen werden 6.', '10 Führungsbuchse FBE-30x56'],
  ['Fine, but the bushes become 6.', '10 guide bush FBE-30x56'],
  ["OK pour l'offre mais les bagues deviennent 6.", '10 bague de guidage FBE-30x56'],
  ['De acuerdo, pero los casquillos pasan a 6.', '10 casquillo guía FBE-30x56'],
  ['Aceitamos a proposta. Os casquilhos passam para 6 unidades.', '10 casquilho guia FBE-30x56'],
  ['Nabídku přijímáme, u pouzder stačí 6 ks.', '10 vodicí pouzdro FBE-30x56'],
  ['Oferta w porządku, tulei wystarczy 6 szt.', '10 tuleja prowadząca FBE-30x56'],
  ['Vi godtar offerten men bussningarna blir 6.', '10 styrbussning FBE-30x56'],
])('a kind of an offer gets the number that it becomes: %s', (answer, quoted) => {
  expect(readMailParts(`${answer}\n> 20 AZN-6x200\n> ${quoted}`)).toEqual([
    '20 × AZN-6x200',
    expect.stringMatching(/^6 × .*FBE-30x56$/),
  ])
})

test('a Portuguese plural reaches its part', () => {
  const mail = 'Aceitamos a proposta. Os anéis passam para 2 unidades.\n> 4 anel de centragem 100x36x12'
  expect(readMailParts(mail)).toEqual([expect.stringMatching(/^2 × .*100x36x12$/)])
})

test.each(['Die Buchsen werden 6 mm dick.', 'Les bagues deviennent trop chaudes.'])(
  'what becomes no number of pieces leaves none for sure: %s',
  (answer) => {
    expect(readMailParts(`${answer}\n> 10 Buchsen bagues FBE-30x56`)).not.toContain('6 × Buchsen bagues FBE-30x56')
  },
)
test.each([
  ['La riga 20 diventa:', 'estrattori', 'molle'],
  ['The line 20 becomes:', 'ejector pins', 'springs'],
  ['Die Zeile 20 lautet jetzt:', 'Auswerferstifte', 'Federn'],
  ['La línea 20 pasa a ser:', 'expulsores', 'muelles'],
  ['La ligne 20 devient :', 'éjecteurs', 'ressorts'],
  ['Pozycja 20 będzie:', 'wypychaczy', 'sprężyn'],
])('the lines below a changed one keep their pieces: %s', (title, pins, springs) => {
  expect(readMailParts(`${title}\n\n20) 12 ${pins} 5x315\n\n30) 6 ${springs} 25x64`)).toEqual([
    `12 × ${pins} 5x315`,
    `6 × ${springs} 25x64`,
  ])
})

test('a changed line above a quoted order leaves that open', () => {
  const mail =
    'La riga 20 diventa:\n20) n. 12 estrattori 5x315\n\n> 20) n. 12 estrattori 5x250\n> 10) n. 12 estrattori 6x250'
  for (const part of readMailParts(mail)) expect(part).toMatch(/^12 \? ×/)
})

test('a title with one position means that one alone', () => {
  expect(readMailParts('La riga 20:\n20) n. 12 estrattori 5x315\n30) n. 6 estrattori 6x160')).toEqual([
    '12 × estrattori 5x315',
    '6 ? × estrattori 6x160',
  ])
})

test.each([
  ['The pins go from 10 to 14.', '10 ejector pins 5x125', '2 core pins 5x100'],
  ['Die Stifte bitte 14 statt 10', '10 Auswerferstifte 5x125', '2 Kernstifte 5x100'],
  ['Les éjecteurs passent de 10 à 14', '10 éjecteurs 5x125', '2 éjecteurs tubulaires 5x8x100'],
  ['Os extratores passam de 10 para 14', '10 extratores 5x125', '2 extratores tubulares 5x8x100'],
])('of several parts of a kind, the one with the former number changes: %s', (answer, first, second) => {
  expect(readMailParts(`${answer}\n> ${first}\n> ${second}`)).toEqual([
    first.replace('10 ', '14 × '),
    second.replace('2 ', '2 × '),
  ])
})

test('a former number that no part has leaves all parts of the kind open', () => {
  const parts = readMailParts('The pins go from 12 to 14.\n> 10 ejector pins 5x125\n> 2 core pins 5x100')
  expect(parts.every((part) => part.includes('?'))).toBe(true)
})
