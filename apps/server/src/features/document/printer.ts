import { Worker } from 'node:worker_threads'
import type { Labels } from '@normwerk/documents/labels/labels'
import type { DocumentContent } from '../../database/tables/documents.ts'

const threadFile = new URL('print-thread.ts', import.meta.url)
const heap = { maxOldGenerationSizeMb: 256 }
const timeoutMs = 30_000

export interface Printing {
  content: DocumentContent | Labels
  /** The dates within the file, so that a repeated job writes the same bytes. */
  createdAt: Date
}

export interface Printed {
  pdf: Uint8Array
  /** Of an invoice. */
  xml: Uint8Array | null
}

/** What the thread is asked; the same document may be printed twice at the same time. */
export type PrintTask = Printing & { task: number }

/** What the thread answers. */
export type PrintAnswer = (Printed | { error: string }) & { task: number }

export interface Printer {
  /** Rejects if it fails, takes too long or runs out of memory. */
  print(printing: Printing): Promise<Printed>
  /** Ends the thread after the documents that it prints; another one would start a new thread. */
  stop(): Promise<void>
}

/**
 * Prints documents in a thread with its own heap, so that no request waits for them. The thread starts with the first
 * document, and anew after a failure.
 */
export function createPrinter(): Printer {
  let current: ReturnType<typeof startThread> | null = null
  let lastTask = 0

  return {
    async print({ content, createdAt }) {
      const thread = current ?? startThread()
      current = thread
      const task = ++lastTask
      const promise = Promise.withResolvers<Printed>()
      thread.waiting.set(task, promise)
      const tooLong = new Error(`a document took longer than ${timeoutMs} ms`)
      const timer = setTimeout(() => thread.end(tooLong), timeoutMs)
      try {
        thread.worker.postMessage({ task, content, createdAt } satisfies PrintTask)
        return await promise.promise
      } finally {
        clearTimeout(timer)
        thread.waiting.delete(task)
      }
    },
    async stop() {
      if (current === null) return
      const { worker, waiting } = current
      current = null
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise))
      await worker.terminate()
    },
  }

  function startThread() {
    const waiting = new Map<number, PromiseWithResolvers<Printed>>()
    const worker = new Worker(threadFile, { resourceLimits: heap })
    const thread = { worker, waiting, end }
    worker.unref()
    worker.on('message', (answer: PrintAnswer) => {
      const printing = waiting.get(answer.task)
      if ('error' in answer) printing?.reject(new Error(answer.error))
      else printing?.resolve(answer)
    })
    worker.once('error', end)
    worker.once('exit', () => end(new Error('the printer ended without a document')))
    return thread

    /** All documents of the thread fail together, and the next one starts another thread. */
    function end(error: unknown): void {
      if (current === thread) current = null
      void worker.terminate()
      for (const printing of waiting.values()) printing.reject(error)
    }
  }
}
