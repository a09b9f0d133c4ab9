import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Bestellt bitte 2 Sätze Auswerfer: je Satz 8x 4x125 und 4x 6x160.',
  'Hi Sam, 2 sets of ejectors please: each set is 8 x 4x125 and 4 x 6x160.',
  "Bonjour, 2 jeux d'éjecteurs : chaque jeu contient 8 x 4x125 et 4 x 6x160.",
  'Buongiorno, 2 serie di estrattori: ogni serie è 8 x 4x125 e 4 x 6x160.',
  'Hola, 2 juegos de expulsores: cada juego son 8 x 4x125 y 4 x 6x160.',
  'Hallo, graag 2 sets uitwerpers: elke set is 8 x 4x125 en 4 x 6x160.',
  'Dzień dobry, 2 komplety wypychaczy: każdy komplet to 8 x 4x125 i 4 x 6x160.',
  'Dobrý den, 2 sady vyhazovačů: každá sada je 8 x 4x125 a 4 x 6x160.',
  'Jó napot, 2 készlet kilökő kellene: egy készlet 8 x 4x125 és 4 x 6x160.',
  'Bom dia, 2 jogos de extratores: cada jogo são 8 x 4x125 e 4 x 6x160.',
  'Bună ziua, 2 seturi de aruncătoare: fiecare set are 8 x 4x125 și 4 x 6x160.',
  'Pozdravljeni, 2 kompleta izmetačev: vsak komplet je 8 x 4x125 in 4 x 6x160.',
  'Hej, 2 satser utstötare: varje sats är 8 x 4x125 och 4 x 6x160.',
])('the pieces of each set are taken as often as there are sets: %s', (mail) => {
  expect(readMailParts(mail)).toEqual([
    expect.stringMatching(/^16 × \D+ 4x125$/u),
    expect.stringMatching(/^8 × \D+ 6x160\.?$/u),
  ])
})
