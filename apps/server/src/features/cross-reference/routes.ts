import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { noteEvent } from '../audit/note-event.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { importCrossReferences } from './import-cross-references.ts'
import { listCrossReferences } from './list-cross-references.ts'
import { deleteRow } from './repository.ts'

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
    delete: async ({ db, caller, params, request }) => {
      const deleted = await deleteRow(db, params.id)
      if (deleted === undefined) throw new AppError('entryNotFound')
      await noteEvent(tools, db, {
        action: 'crossReference.deleted',
        userId: caller.userId,
        companyId: null,
        changes: { pattern: [`${deleted.maker}: ${deleted.pattern}`, null] },
        correlationId: request.id,
      })
    },
  })
}
