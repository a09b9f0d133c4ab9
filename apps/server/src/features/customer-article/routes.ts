import { customerArticleEndpoints } from '@normwerk/contract/customer-article'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { recogniseFormat } from '../../infrastructure/spreadsheets/recognise-format.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { readSheets } from '../import/read-sheets.ts'
import { importOwnNumbers, maxRows } from './import-own-numbers.ts'
import { listOwnNumbers } from './list-own-numbers.ts'
import { setOwnNumber } from './set-own-number.ts'

export function customerArticleRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
): void {
  bind(app, dependencies, customerArticleEndpoints, {
    list: ({ db, caller, input, language }) => listOwnNumbers(db, caller, input, language),
    set: (call) => setOwnNumber(dependencies, catalogue.current(), call, call.input),
    import: async ({ caller, input, upload, language }) =>
      importOwnNumbers(dependencies, catalogue.current(), await readSheets(caller.userId, upload, maxRows), {
        companyId: caller.companyId,
        language,
        isText: recogniseFormat(upload.content, upload.fileName) === 'text',
        dryRun: input.dryRun === 'true',
        onlyValid: input.onlyValid === 'true',
      }),
  })
}
