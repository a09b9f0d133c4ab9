import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { findPieces } from './written-pieces.ts'

function piecesOf(written: string): (part: string) => string {
  const plain = normalise(written)
  const places = Array.from({ length: plain.length }, (_, place) => place)
  const pieceAt = findPieces(written, plain, { text: plain, from: places, to: places.map((place) => place + 1) })
  return (part) => pieceAt(plain.indexOf(part), plain.indexOf(part) + part.length)
}

test.each([
  ['Stift  gekürzt\tauf 147,25', 'gekuerzt auf 147.25', 'gekürzt\tauf 147,25'],
  [' e\u0301jecteur ⌀6 × 160', 'ejecteur ø6', 'e\u0301jecteur ⌀6'],
  ["5'' x 160 → 147", '160 -> 147', '160 → 147'],
  ['pin_6*160', '6x160', '6*160'],
  ["pin 5''", '5"', "5''"],
  ['cafe\u0301 5', 'cafe', 'cafe\u0301'],
])('%s', (written, part, piece) => {
  expect(piecesOf(written)(part)).toBe(piece)
})

test('every text has pieces, if only in their plain form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (written) => {
      const plain = normalise(written)
      if (plain === '') return
      expect(normalise(piecesOf(written)(plain))).toBe(plain)
    }),
  )
})
