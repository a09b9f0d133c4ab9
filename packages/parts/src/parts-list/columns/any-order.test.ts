import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readList } from '../../testing/read-list.ts'
import { formatAnswer, resolveText } from '../../testing/read-text.ts'

interface Row {
  d: string
  length: string
  steel: string
  article: string
  pieces: number
}

/** A column: its usual headings, and its cell in a row. */
interface Column {
  headings: readonly string[]
  cell: (row: Row, place: number) => string
}

const row: fc.Arbitrary<Row> = fc
  .record({
    size: fc.constantFrom('3x125', '4x100', '5x160', '6x160', '8x200', '10x200', '10x250'),
    material: fc.constantFrom(['AZH', '1.2210'] as const, ['AZN', '1.2344'] as const),
    pieces: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ size, material: [code, steel], pieces }) => {
    const [d = '', length = ''] = size.split('x')
    return { d, length, steel, article: `${code}-${size}`, pieces }
  })

const kind = (said: string): Column => ({
  headings: ['Benennung', 'Description', 'Désignation', 'Denominazione', 'Nazwa'],
  cell: () => said,
})
const size: Column = {
  headings: ['Abmessung', 'Size', 'Dimensions', 'Dimensioni', 'Wymiar'],
  cell: ({ d, length }) => `${d} x ${length}`,
}
const steel: Column = {
  headings: ['Werkstoff', 'Material', 'Matière', 'Materiale', 'Materiał'],
  cell: (row) => row.steel,
}
const whole = (cell: Column['cell']): Column => ({ headings: ['Bezeichnung', 'Part', 'Libellé', 'Popis'], cell })
/** Ways to name a part in columns. */
const layouts: readonly (readonly Column[])[] = [
  [whole((row) => `Auswerferstift DIN 1530 ${row.d}x${row.length} ${row.steel}`)],
  [whole((row) => `Ejector pin ${row.d} x ${row.length}`), steel],
  [kind('Éjecteur'), size, steel],
  [
    kind('Vyhazovač'),
    { headings: ['Ø', 'Diameter', 'Diamètre', 'Průměr'], cell: ({ d }) => d },
    { headings: ['Länge', 'Length', 'Longueur', 'Délka'], cell: ({ length }) => length },
    steel,
  ],
]
const pieces: Column = {
  headings: ['Menge', 'Qty', 'Qté', 'Q.tà', 'Ilość', 'Ks'],
  cell: (row) => String(row.pieces),
}
/** Columns that say nothing about the part. */
const others: readonly Column[] = [
  { headings: ['Pos', 'Item', 'Rep.', 'Lp.'], cell: (_, place) => String(place + 1) },
  { headings: ['Einheit', 'Unit', 'Unité'], cell: () => 'Stk' },
  { headings: ['Preis', 'Unit price', 'Prix', 'Cena'], cell: (_, place) => `${3 + place},${place}5` },
  { headings: ['Lieferant', 'Supplier', 'Fournisseur'], cell: () => 'Muster GmbH' },
  { headings: ['Gewicht kg', 'Weight', 'Poids'], cell: (_, place) => `0,0${place + 4}1` },
  { headings: ['Bemerkung', 'Remarks', 'Observations'], cell: () => '' },
]

const headed = (column: Column) => fc.constantFrom(...column.headings).map((heading) => ({ ...column, heading }))
const sheet = fc
  .record({
    rows: fc.array(row, { minLength: 3, maxLength: 8 }),
    columns: fc
      .tuple(fc.constantFrom(...layouts), fc.subarray([...others]))
      .chain(([named, more]) => fc.tuple(...[...named, pieces, ...more].map(headed)))
      .chain((columns) => fc.shuffledSubarray(columns, { minLength: columns.length })),
    title: fc.constantFrom([], [['Stückliste Werkzeug 4711'], []]),
  })
  .map(({ rows, columns, title }) => ({
    rows,
    cells: [
      ...title,
      columns.map(({ heading }) => heading),
      ...rows.map((row, place) => columns.map(({ cell }) => cell(row, place))),
    ],
  }))

test('a list is read alike in whatever order its columns stand, and under all usual headings', () => {
  fc.assert(
    fc.property(sheet, ({ rows, cells }) => {
      const read = readList(cells).rows
      const texts = read.map(({ designation = '', changedLength }) =>
        changedLength === undefined ? designation : `${designation} L=${changedLength}`,
      )
      expect(texts.map((text) => formatAnswer(resolveText(text)))).toEqual(rows.map(({ article }) => article))
      expect(read.map(({ quantity = '' }) => quantity.split(' ')[0])).toEqual(rows.map(({ pieces }) => String(pieces)))
    }),
    { numRuns: 100 },
  )
})
