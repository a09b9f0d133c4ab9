import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'

/** Returns the designation of each row. */
function wordsOf(text: string): (string | undefined)[] {
  return readList(cellsOf(text)).rows.map(({ designation }) => designation)
}

test('a part without a quantity is no heading of a group, whatever its position is', () => {
  const text = `Pos | Stk | Benennung
    A | | Führungssäule nach Zeichnung 4711
    B | 4 | Führungssäule 24x46x75
    10 | | Auswerferstift wie besprochen
    11 | 2 | Auswerferstift 6x160`
  expect(readList(cellsOf(text)).rows.map(({ row }) => row)).toEqual([2, 3, 5])
})

test('where a part is bought does not change it', () => {
  const text = `Titlu | Cant. | Sursa
    Aruncător cilindric 6x160 | 12 | furnizor
    Bacă glisantă | 2 | intern`
  expect(readList(cellsOf(text)).rows.map(({ comment }) => comment)).toEqual([undefined, undefined])
})

test.each([
  [
    'names of models beside kinds and sizes',
    `Nom | Désignation | Dim. | Nb
     EJ_4_125 | Éjecteur | Ø4 x 125 | 8
     EJ_6_160 | Éjecteur | Ø6 x 160 | 4`,
    ['Éjecteur Ø4 x 125', 'Éjecteur Ø6 x 160'],
  ],
  [
    'names of models, some of one word',
    `Nom | Désignation | Nb
     EJ_CYL_6 | Éjecteur cylindrique Ø6 L200 | 12
     EJ_LAME | Éjecteur à lame 1,2x4,5 L160 | 4
     BAGUE | Bague de guidage 24x46 | 4`,
    ['Éjecteur cylindrique Ø6 L200', 'Éjecteur à lame 1,2x4,5 L160', 'Bague de guidage 24x46'],
  ],
  [
    'a cut in the cell of the material and the length of the blank in its own',
    `Article | Diamètre | Longueur | Nuance | Quantité
     Broche | 5 mm | 250 mm | trempé, coupée à 236,4 mm | 3
     Broche | 6 mm | 200 mm | trempé | 2`,
    ['Broche Ø5 mm trempé, coupée à 236,4 mm L=250 mm', 'Broche Ø6 mm trempé'],
  ],
  [
    'a shoulder in the cell of the length',
    `Article | Dim. | Longueur | Quantité
     Ejecteur à lame | 1,5 mm x 7,5 mm | 125 mm, épaulement 63 mm | 6
     Ejecteur à lame | 1,5 mm x 7,5 mm | 160 mm (épaulement 80 mm) | 6`,
    [
      'Ejecteur à lame 1,5 mm x 7,5 mm L=125 mm, épaulement 63 mm',
      'Ejecteur à lame 1,5 mm x 7,5 mm L=160 mm (épaulement 80 mm)',
    ],
  ],
])('parts with %s', (_, text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
