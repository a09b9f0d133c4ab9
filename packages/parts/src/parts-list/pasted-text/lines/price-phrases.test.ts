import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  "10 AZN-6x160 at last year's price of 2.80 each",
  '10 AZN-6x160 at a unit price of 2.80',
  '10 AZN-6x160 zum Preis von 2,80 das Stück',
  '10 Stk AZN-6x160 zum alten Stückpreis (2,80)',
  '10 AZN-6x160 au prix de la dernière fois (2,80 pièce)',
  '10 AZN-6x160 al precio anterior de 2,80 la unidad',
  "10 AZN-6x160 al prezzo dell'anno scorso di 2,80 cad.",
  '10 AZN-6x160 tegen de prijs van vorig jaar: 2,80 per stuk',
  '10 AZN-6x160 po cenie z ubiegłego roku 2,80 za sztukę',
  '10 AZN-6x160 za loňskou cenu 2,80 za kus',
  '10 AZN-6x160 a tavalyi 2,80-as áron',
  '10 AZN-6x160 ao preço do ano passado (2,80 un.)',
  '10 AZN-6x160 la prețul de anul trecut, 2,80 buc',
  '10 AZN-6x160 till förra årets pris 2,80 styck',
  '10 AZN-6x160 po lanski ceni 2,80 za kos',
  'AZN-6x160   10 ks   cena 1 120 Kč/ks',
  'AZN-6x160 10 db, ár: 1 120 Ft/db',
  'AZN-6x160 10 st pris 1 120 kr',
  '10 AZN-6x160 zum Preis von 2,80 €/Stück',
])('a price without its currency or with a blank for thousands is no part: %s', (line) => {
  expect(readMailParts(line)).toEqual(['10 × AZN-6x160'])
})

test.each(['10 AZN-6x160 at 2.80', '10 pins nitrided 6x160 with length 147.25'])('another number stays: %s', (line) => {
  expect(readMailParts(line)).not.toEqual(['10 × AZN-6x160'])
})
