import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import type { MissedSearches } from './collect-searches.ts'
import { deleteMissedSearch, listMissedSearches } from './list-searches.ts'

export function missedSearchRoutes(app: FastifyInstance, dependencies: Dependencies, missed: MissedSearches): void {
  bind(app, dependencies, missedSearchEndpoints, {
    list: async (call) => {
      // So that staff see the search that a customer on the telephone has just tried.
      await missed.store()
      return listMissedSearches(call)
    },
    delete: ({ db, params }) => deleteMissedSearch(db, params.id),
  })
}
