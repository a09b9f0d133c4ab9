import { favoriteEndpoints } from '@normwerk/contract/favorite'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { listFavorites } from './list-favorites.ts'
import { deleteFavorite, insertFavorite, isDimensionOf, type Named } from './repository.ts'

export function favoriteRoutes(app: FastifyInstance, tools: Tools, live: LiveCatalogue): void {
  const find = async (db: Queries, productId: string, dimensionId: string | undefined): Promise<Named> => {
    const isThere = live.current().products.has(productId)
    if (!isThere) throw new AppError('entryNotFound')
    if (dimensionId === undefined) return { productId, dimensionId: null }
    if (!(await isDimensionOf(db, dimensionId, productId))) throw new AppError('entryNotFound')
    return { productId, dimensionId }
  }

  bind(app, tools, favoriteEndpoints, {
    list: async (call) => {
      const viewer = await readViewer(tools, call)
      return listFavorites(call.db, live.current(), viewer, call.caller, call.input)
    },
    add: async ({ db, caller, params, input }) => {
      const named = await find(db, params.productId, input.productDimensionId)
      await insertFavorite(db, {
        ...named,
        id: tools.ids.next(),
        userId: caller.userId,
        createdAt: tools.clock.now(),
      })
    },
    remove: async ({ db, caller, params, input }) => {
      await deleteFavorite(db, caller.userId, await find(db, params.productId, input.productDimensionId))
    },
  })
}
