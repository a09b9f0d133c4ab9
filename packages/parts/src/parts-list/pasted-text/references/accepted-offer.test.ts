import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const list =
  '1 - 16 pcs ejector pin nitrided 6x250\n2 - 4 pcs sleeve nitrided 6x10x150\n3 - 20 pcs cap screw 12.9 M8x80'

test.each([
  'we accept your offer Q-26-3391 for positions 1 and 2',
  'we accept positions 1 and 2 of your offer Q-26-3391',
  'items 1 and 2 please',
  'Pos. 1 und 2 bitte.',
  'PO 3391 for items 1 and 2, please',
  'we confirm your quote 3391 for items 1, 2',
  'wir nehmen Ihr Angebot 26-3391 für Pos. 1 und 2 an',
  'nous acceptons votre devis D-3391 pour les postes 1 et 2',
  'accettiamo la vostra offerta 26-3391 per le posizioni 1 e 2',
  'aceptamos su oferta 26-3391 para las posiciones 1 y 2',
  'aceitamos a vossa proposta 26-3391 para as posições 1 e 2',
  'wij accepteren uw offerte 26-3391 voor posities 1 en 2',
  'akceptujemy Państwa ofertę 26-3391 na pozycje 1 i 2',
  'přijímáme vaši nabídku 26-3391 na položky 1 a 2',
  'acceptăm oferta dvs. 26-3391 pentru pozițiile 1 și 2',
  'vi accepterar er offert 26-3391 för position 1 och 2',
  'sprejmemo vašo ponudbo 26-3391 za postavki 1 in 2',
])('an offer that is accepted for some positions orders these: %s', (sentence) => {
  expect(readMailParts(`${sentence}\n${list}`)).toEqual([
    '16 × ejector pin nitrided 6x250',
    '4 × sleeve nitrided 6x10x150',
    '20 ? × cap screw 12.9 M8x80',
  ])
})
