import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['re PO 5520-1 please send 4 pins 6x160', '4 × pins 6x160'],
  ['w zamówieniu ZZ/411 proszę zmienić wypychacze azotowane 8x250 z 6 na 9 szt.', '9 × wypychacze azotowane 8x250'],
  [
    'A tegnapi rendelésen (4417) változás: a nitridált kilökő 4x160 16 db legyen 12 helyett.',
    '16 × nitridált kilökő 4x160',
  ],
  ['zu unserer Bestellung 1182 eine Änderung: Kernstift 5x160 bitte 14 Stück statt 10.', '14 × Kernstift 5x160'],
  ['k objednávce 1182 jedna změna: jádrový kolík 5x160 prosím 14 ks místo 10 ks.', '14 × jádrový kolík 5x160'],
  ['Add 6 hardened core pins 5x160 to PO 5521 please.', '6 × hardened core pins 5x160'],
  ['Bitte 6 Kernstifte 5x160 noch zur Bestellung 5521.', '6 × Kernstifte 5x160'],
  ['Prosím přidat 6 ks jádrový kolík 5x160 k objednávce 5521', '6 × jádrový kolík 5x160'],
  ["riguardo all'ordine 778: portate gli estrattori nitrurati 4x160 da 8 a 12", '12 × estrattori nitrurati 4x160'],
])('the number of an order is no part: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  ['Please change line 2 (ejector pin 6x200 nitrided) from 10 to 16 pieces.', '16 × ejector pin 6x200 nitrided'],
  [
    'Bitte Position 2 (Auswerferstift 6x200 nitriert) von 10 auf 16 Stück ändern.',
    '16 × Auswerferstift 6x200 nitriert',
  ],
  ['Prosím změňte pol. 2 (vyhazovač nitridovaný 6x200) z 10 na 16 ks.', '16 × vyhazovač nitridovaný 6x200'],
  ['Merci de modifier la ligne 2 (éjecteur nitruré 6x200) de 10 à 16 pièces.', '16 × éjecteur nitruré 6x200'],
])('the position before a part in brackets is no size of it: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  ['Bestellung 300417-02, 10 Stück', '10 × 300417-02'],
  ['order 120 pins 6x160', '120 × pins 6x160'],
  ['order AZN-6x160, 10 pcs', '10 × AZN-6x160'],
])('a number of pieces or of a part stays: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  "Buongiorno, inoltro la richiesta dell'attrezzeria, da evadere come ordine n. 1207.",
  'Please book it as order no. 1207.',
  'Bitte als Bestellung Nr. 1207 buchen.',
  'Tramitadlo como pedido n.º 1207.',
  'À traiter comme commande n° 1207.',
  'Graag boeken als bestelling nr. 1207',
  'Proszę o realizację jako zamówienie nr 1207',
])('the number of an order behind other words counts nothing: %s', (line) => {
  expect(readMailParts(`${line}\n\n8 pins 6x160`)).toEqual(['8 × pins 6x160'])
})
