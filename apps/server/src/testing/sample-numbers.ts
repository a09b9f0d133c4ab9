import { type FamilyCode, familyOf } from '@normwerk/parts/families/families'
import { flatArrangements } from '@normwerk/parts/machining/head-flats'
import type { Values } from '@normwerk/parts/shape/shape-of'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../database/client.ts'
import { articles } from '../database/tables/articles.ts'
import { products } from '../database/tables/products.ts'

/** Returns articles of every family, from the smallest to the largest; every second one is machined if it can be. */
export async function sampleNumbers(db: Queries, ofFamily: number) {
  const rows = await db
    .select({ article: articles, family: products.family })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(isNotNull(products.family))
    .orderBy(asc(articles.mass), asc(articles.articleNo))
  const byFamily = Map.groupBy(rows, ({ family }) => family)
  return [...byFamily].flatMap(([family, all]) => {
    if (family === null) return []
    const step = Math.max(1, all.length / ofFamily)
    const some = all.filter((_, index) => index % step < 1)
    return some.map(({ article }, at) => {
      const { minLength, maxLength } = article.trimming ?? {}
      const isCut = at % 2 === 1 && minLength !== undefined && maxLength !== undefined
      const cut = isCut ? `-L${Math.round((minLength + maxLength) * 50) / 100}` : ''
      return {
        number: `${article.articleNo}${cut}${at % 2 === 1 ? flatsOf(family, article.values, at) : ''}`,
        article,
        family,
      }
    })
  })
}

/** Returns flats for a number, half way between the shaft and the edge of the head or flush with the shaft. */
function flatsOf(family: FamilyCode, values: Values, at: number): string {
  const { headFlats } = familyOf(family)
  if (headFlats === null) return ''
  const [shaft, head] = [Number(values[headFlats.shaft]) / 2, Number(values[headFlats.head]) / 2]
  const distance = at % 4 === 1 ? shaft : Math.round(50 * (shaft + head)) / 100
  return `-${flatArrangements[at % flatArrangements.length]}F${distance}`
}
