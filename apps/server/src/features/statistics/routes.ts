import { cadZipName, statisticsEndpoints, statisticsPrefix } from '@normwerk/contract/statistics'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { answerWorkbook } from '../../http/answer-workbook.ts'
import { bind } from '../../http/bind.ts'
import type { Downloads } from './count-downloads.ts'
import { listFiles } from './list-files.ts'
import { addDownloads } from './repository/file-downloads.ts'
import { tableOfFiles } from './table-of-files.ts'

export function statisticsRoutes(app: FastifyInstance, dependencies: Dependencies, downloads: Downloads): void {
  const { clock } = dependencies
  bind(app, dependencies, statisticsEndpoints, {
    reportZip: ({ db }) => addDownloads(db, [{ fileName: cadZipName, count: 1, lastAt: clock.now() }]),
    listFiles: async ({ db }) => {
      await downloads.store()
      return listFiles(db)
    },
    exportFiles: async ({ db, language }) => {
      await downloads.store()
      const moment = clock.now().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')
      return answerWorkbook(`${statisticsPrefix}-${moment}`, [tableOfFiles(await listFiles(db), language)])
    },
  })
}
