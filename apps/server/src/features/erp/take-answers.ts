import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../http/call.ts'
import { insertAnswer } from './repository/answers.ts'
import { foldersOf } from './write-order-file.ts'

type Surroundings = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'jobs' | 'settings'>

const lookEvery = 10_000
/** A file that changed just now may still be written. */
const settleTime = 5000
const maxBytes = 4 * 1024 * 1024

/** Looks for answers of the ERP as long as the app runs. Several servers may look into the same folder. */
export function watchAnswers(app: FastifyInstance, dependencies: Dependencies): void {
  if (dependencies.settings.erpConnector !== 'file') return
  let look: Promise<void> | null = null
  const timer = setInterval(() => {
    // A folder of another machine may keep it waiting for long.
    look ??= takeAnswers(dependencies)
      .catch((error) => app.log.error({ err: error }, 'answers of the ERP'))
      .finally(() => {
        look = null
      })
  }, lookEvery).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await look
  })
}

/**
 * Takes all answers out of their folder, by their names. A file is removed once the database has it with its job, so a
 * crash takes it again, and the same content is not applied again.
 * @throws AggregateError after all others are taken if some could not be
 */
export async function takeAnswers(dependencies: Surroundings): Promise<void> {
  const { answers: folder } = foldersOf(dependencies.settings)
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.xml$/i.test(name))
  const errors: unknown[] = []
  for (const name of names.sort()) {
    await takeAnswer(dependencies, join(folder, name), name).catch((error) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some answers could not be taken')
}

async function takeAnswer({ database, clock, ids, jobs }: Surroundings, path: string, fileName: string): Promise<void> {
  const now = clock.now()
  const found = await stat(path).catch(ignoreMissing)
  if (found === undefined || now.getTime() - found.mtimeMs < settleTime) return
  const content = found.size > maxBytes ? Buffer.alloc(0) : await readFile(path).catch(ignoreMissing)
  if (content === undefined) return
  const id = ids.next()
  // Too large files are told apart by their names, and rejected as empty ones.
  const hash = createHash('sha256')
    .update(content.length === 0 ? `${fileName} ${found.size}` : content)
    .digest('hex')
  await database.transaction(async (db) => {
    if (await insertAnswer(db, { id, fileName: fileName.slice(0, 200), content, hash, receivedAt: now }))
      await jobs.enqueue(db, 'answer', { answerId: id })
  })
  await unlink(path).catch(ignoreMissing)
}

/** Another server has taken the file. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
