import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { deleteAllParts, deletePart, sharePart, unsharePart } from './change-remembered-parts.ts'
import { listChosenParts, listRememberedParts } from './list-remembered-parts.ts'

export function rememberedPartRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  bind(app, dependencies, rememberedPartEndpoints, {
    list: ({ db, caller, input, language }) => listRememberedParts(db, caller.companyId, input, language),
    delete: (call) => deletePart(call, call.params.id),
    deleteAll: (call) => deleteAllParts(dependencies, call),
    listForStaff: ({ db, input, language }) => listChosenParts(db, input, language),
    share: (call) => sharePart(dependencies, call, call.params.id),
    unshare: (call) => unsharePart(dependencies, call, call.params.id),
  })
}
