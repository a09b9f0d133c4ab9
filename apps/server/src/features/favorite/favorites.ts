import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { maxFavorites } from '@normwerk/contract/limits'
import { noOptions } from '@normwerk/parts/configured-part'
import { lockByName, type Queries } from '../../database/client.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type Customer, checkQuota, type Dependencies } from '../../http/call.ts'
import type { Catalogue, LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { presentPrice, pricePart } from '../catalogue/price-part.ts'
import { presentSummary, type Viewer } from '../catalogue/product/product-facts.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { countFavorites, deleteFavorite, findArticle, insertFavorite, listRows } from './repository/favorites.ts'

/**
 * Marks a product or one of its articles as a favourite. A discontinued article stays a favourite, but cannot become
 * one.
 */
async function addFavorite(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  userId: string,
  { productId, articleId }: { productId: string; articleId: string | undefined },
): Promise<void> {
  const { named, discontinued } = await findNamed(db, catalogue, productId, articleId)
  if (discontinued) throw new AppError('entryNotFound')
  await lockByName(db, 'entriesOf', userId)
  await insertFavorite(db, { ...named, id: ids.next(), userId, createdAt: clock.now() })
  checkQuota(await countFavorites(db, userId), maxFavorites)
}

/** Finds the product, or its article, that is to be marked or unmarked. */
async function findNamed(db: Queries, catalogue: Catalogue, productId: string, articleId: string | undefined) {
  if (!catalogue.products.has(productId)) throw new AppError('entryNotFound')
  if (articleId === undefined) return { named: { productId, articleId: null }, discontinued: false }
  const article = await findArticle(db, articleId, productId)
  if (article === undefined) throw new AppError('entryNotFound')
  return { named: { productId, articleId }, discontinued: article.discontinuedAt !== null }
}

interface Page {
  page: number
  size: number
}

async function listFavorites(db: Queries, catalogue: Catalogue, viewer: Viewer, caller: Customer, request: Page) {
  const { rows, total } = await listRows(db, caller, request)
  const items = rows.flatMap(({ productId, articleId, articleNo, part }) => {
    const facts = catalogue.products.get(productId)
    if (facts === undefined) return []
    const discontinued = part !== null && part.discontinuedAt !== null
    const price = part && viewer.prices && (pricePart(part, noOptions, 1)?.price ?? null)
    return {
      ...presentSummary(facts, viewer),
      productDimensionId: articleId,
      articleNo,
      price: presentPrice(price),
      availability: part === null || discontinued ? null : part.availability,
      discontinued,
    }
  })
  return { items, ...request, total }
}

export function favoriteRoutes(bind: Bind, dependencies: Dependencies, live: LiveCatalogue): void {
  bind(favoriteEndpoints, {
    list: async (call) => {
      const viewer = await readViewer(live, call)
      return listFavorites(call.db, live.current(), viewer, call.caller, call.input)
    },
    add: ({ db, caller, params, input }) =>
      addFavorite(dependencies, db, live.current(), caller.userId, { ...params, articleId: input.productDimensionId }),
    remove: async ({ db, caller, params, input }) => {
      const { named } = await findNamed(db, live.current(), params.productId, input.productDimensionId)
      await deleteFavorite(db, caller.userId, named)
    },
  })
}
