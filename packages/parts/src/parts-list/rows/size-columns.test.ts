import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'

/** Returns the designation, the cut length and its tolerance of each row. */
function rowsOf(text: string): string[] {
  return readList(cellsOf(text)).rows.map(({ designation = '', changedLength = '', toleranceClass = '' }) =>
    [designation, changedLength, toleranceClass].join(' | '),
  )
}

test.each([
  [
    'a blank and its cut length',
    `Díl | Průměr d | Délka L | Délka hotová L1 | ks
     Vyhazovač | 6 | 200 | 187,3 | 4`,
    'Vyhazovač Ø6 L=200 | 187,3 | ',
  ],
  [
    'a blank as it is delivered',
    `Désignation | d | Lg brute | Lg finie +0,05/0 | Qté
     Ejecteur | 6 | 200 | 186,3 | 4`,
    'Ejecteur Ø6 L=200 | 186,3 | +0,05/0',
  ],
  [
    'a length to which parts are cut',
    `Omschrijving | Dia | Lengte | Op lengte | St.
     Uitwerppen | 6 mm | 200 mm | 187,25 mm | 4`,
    'Uitwerppen Ø6 mm L=200 mm | 187,25 mm | ',
  ],
  [
    'diameters with any word',
    `Descrizione | Ø gambo | Ø punta | L tot. | L gradino | Q.tà
     Estrattore a gradino | 3 | 1,5 | 125 | 63 | 4`,
    'Estrattore a gradino 1.5x3 L1=63 L=125 |  | ',
  ],
  [
    'a size that is also a figure of a label',
    `Désignation | d1 / ép. | d2 / larg. | L | L1 | Nb
     Éjecteur à lame | 1 | 3.8 | 100 | 50 | 4`,
    'Éjecteur à lame 1 3.8 l1=50 | 100 | ',
  ],
  [
    'the head of a pin, which names no part',
    `PART NAME | DIA | HEAD DIA | OVERALL LG | QTY
     EJECTOR PIN | 6 | 12 | 200 | 4`,
    'EJECTOR PIN Ø6 | 200 | ',
  ],
  [
    'letters that only count the sizes',
    `Peça | A | B | C | D | Qtd
     Extrator escalonado | 1,5 | 3 | 125 | 63 | 4`,
    'Extrator escalonado 1,5x3x125x63 |  | ',
  ],
  [
    'letters behind a word for sizes',
    `Normteil | Maß a | Maß b | Maß c | Menge
     Auswerferhülse | 4 | 6 | 150 | 4`,
    'Auswerferhülse 4x6x150 |  | ',
  ],
  [
    'two lengths in one cell',
    `Description | Shaft dia | Lengths | Qty
     Guide pillar | 30 | 96 + 135 mm | 4`,
    'Guide pillar Ø30 96/135 mm |  | ',
  ],
  [
    'threads',
    `Megnevezés | M | L | db
     Imbuszcsavar | 8 | 30 | 4
     Imbuszcsavar | 6 | 20 | 4`,
    'Imbuszcsavar M8 | 30 | ',
  ],
  [
    'two columns of lengths, of which none is left out',
    `Bezeichnung | Ø | Länge Standard | Länge | Stk
     Auswerferstift | 6 | 200 | 187 | 4`,
    'Auswerferstift Ø6 L=200 | 187 | ',
  ],
])('the sizes of columns are read: %s', (_, text, row) => {
  expect(rowsOf(text)[0]).toBe(row)
})

test('figures below unknown headings are no sizes beside those of the parts', () => {
  const text = `Artikel | Größe | Rest | Menge
    Auswerfer nitriert | 5 x 200 | 3 | 15
    Auswerfer nitriert | 8 x 160 | 0 | 10`
  expect(rowsOf(text)).toEqual(['Auswerfer nitriert 5 x 200 |  | ', 'Auswerfer nitriert 8 x 160 |  | '])
})
