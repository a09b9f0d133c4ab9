import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { readRecords } from '../import/read-sheets.ts'
import { addCrossReference, importCrossReferences, maxRows } from './add-cross-references.ts'
import { deleteCrossReference, listCrossReferences } from './read-cross-references.ts'

export function crossReferenceRoutes(app: FastifyInstance, dependencies: Dependencies, catalogue: LiveCatalogue): void {
  bind(app, dependencies, crossReferenceEndpoints, {
    list: ({ db, input }) => listCrossReferences(db, input),
    add: (call) => addCrossReference(dependencies, catalogue.current(), call, call.input),
    import: async ({ caller, input, upload, language, request }) =>
      importCrossReferences(dependencies, catalogue.current(), await readRecords(caller.userId, upload, maxRows), {
        userId: caller.userId,
        language,
        dryRun: input.dryRun === 'true',
        correlationId: request.id,
      }),
    delete: ({ db, caller, params, request }) =>
      deleteCrossReference(dependencies, db, params.id, { userId: caller.userId, correlationId: request.id }),
  })
}
