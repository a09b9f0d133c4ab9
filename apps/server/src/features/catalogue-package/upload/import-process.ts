import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ImportProgress, PackageReport } from '@normwerk/contract/catalogue-package'
import { Id } from '@normwerk/contract/common'
import { LanguageCode } from '@normwerk/contract/language'
import * as z from 'zod/mini'

/** The job that the shop gives a process. */
export const ImportJob = z.strictObject({
  importId: Id,
  databaseUrl: z.string(),
  path: z.string(),
  source: z.enum(['shipped', 'staff']),
  userId: z.nullable(Id),
  correlationId: z.string(),
  language: LanguageCode,
  dryRun: z.boolean(),
  /** The report of the check; the import is stored only if its report is the same. */
  expected: z.nullable(PackageReport),
})
export type ImportJob = z.output<typeof ImportJob>

/** Messages of the process: its progress, and at the end one of the others. */
export const WorkerMessage = z.union([
  z.strictObject({ progress: ImportProgress }),
  z.strictObject({ report: PackageReport, isWritten: z.boolean() }),
  z.strictObject({ busy: z.literal(true) }),
])
export type WorkerMessage = z.output<typeof WorkerMessage>

const worker = fileURLToPath(new URL('worker.ts', import.meta.url))
/** Of JavaScript, MB. The process keeps little of what it reads, and short-lived rows need little memory. */
const memory = ['--max-old-space-size=160', '--max-semi-space-size=4']

export type ImportEnd = Exclude<WorkerMessage, { progress: ImportProgress }>

export interface ImportProcess {
  /** Rejects if the process ended without reporting a result. */
  end: Promise<ImportEnd>
  /** Ends it at once; uncommitted changes are rolled back. */
  kill(): void
}

/** Imports in a separate process, so that it can use up only its own memory and time. */
export function startImportProcess(job: ImportJob, onProgress: (progress: ImportProgress) => void): ImportProcess {
  const child = fork(worker, [], {
    execArgv: memory,
    // Without the shop's settings, but with its cache of compiled modules if it has one.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<ImportEnd>()
  child.on('message', (words) => {
    const said = WorkerMessage.safeParse(words)
    if (!said.success) child.kill('SIGKILL')
    else if ('progress' in said.data) onProgress(said.data.progress)
    else resolve(said.data)
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => reject(new Error(`The import ended with ${signal ?? code}`)))
  child.send(job)
  return { end: promise, kill: () => child.kill('SIGKILL') }
}
