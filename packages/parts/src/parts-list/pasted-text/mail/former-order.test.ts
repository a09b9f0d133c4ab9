import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { leadsToFormerOrder } from './former-order.ts'

test.each([
  'Bestellt war:',
  'Die ursprüngliche Bestellung war:',
  'As sent:',
  'The original order:',
  'La commande était :',
  "L'ordine era:",
  'El pedido era:',
  'A encomenda era:',
  'Besteld was:',
  'Zamówione było:',
  'Objednáno bylo:',
  'Naročeno je bilo:',
  'A rendelés ez volt:',
  'Comanda era:',
  'Beställt var:',
  'Offer 5520/26:',
])('what stands above a former order changes it: %s', (heading) => {
  const list = '1) 8 ejector pins nitrided 8x315\n4) 16 cap screws M8x45 12.9'
  expect(readMailParts(`line 1: 8x250 instead of 8x315\n\n${heading}\n${list}\n\nThanks`)).toEqual([
    '8 × ejector pins nitrided 8x250',
    '16 × cap screws M8x45 12.9',
  ])
})

test.each([
  ['Pos. 1: statt 8x315 bitte 8x250, Menge bleibt.'],
  ['Pos. 1: statt 8x315 bitte 8x250'],
  ['pol. 1: místo 8x315 prosím 8x250'],
  ['poz. 1: 8x250 zamiast 8x315, ilość bez zmian'],
])('a position in other sizes keeps its pieces: %s', (line) => {
  expect(readMailParts(`${line}\n\n> 1) 8 pins nitrided 8x315\n> 4) 16 screws M8x45`)[0]).toBe(
    '8 × pins nitrided 8x250',
  )
})

test.each(['Bestellung:', 'Our order:', 'Zamówienie:', 'Order 4711 for the pins was sent by mail'])(
  'no heading of a former order: %s',
  (line) => {
    expect(leadsToFormerOrder(line)).toBe(false)
  },
)
