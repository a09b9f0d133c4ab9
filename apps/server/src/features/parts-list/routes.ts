import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import { translate } from '@normwerk/i18n/translate'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { answerWorkbook } from '../../http/answers/file-answer.ts'
import { bind } from '../../http/bind.ts'
import { untilDisconnected } from '../../http/expect-waiting.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import type { MissedSearches } from '../missed-search/collect-searches.ts'
import { importRows } from './import-rows.ts'
import { readMould } from './mould/read-mould.ts'
import { deleteColumns, listRememberedColumns, readFile, rememberColumns, tablesOfSample } from './read-file.ts'

export function partsListRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  missed: MissedSearches,
): void {
  bind(app, dependencies, partsListEndpoints, {
    readFile: (call) => readFile(call, call.upload),
    sample: ({ language }) => answerWorkbook(translate(language, 'cartFile.sample'), tablesOfSample(language)),
    import: (call) => importRows({ ...dependencies, missed }, catalogue.current(), call),
    rememberMapping: (call) => rememberColumns(dependencies, call, call.input),
    listMappings: ({ db, caller }) => listRememberedColumns(db, caller.companyId),
    deleteMapping: ({ db, caller, params }) => deleteColumns(db, caller.companyId, params.id),
  })
  bind(app, dependencies, mouldEndpoints, {
    read: (call) => readMould(catalogue.current(), { ...call, signal: untilDisconnected(call.reply) }),
  })
}
