import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf, readList } from '../../testing/read-list.ts'
import { countHeadings } from '../headings/count-headings.ts'
import { headingTranslations } from '../headings/heading-translations.ts'
import { arrangeRows } from '../layout/arrange-rows.ts'

/** Returns the numbers of the rows that ask for a part, and why the others do not. */
function sorted(text: string): (number | string)[] {
  const { rows, skipped } = readList(arrangeRows(cellsOf(text)).map(({ cells }) => cells))
  const all = [...rows, ...skipped].sort((a, b) => a.row - b.row)
  return all.map((row) => ('reason' in row ? row.reason : row.row))
}

const first = (words: string) => words.split(', ')[0] ?? ''
const headings = Object.entries(countHeadings).map(([language, { quantity }]) => {
  const { position, designation, comment } = headingTranslations[language as keyof typeof headingTranslations]
  return [language, [position, designation, quantity, comment].map(first)] as const
})
const languages = [
  ['de', ['Pos', 'Benennung', 'Menge', 'Bemerkung']],
  ['en', ['Item', 'Description', 'Qty', 'Remarks']],
  ...headings,
] as const

/** Words that other rows begin with: sums, headings, groups, notes and marks. */
const words = fc.oneof(
  fc.constantFrom('', 'Summe', 'Total 8', 'Totalt', 'Delsumma', 'Subtotal', 'Übertrag', 'Menge', 'Rev', 'Datum', 'Pos'),
  fc.constantFrom(
    'Gruppe 2:',
    'Auswerferseite',
    'Auswerferstifte nitriert:',
    '"',
    'dito',
    'siehe oben',
    '1.2344',
    'eilt!',
  ),
  fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzåäöéčžł 0123456789.,:-'), maxLength: 14 }),
)
const ofPart = fc.oneof(
  fc.constantFrom('Styrbussning', 'Douille', 'Ring', '6x200', 'Ø6', 'AZH-6x200', '4711-88', 'Netto-Platte', 'Material'),
  fc
    .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 3, maxLength: 12 })
    .map((word) => `x${word}`),
)

test.each(languages)(
  'a row with a quantity is never left out, whatever its other words are: %s',
  (_, [pos, name, qty, note]) => {
    const row = fc.tuple(words, ofPart, fc.integer({ min: 1, max: 99 }), words)
    fc.assert(
      fc.property(fc.array(row, { minLength: 3, maxLength: 8 }), (rows) => {
        const cells = rows.map((row) => row.map(String))
        const { rows: read } = readList([[pos, name, qty, note].map(String), ...cells])
        expect(read.map(({ row }) => row)).toEqual(rows.map((_, index) => index + 2))
      }),
      { numRuns: 60 },
    )
  },
)

test.each([
  [
    'a table with other headings below',
    'Sak | St\nRing 6x2 | 4\nRing 8x2 | 4\nAntal | Art.nr | Benämning\n2 | AZH-6x200 | x',
    [2, 3, 'heading', 5],
  ],
  [
    'more headings below parts',
    'Del | St\nStift 6x200 | 4\nStift 8x200 | 6\nPos | Antal | Benämning | Mått\n1 | 2 | Stift | 4x160',
    [2, 3, 'heading', 5],
  ],
  [
    'revisions below parts without headings',
    '4 | Stift 6x200\n6 | Stift 8x200\nRev | Datum | Namn\nA | 2025-11-03 | Olsson',
    [1, 2, 'heading', 'note'],
  ],
  ['numbers of the company alone', '47110 | 4\n47118 | 6\n47195 | 2', [1, 2, 3]],
  ['numbers of the company below any heading', 'Nyckel | Antal\n4711088 | 4\n4711089 | 6', [2, 3]],
  ['a position without a name', 'Pos | Antal | Benämning\n1 | 4 | Stift 6x200\n2 | 4 |\n | 8 |', [2, 3, 'note']],
  [
    'a part alone without its quantity',
    'Art | Antal\nUtstötarpinne 6 längd 160 |\nSida 2 utstötare |\nStift 8x200 | 5',
    [2, 'note', 4],
  ],
  ['a size of the next position', 'Pos | Benämning | Antal\n1 | Ring | 2\n2 | 6x200 |', [2, 3]],
])('no part is lost: %s', (_, text, rows) => {
  const below = sorted(text)
  expect(below).toEqual(rows)
})

test.each([
  'Delsumma',
  'Součet',
  'Mezisoučet',
  'Sous-total 2',
  'Totale parziale',
  'Vmesna vsota',
  'Részösszeg',
  'Suma',
])('%s is a sum, whichever column it is in', (sum) => {
  expect(sorted(`Pos | Qty | Name | Note\n1 | 4 | Stift 6x200 |\n | 4 | ${sum} |`)).toEqual([2, 'total'])
  expect(sorted(`Pos | Qty | Name | Note\n1 | 4 | Stift 6x200 |\n ${sum} | 4 | |`)).toEqual([2, 'total'])
})

test('a row of which none are to be ordered is left out, and says so', () => {
  const text = 'Artikel | Behov | Lager | Att beställa\nStift 6x200 | 10 | 4 | 6\nStift 8x200 | 10 | 10 | 0'
  expect(sorted(text)).toEqual([2, 'nothing'])
})

test('a row with a part and its pieces is no repeated heading, although its words ask for a cut', () => {
  expect(
    sorted(`izmetač nitriran 4x160 | 20 kos
      izmetač nitriran 6x160 odrezati na 147,5 | 8 kos
      imbus M8x30 12.9 | 50 kos`),
  ).toEqual([1, 2, 3])
})
