import type { FamilyCode } from '@normwerk/parts/families/families'
import { formatSpecial } from '@normwerk/parts/machining/machining-kinds'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import type { Values } from '@normwerk/parts/shape/shape-of'
import { anyOffered } from '@normwerk/parts/testing/any-special'
import { asc, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import type { Queries } from '../../database/client.ts'
import { articles } from '../../database/tables/articles.ts'
import { products } from '../../database/tables/products.ts'

/** Returns articles of every family, from the smallest to the largest; every second one is machined if it can be. */
export async function sampleNumbers(db: Queries, ofFamily: number) {
  const rows = await db
    .select({ article: articles, family: products.family })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(isNotNull(products.family))
    .orderBy(asc(articles.mass), asc(articles.articleNo))
  const byFamily = Map.groupBy(rows, ({ family }) => family)
  return [...byFamily].flatMap(([family, all], nth) => {
    if (family === null) return []
    const step = Math.max(1, all.length / ofFamily)
    const some = all.filter((_, index) => index % step < 1)
    return some.map(({ article }, at) => {
      const { minLength, maxLength } = article.trimming ?? {}
      const isCut = at % 2 === 1 && minLength !== undefined && maxLength !== undefined
      const cut = isCut ? `-L${Math.round((minLength + maxLength) * 50) / 100}` : ''
      return {
        number: `${article.articleNo}${cut}${at % 2 === 1 ? specialOf(family, article.values, rows.length * nth + at) : ''}`,
        article,
        family,
      }
    })
  })
}

/** Returns any special machining that an article offers as it stands in a number; the same for the same seed. */
function specialOf(family: FamilyCode, values: Values, seed: number): string {
  const offered = offeredMachining(knownOf(values), family)
  const [machining] = fc.sample(anyOffered(offered), { numRuns: 1, seed })
  return Object.values(machining === undefined ? {} : formatSpecial(machining))
    .flatMap((text) => (text === null ? [] : [`-${text}`]))
    .join('')
}

function knownOf(values: Values): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
