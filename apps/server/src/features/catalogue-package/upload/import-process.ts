import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImportProgress } from '@normwerk/contract/catalogue-package'
import { type ImportJob, WorkerMessage } from './worker-messages.ts'

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
