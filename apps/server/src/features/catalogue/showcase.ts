import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ProductSummary } from '@normwerk/contract/product'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Catalogue } from './live-catalogue.ts'
import { presentSummary, type Viewer } from './present-product.ts'
import { readFlagged, writeFlagged } from './repository/articles.ts'

/** Chooses some of the deals at random, so that each is shown at times on the landing page. */
export function drawDeals(catalogue: Catalogue, amount: number, viewer: Viewer): ProductSummary[] {
  const deals = [...catalogue.products.values()].filter(
    ({ row, articleCount }) => row.dealIndex !== null && articleCount > 0,
  )
  const drawn = Array.from({ length: Math.min(amount, deals.length) }, () => deals.splice(randomInt(deals.length), 1))
  return drawn.flat().map((facts) => presentSummary(facts, viewer))
}

/** The columns of the showcases: the deals of the landing page, the highlighted and the new products. */
const showcases = { deals: 'dealIndex', highlighted: 'highlightIndex', new: 'newIndex' } as const

type Showcase = keyof typeof showcases

export async function readShowcase(db: Queries, showcase: Showcase): Promise<{ productNrs: string[] }> {
  return { productNrs: await readFlagged(db, showcases[showcase]) }
}

/** Fills a showcase. One unknown number rejects the whole list; a repeated one counts once. */
export async function fillShowcase(
  recording: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext<Caller>,
  showcase: Showcase,
  requested: readonly string[],
): Promise<{ productNrs: string[] }> {
  const productNrs = [...new Set(requested)]
  const before = await readFlagged(db, showcases[showcase])
  const known = new Set(await writeFlagged(db, showcases[showcase], productNrs))
  const unknown = productNrs.find((productNr) => !known.has(productNr))
  if (unknown !== undefined) {
    const fields = { [`productNrs.${requested.indexOf(unknown)}`]: [{ code: 'unknownProductNr' as const }] }
    throw new AppError('unknownProductNr', { fields })
  }
  if (!isDeepStrictEqual(before, productNrs)) {
    await recordEvent(recording, db, {
      action: 'catalogue.flagged',
      userId: caller.userId,
      companyId: null,
      changes: { [showcase]: [before, productNrs] },
      correlationId: request.id,
    })
  }
  return { productNrs }
}
