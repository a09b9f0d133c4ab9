import { cadZipName, statisticsEndpoints, statisticsPrefix } from '@normwerk/contract/statistics'
import type { FastifyInstance } from 'fastify'
import { answerWorkbook } from '../../http/answers/file-answer.ts'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { collectCounts, type Downloads } from './count-downloads.ts'
import { listDownloadMonths, listFiles, readFigures, tableOfFiles, tableOfMonths } from './read-figures.ts'
import { addDownloads, addMonthlyCounts } from './repository/counts.ts'

export function statisticsRoutes(
  app: FastifyInstance,
  bind: Bind,
  dependencies: Dependencies,
  live: LiveCatalogue,
  downloads: Downloads,
): void {
  const { clock, database } = dependencies
  const views = collectCounts(app, (counted) => addMonthlyCounts(database, 'view', counted))
  bind(statisticsEndpoints, {
    reportZip: ({ db }) => addDownloads(db, [{ name: cadZipName, count: 1, lastAt: clock.now() }]),
    reportView: async ({ input: { productNr } }) => {
      if (live.current().idsByNr.has(productNr)) views.add({ name: productNr, count: 1, lastAt: clock.now() })
    },
    listMonths: async ({ db, input }) => {
      await downloads.store()
      return listDownloadMonths(db, clock.now(), input.fileName)
    },
    readFigures: async ({ db, language }) => {
      await views.store()
      return readFigures(db, live.current(), clock.now(), language)
    },
    listFiles: async ({ db }) => {
      await downloads.store()
      return listFiles(db)
    },
    exportFiles: async ({ db, language }) => {
      await downloads.store()
      const moment = clock.now().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')
      return answerWorkbook(`${statisticsPrefix}-${moment}`, [
        tableOfFiles(await listFiles(db), language),
        tableOfMonths(await listDownloadMonths(db, clock.now(), undefined), language),
      ])
    },
  })
}
