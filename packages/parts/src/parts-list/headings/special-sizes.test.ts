import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'

test.each([
  ['Bezeichnung | Gewinde | Länge | Menge', 'Zylinderschraube | M8 | 30 | 40', 'Zylinderschraube M8'],
  ['Désignation | Filetage | Longueur | Qté', 'Vis CHC | M10 | 35 | 20', 'Vis CHC M10'],
  ['Opis | Gwint | Długość | Ilość', 'Śruba imbusowa | 8 | 30 | 40', 'Śruba imbusowa M8'],
  [
    'Description | Dia | Orifice | Radius | Length | Qty',
    'Sprue bush | 18 | 3.5 | 40 | 56 | 1',
    'Sprue bush Ø18 ID 3.5 R40',
  ],
  [
    'Désignation | Ø | Trou | Rayon | Longueur | Qté',
    'Buse moule | 18 | 3,5 | 40 | 56 | 1',
    'Buse moule Ø18 ID 3,5 R40',
  ],
  ['Descrizione | Ø | Foro | Raggio | Lunghezza | Q.tà', 'Ugello | 18 | 4 | 40 | 56 | 1', 'Ugello Ø18 ID 4 R40'],
  ['Bezeichnung | Ø innen | Schnurstärke | Menge', 'O-Ring | 14 | 2 | 10', 'O-Ring ID 14 CS 2'],
  ['Descrizione | Ø interno | Corda | Q.tà', 'O-Ring | 20 | 2,5 | 10', 'O-Ring ID 20 CS 2,5'],
  [
    'Name | Tip dia | Shank dia | Length | Step | Qty',
    'Stepped pin | 1.5 | 3 | 125 | 63 | 4',
    'Stepped pin 1.5x3 L1=63 L=125',
  ],
  [
    'Nom | Ø pointe | Ø corps | Longueur | Épaulement | Qté',
    'Ejecteur | 2 | 4 | 160 | 80 | 4',
    'Ejecteur 2x4 L1=80 L=160',
  ],
  ['Namn | Hål | Ytter-Ø | Längd | Antal', 'Hylsa | 5 | 8 | 150 | 4', 'Hylsa ID 5 OD 8'],
  ['Naziv | Luknja | Zunanji Ø | Dolžina | Kos', 'Puša | 5 | 8 | 150 | 4', 'Puša ID 5 OD 8'],
  ['Denumire | D ext | D int | L | Tăiat | Cant.', 'Bucșă | 8 | 5 | 150 | 140 | 4', 'Bucșă OD 8 ID 5 L=150'],
  [
    'Descrizione | d est. | d int. | L | Tagliato | Q.tà',
    'Tubolare | 8 | 5 | 150 | 140 | 4',
    'Tubolare OD 8 ID 5 L=150',
  ],
  ['Nazwa | D zewn. | d wewn. | L | Cięte | Szt.', 'Tuleja | 8 | 5 | 150 | 140 | 4', 'Tuleja OD 8 ID 5 L=150'],
  ['Név | D külső | d belső | L | Vágott | Db', 'Hüvely | 8 | 5 | 150 | 140 | 4', 'Hüvely OD 8 ID 5 L=150'],
  ['Naam | D uitw. | d inw. | L | Gekort | Aantal', 'Huls | 8 | 5 | 150 | 140 | 4', 'Huls OD 8 ID 5 L=150'],
])('%s: each size has the label that the reader knows', (headings, row, expected) => {
  const { rows } = readList(cellsOf(`${headings}\n${row}\n${row}`))
  expect(rows.map(({ designation }) => designation)).toEqual([expected, expected])
})

test('a column that only names places is none of threads', () => {
  const { rows } = readList(cellsOf('Name | Thread | Qty\nEjector pin 6x160 | A1 | 4\nEjector pin 8x160 | A2 | 4'))
  expect(rows.map(({ designation }) => designation)).toEqual(['Ejector pin 6x160', 'Ejector pin 8x160'])
})
