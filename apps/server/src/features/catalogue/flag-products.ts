import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { readFlagged, writeFlagged } from './repository/articles.ts'

/** The columns of the showcases: the deals of the landing page, the highlighted and the new products. */
export const showcases = { deals: 'dealIndex', highlighted: 'highlightIndex', new: 'newIndex' } as const
export type Showcase = keyof typeof showcases

export async function readShowcase(db: Queries, showcase: Showcase): Promise<{ productNrs: string[] }> {
  return { productNrs: await readFlagged(db, showcases[showcase]) }
}

/** Fills a showcase. One unknown number rejects the whole list; a repeated one counts once. */
export async function fillShowcase(
  db: Queries,
  showcase: Showcase,
  requested: readonly string[],
): Promise<{ productNrs: string[] }> {
  const productNrs = [...new Set(requested)]
  const known = new Set(await writeFlagged(db, showcases[showcase], productNrs))
  const unknown = productNrs.find((productNr) => !known.has(productNr))
  if (unknown !== undefined) {
    const fields = { [`productNrs.${requested.indexOf(unknown)}`]: [{ code: 'unknownProductNr' as const }] }
    throw new AppError('unknownProductNr', { fields })
  }
  return { productNrs }
}
