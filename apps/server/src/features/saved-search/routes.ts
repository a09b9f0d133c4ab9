import { savedSearchEndpoints } from '@normwerk/contract/saved-search'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { addSavedSearch, deleteSavedSearch, listSavedSearches, renameSavedSearch } from './saved-searches.ts'

export function savedSearchRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, savedSearchEndpoints, {
    list: ({ db, caller }) => listSavedSearches(db, caller.userId),
    add: ({ db, caller, input }) => addSavedSearch(dependencies, db, caller.userId, input),
    rename: ({ db, caller, params, input }) => renameSavedSearch(db, caller.userId, params.id, input.name),
    delete: ({ db, caller, params }) => deleteSavedSearch(db, caller.userId, params.id),
  })
}
