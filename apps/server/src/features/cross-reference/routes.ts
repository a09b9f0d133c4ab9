import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { deleteCrossReference } from './delete-cross-reference.ts'
import { importCrossReferences } from './import-cross-references.ts'
import { listCrossReferences } from './list-cross-references.ts'

export function crossReferenceRoutes(app: FastifyInstance, tools: Tools, catalogue: LiveCatalogue): void {
  bind(app, tools, crossReferenceEndpoints, {
    list: ({ db, input }) => listCrossReferences(db, input),
    import: ({ caller, input, upload, language, request }) =>
      importCrossReferences(tools, catalogue.current(), upload.content, {
        userId: caller.userId,
        language,
        dryRun: input.dryRun === 'true',
        correlationId: request.id,
      }),
    delete: ({ db, caller, params, request }) =>
      deleteCrossReference(tools, db, params.id, { userId: caller.userId, correlationId: request.id }),
  })
}
