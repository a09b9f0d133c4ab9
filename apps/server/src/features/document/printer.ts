import { Worker } from 'node:worker_threads'
import type { DocumentContent } from '../../database/tables/documents.ts'

const threadFile = new URL('print-thread.ts', import.meta.url)
const heap = { maxOldGenerationSizeMb: 256 }
const timeoutMs = 30_000

export interface PrintTask {
  id: string
  content: DocumentContent
  /** The dates within the file, so that a repeated job writes the same bytes. */
  createdAt: Date
}

export interface Printed {
  id: string
  pdf: Uint8Array
  /** Of an invoice. */
  xml: Uint8Array | null
}

/** What the thread answers. */
export type PrintAnswer = Printed | { id: string; error: string }

export interface Printer {
  /** Rejects if it fails, takes too long or runs out of memory. */
  print(task: PrintTask): Promise<Printed>
  stop(): Promise<void>
}

/**
 * Prints documents in a thread with its own heap, so that no request waits for them. The thread starts with the first
 * document, and anew after a failure.
 */
export function createPrinter(): Printer {
  const waiting = new Map<string, PromiseWithResolvers<Printed>>()
  let thread: Worker | null = null

  function start(): Worker {
    const started = new Worker(threadFile, { resourceLimits: heap })
    started.unref()
    started.on('message', (answer: PrintAnswer) => {
      const task = waiting.get(answer.id)
      if ('error' in answer) task?.reject(new Error(answer.error))
      else task?.resolve(answer)
    })
    started.once('error', giveUp)
    started.once('exit', () => giveUp(new Error('the printer ended without a document')))
    return started
  }

  function giveUp(error: unknown): void {
    void thread?.terminate()
    thread = null
    for (const task of waiting.values()) task.reject(error)
  }

  return {
    async print(task) {
      const promise = Promise.withResolvers<Printed>()
      waiting.set(task.id, promise)
      const timer = setTimeout(() => giveUp(new Error(`a document took longer than ${timeoutMs} ms`)), timeoutMs)
      try {
        thread ??= start()
        thread.postMessage(task)
        return await promise.promise
      } finally {
        clearTimeout(timer)
        waiting.delete(task.id)
      }
    },
    async stop() {
      await thread?.terminate()
    },
  }
}
