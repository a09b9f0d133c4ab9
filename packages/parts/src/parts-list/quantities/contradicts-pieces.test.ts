import { expect, it } from 'vitest'
import { contradictsPieces } from './contradicts-pieces.ts'

it.each([
  ['gesamt 4', '8'],
  ['2 pcs in stock', '8'],
  ['eran 2', '1'],
  ['statt 5', '8'],
  ['bylo 4', '6'],
  ['je Form', '4'],
  ['nicht bestellen, 6 am Lager', '6'],
  ['vorhanden', '8'],
  ['entfällt', '8'],
  ['liegt am Lager', '2'],
  ['do not order, 6 in stock', '6'],
  ['we have 4', '4'],
  ['neobjednávat, máme 6', '6'],
  ['nebrat, máme 6', '6'],
  ['nebrat', '6'],
  ['nicht nehmen', '6'],
  ['nie brać', '2'],
  ['no pedir, tenemos 4', '4'],
  ['ne pas commander, on en a 6', '6'],
  ['van még 6', '6'],
  ['ne abbiamo 4', '4'],
  ['vervalt', '4'],
  ['hebben we nog', '2'],
  ['nie zamawiać, mamy 6', '6'],
  ['temos 2 em armazém', '2'],
  ['avem deja', '4'],
  ['utgår', '4'],
  ['finns på lager', '4'],
  ['imamo 6', '6'],
  ['odpade', '2'],
])('%j contradicts %j', (remark, quantity) => {
  expect(contradictsPieces(remark, quantity)).toBe(true)
})

it.each([
  ['davon 2 Stk sofort', '8'],
  ['waren 4, jetzt 6', '6'],
  ['statt 5 bitte 8', '8'],
  ['nicht 5 mm kürzen', '8'],
  ['Regal 12', '8'],
  ['ab Lager', '8'],
  ['skladem', '8'],
  ['aus Vorrat liefern', '8'],
  ['Lager 3', '8'],
  ['van Dijk', '8'],
])('%j does not contradict %j', (remark, quantity) => {
  expect(contradictsPieces(remark, quantity)).toBe(false)
})
