import { describe, expect, test } from 'vitest'
import { assortment } from '../testing/stocked-articles.ts'
import { belongsToPart } from './cell-content.ts'
import { sameMaterials } from './material-words.ts'

const { materials, materialNames, coatings } = assortment
const words = [...materialNames.map(({ word }) => word), ...[...coatings.values()].flatMap((coating) => coating.words)]
const steels = [...materials.values()].flatMap(({ steel, equivalentSteels }) => [steel, ...equivalentSteels])

describe('a cell that names only a material', () => {
  test.each(words)('%s', (word) => {
    expect(belongsToPart(word)).toBe(true)
  })

  test.each(steels.filter((steel) => /^1\.\d{4}$/.test(steel)))('%s', (steel) => {
    expect(belongsToPart(steel)).toBe(true)
  })

  test.each(['1.2344 nitriert', 'DIN 1530', 'DIN ISO 6751', '1.2210, 60 HRC', '1.2379 (gehärtet)', '950 HV 0,3'])(
    '%s',
    (cell) => {
      expect(belongsToPart(cell)).toBe(true)
    },
  )

  test.each(['', 'links', '12', 'A 3,2x160', 'gehärtet und geschliffen nach Zeichnung', '1.2344 Blatt 5', 'x'])(
    'is not: %s',
    (cell) => {
      expect(belongsToPart(cell)).toBe(false)
    },
  )
})

test.each([
  ['nitriert', 'nitrided'],
  ['nitrurati', 'azotowane'],
  ['in acciaio', 'aus Stahl'],
  ['1.2344 trempé', '1.2344 gehärtet'],
  ['roestvrij', 'nierdzewne'],
  ['brąz', 'bronce'],
])('%s is %s', (one, other) => {
  expect(sameMaterials(one, other)).toBe(true)
})

test.each([
  ['nitriert', 'gehärtet'],
  ['gehärtet', 'einsatzgehärtet'],
  ['1.2344 nitriert', '1.2343 nitriert'],
  ['bronze', 'steel'],
])('%s is not %s', (one, other) => {
  expect(sameMaterials(one, other)).toBe(false)
})
