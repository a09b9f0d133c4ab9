import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../testing/any-character.ts'
import { readPieces } from './read-pieces.ts'

test.each([
  ['7', 7],
  ['15 Stk.', 15],
  ['15 STÜCK', 15],
  ['15 Stueck', 15],
  ['8 kusů', 8],
  ['8 uds.', 8],
  ['8 pièces', 8],
  ['8 pcs', 8],
  ['8 db', 8],
  ['8 pz', 8],
  ['8 stuks', 8],
  ['8 szt.', 8],
  ['8 un.', 8],
  ['8 buc', 8],
  ['8 st', 8],
  ['8 kosov', 8],
  ['acht Stück', 8],
  ['otto pezzi', 8],
  ['huit', 8],
  ['drei Dutzend', 36],
  ['ein halbes Dutzend', 6],
  ['half a dozen', 6],
  ['una docena', 12],
  ['a pair of', 2],
  ['pół tuzina', 6],
  ['jumătate de duzină', 6],
  ['a dozen of', 12],
  ['una decena de', 10],
  ['sto kusů', 100],
  ['fünfundzwanzig Stück', 25],
  ['twenty-five', 25],
  ['dvacet pět ks', 25],
  ['3 dozen à 50', 150],
  ['3 VE à 20', 60],
  ['3 VE (1 VE = 20 Stück)', 60],
  ['2 boxes of 100', 200],
  ['3 conf. da 10', 30],
  ['Qté : 4', 4],
  ['10 + 2', 12],
  ['10+2 Stk.', 12],
  ['1 200', 1200],
  ["1'200 Stk.", 1200],
  ['1.200.000', 1_200_000],
  ['1.200,00 Stk', 1200],
])('%j is %d', (text, count) => expect(readPieces(text)).toEqual({ count, isOpen: false }))

test.each([
  ['a figure that two languages read differently', '1.200', 1200],
  ['a figure that two languages read differently', '1,200 pcs', 1200],
  ['packs of unknown size', '3 VE', 3],
  ['packs of unknown size', '2 škatli', 2],
  ['a quantity per mould', '6 je Form', 6],
  ['a quantity per mould', 'je Werkzeug 6 Stück', 6],
  ['a quantity per mould', '6 pcs per cavity', 6],
  ['a rough quantity', 'ca. 40', 40],
  ['a rough quantity', 'almeno 40 pz', 40],
  ['a limit', 'up to 40 pcs', 40],
  ['a range', '10-15 Stk', 10],
  ['a range', '10 bis 15 Stück', 10],
  ['several quantities', '10/20/50 pcs', 10],
  ['a rough number', 'une dizaine', 10],
  ['a rough number', 'una trentina', 30],
  ['a rough number', 'uma trintena', 30],
  ['a rough number', 'een vijftigtal', 50],
  ['a rough number', 'ett hundratal', 100],
  ['a quantity per mould', '4 par moule', 4],
])('%s is open: %s', (_, text, count) => {
  expect(readPieces(text)).toEqual({ count, isOpen: true })
})

test.each([
  '',
  'x',
  'Stk.',
  'A',
  'o',
  '12,5',
  '12 m',
  '7 8',
  '3-4',
  '1e3',
  '0x10',
  '٣',
  'true',
  '2026-03-01',
  '4711-3',
])('%j is no quantity', (text) => expect(readPieces(text)).toBeNull())

test('any text is read as a whole number or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const pieces = readPieces(text)
      expect(pieces === null || Number.isSafeInteger(pieces.count)).toBe(true)
    }),
  )
})
