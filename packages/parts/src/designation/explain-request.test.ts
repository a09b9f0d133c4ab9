import { expect, test } from 'vitest'
import { readOrPropose } from '../testing/read-text.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { explainRequest } from './explain-request.ts'
import { isRejection } from './part-request.ts'

function explain(text: string): string[] {
  const reading = readOrPropose(text)
  const request = isRejection(reading) ? reading.proposals?.[0] : reading
  if (request === undefined) return []
  return explainRequest(request, assortment).map(({ text: piece, meanings }) => {
    const said = meanings.map((meaning) => {
      switch (meaning.kind) {
        case 'word':
          return meaning.texts.en
        case 'form':
          return `form ${meaning.letter}`
        case 'size':
          return `${meaning.key} ${meaning.value}`
        case 'cut':
          return `cut ${meaning.length ?? ''}`.trim()
        case 'quantity':
          return `${meaning.pieces} pieces`
        default:
          return meaning.kind
      }
    })
    return `${piece} → ${said.join(', ')}`
  })
}

test.each<[string, string[]]>([
  [
    'Auswerferstift Ø6 L=160 nitriert, gekürzt auf 147,25 +0,05/0',
    [
      'Auswerferstift → ejector pin',
      'Ø6 → diameter 6',
      'L=160 → length 160',
      'nitriert → 1.2344, nitrided',
      'gekürzt auf 147,25 → cut 147.25',
      '+0,05/0 → toleranceClass',
    ],
  ],
  ['DIN 1530 AH 3,2×160', ['DIN 1530 → ejector pin', 'AH → form AH', '3,2×160 → diameter 3.2, length 160']],
  ['4 Kernstifte 5x200', ['4 → 4 pieces', 'Kernstifte → core pin', '5x200 → diameter 5, length 200']],
  ['AZH-6x200 gekürzt auf 150', ['AZH-6x200 → number', 'gekürzt auf 150 → cut 150']],
])('%s', (text, pieces) => {
  expect(explain(text)).toEqual(pieces)
})

test('words of other languages are those of the text', () => {
  expect(explain('éjecteur cylindrique nitruré Ø6 x 160')).toEqual([
    'éjecteur cylindrique → ejector pin',
    'nitruré → 1.2344, nitrided',
    'Ø6 x 160 → diameter 6, length 160',
  ])
})

test('a piece that could not be read is not explained, the others are', () => {
  expect(explain('Auswerferstift Ø6 lang 160 Sonder-XY')).toEqual([
    'Auswerferstift → ejector pin',
    'Ø6 → diameter 6',
    'lang 160 → length 160',
  ])
})
