import type { Article } from '@normwerk/parts/article'
import { type FamilyCode, families, familyOf, type SizeKey } from '@normwerk/parts/families/families'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { lines } from './lines.ts'

const { products, articles } = buildCatalogue()
const byProduct = Map.groupBy(articles, (article) => article.productNr)
const codes = families.map(({ code }) => code)

/** Round pins below this diameter, mm, cost more the thinner they are, as they bend while they are ground. */
const delicateBelow = 3
const pins: readonly FamilyCode[] = ['AZ', 'AK', 'KS']
/** Sizes that are ground down from one shaft: there the thinner part costs no less. */
const groundDown: Partial<Record<FamilyCode, SizeKey>> = { AS: 'diameter', AF: 'flatStrength' }
/** Diameters between the preferred ones, which repair worn bores and cost more than their neighbours. */
const repairs = new Set(
  lines.flatMap(({ family, rows }) =>
    rows
      .filter(({ preferred }) => pins.includes(family) && !preferred)
      .map(({ sizes }) => `${family} ${sizes.diameter}`),
  ),
)

interface Own {
  coating: string | null
  all: readonly Article[]
}

function productsOf(family: FamilyCode): Own[] {
  return products
    .filter((product) => product.family === family)
    .map(({ productNr, coating }) => ({ coating, all: byProduct.get(productNr) ?? [] }))
}

/** Lists the articles that differ in this size of their number alone, from small to large. */
function rowsAlong(key: SizeKey, family: FamilyCode, all: readonly Article[]): Article[][] {
  const others = familyOf(family).numberKeys.filter((other) => other !== key)
  const rows = Map.groupBy(all, ({ values }) => others.map((other) => values[other]).join(' '))
  return [...rows.values()].map((row) => row.toSorted((one, other) => sizeOf(one, key) - sizeOf(other, key)))
}

function sizeOf({ values }: Article, key: SizeKey): number {
  return Number(values[key])
}

/** Describes the neighbours of which the second costs less. */
function fallsIn(row: readonly Article[]): string[] {
  return row.flatMap((article, at) => {
    const before = row[at - 1] ?? article
    return article.listPrice < before.listPrice ? [`${before.articleNo} > ${article.articleNo}`] : []
  })
}

describe('a larger part costs no less', () => {
  test.each(codes)('%s', (family) => {
    const isUsual = (article: Article) => !repairs.has(`${family} ${sizeOf(article, 'diameter')}`)
    const isSturdy = (article: Article) => !pins.includes(family) || sizeOf(article, 'diameter') >= delicateBelow
    for (const { coating, all } of productsOf(family)) {
      for (const key of familyOf(family).numberKeys) {
        const rows = rowsAlong(key, family, all.filter(isUsual))
        if (key === groundDown[family]) {
          // A coating costs more on the larger surface of the thicker tip.
          if (coating === null) expect(rows.map((row) => row.toReversed()).flatMap(fallsIn)).toEqual([])
        } else if (key === 'diameter') expect(rows.map((row) => row.filter(isSturdy)).flatMap(fallsIn)).toEqual([])
        else expect(rows.flatMap(fallsIn)).toEqual([])
      }
    }
  })

  test('also where a larger bore comes with a larger sleeve', () => {
    for (const { all } of productsOf('AH')) {
      const byLength = Map.groupBy(all, (sleeve) => sizeOf(sleeve, 'length'))
      for (const sleeves of byLength.values()) {
        expect(fallsIn(sleeves.toSorted((one, other) => sizeOf(one, 'diameter') - sizeOf(other, 'diameter')))).toEqual(
          [],
        )
      }
    }
  })
})

test('no part costs less than machined steel, and none of more than 10 kg as much as a small one', () => {
  for (const { articleNo, listPrice, mass } of articles) {
    const perKilogram = listPrice / 100 / mass
    expect(perKilogram, articleNo).toBeGreaterThan(5)
    if (mass > 10) expect(perKilogram, articleNo).toBeLessThan(30)
  }
})
