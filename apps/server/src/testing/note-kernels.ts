import { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

export interface NotedKernels {
  /** In the order of their start. */
  started: ChildProcess[]
  stop(): void
}

/** Notes each process that is started from now on. */
export function noteKernels(): NotedKernels {
  const started: ChildProcess[] = []
  const note = (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('process' in message)) return
    if (message.process instanceof ChildProcess) started.push(message.process)
  }
  subscribe('child_process', note)
  return { started, stop: () => unsubscribe('child_process', note) }
}
