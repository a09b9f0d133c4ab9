import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Hallo, wir hatten im März 20 Stück 6x160 bestellt, davon bräuchten wir nochmal die gleiche Menge.',
  'Hi, we ordered 20 of 6x160 back in March and would like the same again.',
  'Bonjour, nous avions commandé 20 pièces 6x160 en mars, pouvez-vous nous remettre la même quantité ?',
  'Buongiorno, a marzo avevamo ordinato 20 pezzi 6x160, ce ne servirebbe di nuovo la stessa quantità.',
  'Buenos días, en marzo pedimos 20 uds. 6x160 y necesitaríamos otra vez la misma cantidad.',
  'In maart hebben we 20 stuks 6x160 besteld, we willen graag nog eens dezelfde hoeveelheid.',
  'W marcu zamawialiśmy 20 szt. 6x160, prosimy o jeszcze raz tę samą ilość.',
  'Dobrý den, v březnu jsme objednali 20 ks 6x160, potřebujeme znovu stejné množství.',
  'Jó napot, márciusban 20 db 6x160-at rendeltünk, ugyanennyire lenne szükségünk újra.',
  'Bom dia, em março encomendámos 20 un. 6x160 e precisamos de novo da mesma quantidade.',
  'Bună ziua, în martie am comandat 20 buc 6x160, am dori din nou aceeași cantitate.',
  'Pozdravljeni, marca smo naročili 20 kos 6x160, potrebovali bi še enkrat enako količino.',
  'Hej, i mars beställde vi 20 st 6x160 och vill ha samma antal en gång till.',
])('the same again as a former order has its size and its pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual(['20 × 6x160'])
})

test.each([
  ['Letzten Monat haben Sie uns 20 Auswerferstifte 6x160 nitriert geliefert. Bitte nochmal das Gleiche.', 'nitriert'],
  ['Last month you sent us 20 ejector pins 6x160 nitrided. Please send the same again.', 'nitrided'],
])('the next sentence may ask for the same again: %s', (line, material) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(new RegExp(`^20 × \\D+ 6x160 ${material}\\.?$`))])
})

test.each([
  'We ordered 20 pins 6x160 in March and would like the same again in nitrided.',
  'We ordered 20 pins 6x160 for one tool and would like the same again for the two others.',
])('what the sentence says besides stays: %s', (line) => {
  expect(readMailParts(line).join()).toContain('same')
})
