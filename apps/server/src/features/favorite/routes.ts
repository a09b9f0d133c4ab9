import { favoriteEndpoints } from '@normwerk/contract/favorite'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { readViewer } from '../catalogue/read-viewer.ts'
import { addFavorite, findNamed, listFavorites } from './favorites.ts'
import { deleteFavorite } from './repository/favorites.ts'

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
