import { favoriteEndpoints } from '@normwerk/contract/favorite'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { findNamed } from './find-named.ts'
import { listFavorites } from './list-favorites.ts'
import { deleteFavorite, insertFavorite } from './repository.ts'

export function favoriteRoutes(app: FastifyInstance, tools: Tools, live: LiveCatalogue): void {
  bind(app, tools, favoriteEndpoints, {
    list: async (call) => {
      const viewer = await readViewer(tools, call)
      return listFavorites(call.db, live.current(), viewer, call.caller, call.input)
    },
    add: async ({ db, caller, params, input }) => {
      const { productDimensionId } = input
      const { named, discontinued } = await findNamed(db, live.current(), params.productId, productDimensionId)
      // One that was a favourite before stays one and can be taken off.
      if (discontinued) throw new AppError('entryNotFound')
      await insertFavorite(db, {
        ...named,
        id: tools.ids.next(),
        userId: caller.userId,
        createdAt: tools.clock.now(),
      })
    },
    remove: async ({ db, caller, params, input }) => {
      const { named } = await findNamed(db, live.current(), params.productId, input.productDimensionId)
      await deleteFavorite(db, caller.userId, named)
    },
  })
}
