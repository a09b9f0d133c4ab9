import { beginIndex } from '@normwerk/search/build/begin-index'
import { describe, expect, test } from 'vitest'
import { findNearest } from './nearest-articles.ts'

const [diameters, lengths] = [50, 500]
const id = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

/** An index of one product of ejector pins: diameters 1, 2, 3, … in each of the lengths 100, 101, 102, … */
function buildCatalogue() {
  const builder = beginIndex({
    attributes: [
      { key: 'diameter', kind: 'number' },
      { key: 'length', kind: 'number' },
    ],
    languages: ['de'],
  })
  builder.addProduct({ id: id(0), productNr: 'AZX-TIN', categoryIds: [], texts: {}, values: {} })
  for (let number = 0; number < diameters * lengths; number++) {
    const [diameter, length] = [1 + Math.floor(number / lengths), 100 + (number % lengths)]
    const articleNo = `AZX-${diameter}x${length}-TIN`
    builder.addArticle({ id: id(number + 1), articleNo, values: { diameter, length }, price: null })
  }
  return { index: builder.finish(), idsByNr: new Map([['AZX-TIN', id(0)]]) }
}

describe('in a product of 25,000 articles the nearest', () => {
  const catalogue = buildCatalogue()
  const nearest = (...sizes: (number | undefined)[]) =>
    findNearest(catalogue, { family: 'AZ', material: 'X', coating: 'TIN', sizes }, { limit: 3, minScore: 0 }).map(
      ({ articleNo }) => articleNo,
    )

  test('to a size are found, whatever their place', () => {
    expect(nearest(1, 99)[0]).toBe('AZX-1x100-TIN')
    expect(nearest(50, 599.5)).toContainEqual(expect.stringMatching('^AZX-50x59'))
  })

  test('to a size between two are on both sides of it', () => {
    const diameters = nearest(20.5, 160).map((articleNo) => articleNo.split(/[-x]/)[1])
    expect(diameters.slice(0, 2).toSorted()).toEqual(['20', '21'])
  })

  test('to one known size have it', () => {
    expect(nearest(30, undefined)[0]).toBe('AZX-30x100-TIN')
  })

  test('are none of another product', () => {
    expect(
      findNearest(
        catalogue,
        { family: 'AZ', material: 'X', coating: null, sizes: [3, 160] },
        { limit: 3, minScore: 0 },
      ),
    ).toEqual([])
  })
})
