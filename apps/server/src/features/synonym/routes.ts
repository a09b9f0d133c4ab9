import { synonymEndpoints } from '@normwerk/contract/synonym'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { addSynonym, changeSynonym, deleteSynonym, listSynonyms } from './synonyms.ts'

export function synonymRoutes(app: FastifyInstance, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(app, dependencies, synonymEndpoints, {
    list: (call) => listSynonyms(catalogue.current(), call),
    add: (call) => addSynonym(dependencies, catalogue.current(), call, call.input),
    change: (call) => changeSynonym(dependencies, catalogue.current(), call, call.params.id, call.input),
    delete: (call) => deleteSynonym(dependencies, call, call.params.id),
  })
}
