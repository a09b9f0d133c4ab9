import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { bind } from '../../http/bind.ts'
import { recogniseFormat } from '../../infrastructure/spreadsheets/recognise-format.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { readSheets } from '../import/read-sheets.ts'
import { importCustomerPartNumbers, maxRows } from './import-customer-part-numbers.ts'
import { listCustomerPartNumbers, setCustomerPartNumber } from './list-customer-part-numbers.ts'

export function customerPartNumberRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
): void {
  bind(app, dependencies, customerPartNumberEndpoints, {
    list: ({ db, caller, input, language }) => listCustomerPartNumbers(db, caller, input, language),
    set: (call) => setCustomerPartNumber(dependencies, catalogue.current(), call, call.input),
    import: async ({ caller, input, upload, language, request }) =>
      importCustomerPartNumbers(dependencies, catalogue.current(), await readSheets(caller.userId, upload, maxRows), {
        companyId: caller.companyId,
        userId: caller.userId,
        correlationId: request.id,
        language,
        isText: recogniseFormat(upload.content, upload.fileName, 'sheets') === 'text',
        dryRun: input.dryRun === 'true',
        onlyValid: input.onlyValid === 'true',
      }),
  })
}
