import { addAbortListener } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { LanguageCode } from '@normwerk/contract/language'
import { AppError } from '../call.ts'
import type { FromThread, PageCall, PageCallAnswer, PageOrder, ThreadData } from './render-thread.ts'

const threadFile = new URL('render-thread.ts', import.meta.url)
const heap = { maxOldGenerationSizeMb: 256 }
/** A page that takes longer hangs, and its thread is replaced, unless it waits for its calls. */
export const maxMs = 20_000

export interface PageTask {
  /** Protocol and host of the shop. */
  origin: string
  /** Path and query, below the root. */
  url: string
  /** Below which the visit of a purchasing system has its pages; empty for all others. */
  root: string
  code: LanguageCode
  /** Null: the client accepts none of ours. */
  encoding: 'br' | 'gzip' | null
}

export interface MadePage {
  status: number
  /** The document in the encoding of its task. */
  body: Buffer
}

/** Carries out a call of a page for the person who requested the page. */
export type Carry = (call: PageCall) => Promise<PageCallAnswer>

export interface Renderer {
  /** Rejects if the page fails or the signal is aborted; the rest of the page is then not made. */
  make(task: PageTask, carry: Carry, signal: AbortSignal): Promise<MadePage>
  stop(): Promise<void>
}

/**
 * Makes pages in a thread with its own heap, so that other requests wait neither for React nor for its garbage. The
 * thread starts with the first page, and again after a failure. The calls of a page are carried out in this thread.
 */
export function createRenderer(data: ThreadData, report: (error: unknown) => void): Renderer {
  let current: Worker | null = null

  function start(): Worker {
    const thread = new Worker(threadFile, { workerData: data, resourceLimits: heap })
    thread.on('error', report)
    thread.once('exit', () => {
      if (current === thread) current = null
    })
    return thread
  }

  return {
    async make(task, carry, signal) {
      current ??= start()
      const thread = current
      const { port1: port, port2: threadPort } = new MessageChannel()
      const { promise, resolve, reject } = Promise.withResolvers<MadePage>()
      let unanswered = 0
      async function answerCalls(calls: readonly PageCall[]): Promise<void> {
        unanswered += 1
        port.postMessage(await Promise.all(calls.map(carry)))
        unanswered -= 1
      }
      port.on('message', (message: FromThread) => {
        if (message.kind === 'page') resolve({ status: message.status, body: Buffer.from(message.body.buffer) })
        else if (message.kind === 'failure') reject(message.error)
        // A stopping server rejects calls.
        else answerCalls(message.calls).catch(reject)
      })
      port.once('close', () => reject(new Error('the thread of the pages has ended')))
      using _leaving = addAbortListener(signal, () => reject(signal.reason))
      const late = setTimeout(() => {
        // Other pages in the thread go on.
        if (unanswered > 0) reject(new AppError('temporarilyUnavailable'))
        else void thread.terminate()
      }, maxMs)
      thread.postMessage({ task, port: threadPort } satisfies PageOrder, [threadPort])
      try {
        return await promise
      } finally {
        clearTimeout(late)
        port.close()
      }
    },
    async stop() {
      await current?.terminate()
    },
  }
}
