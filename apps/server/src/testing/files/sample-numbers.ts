import type { FamilyCode } from '@normwerk/parts/families/families'
import { flatArrangements } from '@normwerk/parts/machining/head-flats'
import { formatSpecial } from '@normwerk/parts/machining/machining-kinds'
import type { ReducedHead, ReducedHeadOffer } from '@normwerk/parts/machining/reduced-head'
import { tipForms } from '@normwerk/parts/machining/tip'
import { tipRange } from '@normwerk/parts/machining/tip-rule'
import { offeredMachining } from '@normwerk/parts/offered-machining'
import type { Values } from '@normwerk/parts/shape/shape-of'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { articles } from '../../database/tables/articles.ts'
import { products } from '../../database/tables/products.ts'

/** Returns articles of every family, from the smallest to the largest; every second one is machined if it can be. */
export async function sampleNumbers(db: Queries, ofFamily: number) {
  const all = await db
    .select({ id: articles.id, family: products.family })
    .from(articles)
    .innerJoin(products, eq(products.id, articles.productId))
    .where(isNotNull(products.family))
    .orderBy(asc(articles.mass), asc(articles.articleNo))
  const chosen = [...Map.groupBy(all, ({ family }) => family).values()].map((ofOne) => {
    const step = Math.max(1, ofOne.length / ofFamily)
    return ofOne.filter((_, index) => index % step < 1)
  })
  const ids = chosen.flat().map(({ id }) => id)
  const rows = await db.select().from(articles).where(inArray(articles.id, ids))
  const byId = new Map(rows.map((article) => [article.id, article]))
  return chosen.flatMap((some) =>
    some.flatMap(({ id, family }, at) => {
      const article = byId.get(id)
      if (article === undefined || family === null) return []
      const { minLength, maxLength } = article.trimming ?? {}
      const isCut = at % 2 === 1 && minLength !== undefined && maxLength !== undefined
      const cut = isCut ? `-L${Math.round((minLength + maxLength) * 50) / 100}` : ''
      const number = `${article.articleNo}${cut}${at % 2 === 1 ? specialOf(family, article.values, at) : ''}`
      return [{ number, article, family }]
    }),
  )
}

/** Returns special machining for a number: a tip, and flats flush with the shaft or half way to the edge, or a smaller head. */
function specialOf(family: FamilyCode, values: Values, at: number): string {
  const { headFlats, reducedHead, tip } = offeredMachining(knownOf(values), family)
  const head = at % 8 === 5 ? reducedHead && reduce(reducedHead) : null
  const flats = headFlats && {
    arrangement: flatArrangements[at % flatArrangements.length] ?? 'R1',
    distance: at % 4 === 1 ? headFlats.from : Math.round(50 * (headFlats.from + headFlats.below)) / 100,
    angle: 0,
  }
  const form = tipForms[Math.floor(at / 2) % tipForms.length] ?? 'ball'
  const shaped = tip && { form, value: tipRange(form, tip.diameter).from }
  const written = formatSpecial({
    headFlats: head === null ? flats : null,
    reducedHead: head,
    tip: shaped,
    engraving: null,
  })
  return Object.values(written)
    .flatMap((text) => (text === null ? [] : [`-${text}`]))
    .join('')
}

/** Returns a head half way to the smallest one. */
function reduce({ diameter, height }: ReducedHeadOffer): ReducedHead {
  return {
    diameter: Math.floor(5 * (diameter.from + diameter.below)) / 10,
    height: Math.floor(50 * (height.from + height.below)) / 100,
  }
}

function knownOf(values: Values): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
