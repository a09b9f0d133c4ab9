import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = (await shareApp()).visitor()
})

const { search, filter } = catalogueEndpoints

describe('a part that the shop knows but does not sell', () => {
  test.each([
    ['Isolierplatte', 'Isolierplatte'],
    ['Senkschraube M8x30', 'Senkschraube'],
    ['Senkschraube', 'Senkschraube'],
    ['countersunk screw', 'countersunk screw'],
    ['vis à tête fraisée M8x30', 'vis à tête fraisée'],
    ['shim 20x1', 'shim 20x1'],
    ['wear plate 20x100', 'wear plate'],
    ['Verschleißplatte', 'Verschleißplatte'],
    ['Kupferdichtung 10x14', 'Kupferdichtung'],
    ['Kugelrastbolzen', 'Kugelrastbolzen'],
    ['rondelle de réglage', 'rondelle de réglage'],
  ])('is named: %s', async (query, unsoldPart) => {
    expect(await visitor.call(search, { query })).toMatchObject({ total: 0, unsoldPart })
    expect((await visitor.call(filter, { query })).unsoldPart).toBe(unsoldPart)
  })

  test.each(['Schneidstempel', 'Auswerferstift blau', 'Auswerferstift 6x999', 'DIN 7991 M8x30', 'molla 21x51'])(
    'is not said of other texts: %s',
    async (query) => {
      const found = await visitor.call(search, { query })
      expect(found.total).toBe(0)
      expect(found.unsoldPart).toBeUndefined()
    },
  )
})

describe('general products are found', () => {
  test.each([
    ['Werkzeugfeder', 'DF', []],
    ['Werkzeugfeder 20x51', 'DF', ['holeDiameter', 'length']],
    ['molla 20x51', 'DF', ['holeDiameter', 'length']],
    ['Kühlnippel', 'KN', []],
    ['Verschlussschraube M10', 'VS', ['thread']],
    ['DIN 906 M12x1,5', 'VS', ['thread']],
    ['Schnellverschlussnippel G1/4', 'KN', ['thread']],
    ['Thermofühler', 'TF', []],
    ['cartridge heater 6.5', 'HP', ['diameterD1']],
  ])('by a word of the trade: %s', async (query, productNr, sizes) => {
    const { items, currentFilters } = await visitor.call(search, { query })
    expect(items.map((item) => item.productNr)).toEqual([productNr])
    expect(currentFilters.map(({ name }) => name)).toEqual(expect.arrayContaining(sizes))
    expect((await visitor.call(filter, { query })).total).toBeGreaterThan(0)
  })
})

test.each([
  ['Ringschraube M12', 'RS-M12'],
  ['golfare M12', 'RS-M12'],
  ['Transportöse M16', 'RS-M16'],
  ['molla rossa 20x51', 'DF-20x51-RD'],
])('an article of a general product is named with its size: %s', async (query, articleNo) => {
  const { designation, total } = await visitor.call(search, { query })
  expect(designation).toMatchObject({ articleNo, reading: [{ text: query }] })
  expect(total).toBe(1)
})

test('a plate with the word of another language finds no other plates', async () => {
  const { items } = await visitor.call(search, { query: 'formalap 246x246' })
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter(({ productNr }) => !productNr.startsWith('PLA'))).toEqual([])
})

test('a base plate may be a clamping plate', async () => {
  const { items } = await visitor.call(search, { query: 'Grundplatte 196x296' })
  expect(items.map(({ productNr }) => productNr)).toContain('PLBU')
})
