import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

export interface RecordedKernels {
  /** The processes in the order of their start. */
  started: ChildProcess[]
  stop(): void
}

/** Records each process that is started from now on. */
export function recordKernels(): RecordedKernels {
  const started: ChildProcess[] = []
  const recordMessage = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('process' in message)) return
    if (message.process instanceof ChildProcess) started.push(message.process)
  }
  subscribe('child_process', recordMessage)
  return { started, stop: () => unsubscribe('child_process', recordMessage) }
}
