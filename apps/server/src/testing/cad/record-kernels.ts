import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

export interface RecordedKernels {
  /** The processes in the order of their start. */
  started: ChildProcess[]
  /** How many files they have written since then. */
  countFiles(): number
  stop(): void
}

/** Records each process that is started from now on. */
export function recordKernels(): RecordedKernels {
  const started: ChildProcess[] = []
  let files = 0
  const recordMessage = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('process' in message)) return
    if (!(message.process instanceof ChildProcess)) return
    started.push(message.process)
    message.process.on('message', () => {
      files += 1
    })
  }
  subscribe('child_process', recordMessage)
  return { started, countFiles: () => files, stop: () => unsubscribe('child_process', recordMessage) }
}
