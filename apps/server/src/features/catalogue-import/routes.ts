import { catalogueImportEndpoints } from '@normwerk/contract/catalogue-import'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../http/bind.ts'
import type { Tools } from '../../tools.ts'
import { importCatalogue } from './import-catalogue.ts'

export function catalogueImportRoutes(app: FastifyInstance, tools: Tools): void {
  bind(app, tools, catalogueImportEndpoints, {
    import: ({ caller, input, upload, language, request }) =>
      importCatalogue(tools, upload.content, {
        userId: caller.userId,
        language,
        dryRun: input.dryRun === 'true',
        correlationId: request.id,
      }),
  })
}
