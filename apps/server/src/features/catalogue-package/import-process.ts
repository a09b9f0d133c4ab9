import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImportProgress } from '@normwerk/contract/catalogue-package'
import { type ImportJob, WorkerMessage } from './worker-messages.ts'

const worker = fileURLToPath(new URL('worker.ts', import.meta.url))
/** Of JavaScript, MB: what it reads it does not keep, and rows that live for a moment need little room. */
const memory = ['--max-old-space-size=160', '--max-semi-space-size=4']

export type ImportEnd = Exclude<WorkerMessage, { progress: ImportProgress }>

export interface ImportProcess {
  /** Rejects where the process ended before it had said anything of the end. */
  end: Promise<ImportEnd>
  /** Ends it at once; what it had not committed is gone. */
  kill(): void
}

/** Imports in a process of its own: what it does to its memory and its time it does not do to the shop. */
export function startImportProcess(job: ImportJob, onProgress: (progress: ImportProgress) => void): ImportProcess {
  const child = fork(worker, [], {
    execArgv: memory,
    env: {},
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
