import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { queriesOf } from '../../../database/client.ts'
import { AppError } from '../../../http/call.ts'
import { systemClock } from '../../../infrastructure/clock.ts'
import { createIds } from '../../../infrastructure/ids.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { countChanges } from '../describe-package.ts'
import { changeImport } from '../repository/imports.ts'
import { readShippedVersion, runImport } from '../run-import.ts'
import { ImportJob, type WorkerMessage } from './import-process.ts'

const progressEvery = 500

const [message] = await once(process, 'message')
const job = ImportJob.parse(message)
// No process would read the result after the shop has ended, so the import ends with the shop.
process.once('disconnect', () => process.exit(1))
send(await work(job))
process.disconnect()

async function work({ expected, ...run }: ImportJob): Promise<WorkerMessage> {
  const ids = createIds(systemClock)
  let isWritten = false
  let reported = 0
  try {
    const report = await runImport(run.databaseUrl, {
      ...{ path: run.path, language: run.language, dryRun: run.dryRun, clock: systemClock, ids },
      onProgress(progress) {
        const now = performance.now()
        if (progress.step === 'reading' && now - reported < progressEvery) return
        reported = now
        send({ progress })
      },
      // The effect of a package may change with the present catalogue.
      accepts: (report) => expected === null || isDeepStrictEqual(report, expected),
      async record(client, report) {
        isWritten = true
        const db = queriesOf(client)
        const now = systemClock.now()
        const version = run.source === 'shipped' ? await readShippedVersion() : null
        const done = { state: 'done', report, version, heartbeatAt: now } as const
        const isStillRunning = (await changeImport(db, run.importId, ['importing'], done)) !== undefined
        // Canceled a moment ago: ending the process rolls the transaction back.
        if (!isStillRunning) process.exit(1)
        const changes = countChanges(report)
        if (run.source === 'shipped' || Object.keys(changes).length === 0) return
        const { userId, correlationId } = run
        const event = { action: 'catalogue.imported', userId, companyId: null, changes, correlationId } as const
        await recordEvent({ ids, clock: systemClock }, db, event)
      },
    })
    return { report, isWritten }
  } catch (error) {
    if (error instanceof AppError && error.code === 'importRunning') return { busy: true }
    throw error
  }
}

function send(words: WorkerMessage): void {
  process.send?.(words)
}
