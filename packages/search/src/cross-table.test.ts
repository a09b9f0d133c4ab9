import { expect, test } from 'vitest'
import { layCrossTable } from './cross-table.ts'
import { buildIndex, pinIndex, pinOptions, uuid } from './testing/catalogue.ts'

/** A product with articles of these diameters and lengths. */
const layOut = (sizes: readonly { diameter: number; length?: number }[]) => {
  const articles = sizes.map((values, at) => ({ id: uuid(at), articleNo: `P-${at}`, values: { ...values }, price: 1 }))
  const index = buildIndex(pinOptions, [{ id: 'p', productNr: 'P', categoryIds: [], texts: {}, values: {}, articles }])
  return layCrossTable(index, 'p', 'diameter', 'length')
}

test('a product that is made in all sizes has one run in each row', () => {
  expect(layCrossTable(pinIndex, 'product-KSH', 'diameter', 'length')).toEqual({
    rows: [2, 4],
    columns: [80, 160],
    filled: [
      [0, 2],
      [0, 2],
    ],
  })
})

test('sizes that are not made are between the runs', () => {
  const sizes = [
    { diameter: 6, length: 200 },
    { diameter: 6, length: 100 },
    { diameter: 3, length: 160 },
    { diameter: 6, length: 100.5 },
  ]
  expect(layOut(sizes)).toEqual({
    rows: [3, 6],
    columns: [100, 100.5, 160, 200],
    filled: [
      [2, 3],
      [0, 2, 3, 4],
    ],
  })
})

test('a product of one diameter has one row', () => {
  expect(layOut([100, 160].map((length) => ({ diameter: 6, length })))?.filled).toEqual([[0, 2]])
})

test.each([
  [
    'two articles have the same sizes',
    [
      { diameter: 6, length: 100 },
      { diameter: 6, length: 100 },
      { diameter: 3, length: 100 },
    ],
  ],
  ['an article has no length', [{ diameter: 6, length: 100 }, { diameter: 6 }]],
  [
    'almost all places would be empty',
    Array.from({ length: 50 }, (_, at) => ({ diameter: at + 1, length: 1000 - at })),
  ],
])('there is no table if %s', (_, sizes) => {
  expect(layOut(sizes)).toBeNull()
})

test('there is no table of an unknown product or attribute', () => {
  expect(layCrossTable(pinIndex, 'product-X', 'diameter', 'length')).toBeNull()
  expect(layCrossTable(pinIndex, 'product-KSH', 'width', 'length')).toBeNull()
})
