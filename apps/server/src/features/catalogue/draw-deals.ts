import { randomInt } from 'node:crypto'
import type { ProductSummary } from '@normwerk/contract/product'
import type { Catalogue } from './live-catalogue.ts'
import { presentSummary, type Viewer } from './present-product.ts'

/** Chooses some of the deals at random, so that each is shown at times on the landing page. */
export function drawDeals(catalogue: Catalogue, amount: number, viewer: Viewer): ProductSummary[] {
  const deals = [...catalogue.products.values()].filter(
    ({ row, dimensionCount }) => row.dealIndex !== null && dimensionCount > 0,
  )
  const drawn = Array.from({ length: Math.min(amount, deals.length) }, () => deals.splice(randomInt(deals.length), 1))
  return drawn.flat().map((facts) => presentSummary(facts, viewer))
}
