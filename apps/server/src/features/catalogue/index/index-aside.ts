import { addAbortListener } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IndexOptions, ProductInput } from '@normwerk/search/index-input'
import type { ArticleIndex } from './index-articles.ts'

const threadFile = new URL('index-thread.ts', import.meta.url)
/** Limits of the heap; the index's columns are outside it. */
const heap = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 }

/** The input of the thread. */
export interface IndexTask {
  databaseUrl: string
  /** Name of the snapshot, which is valid while its transaction is open. */
  snapshot: string
  options: IndexOptions
  /** By id. */
  products: ReadonlyMap<string, ProductInput>
}

export type ArticleIndexer = (task: IndexTask, signal: AbortSignal) => Promise<ArticleIndex>

/**
 * Reads and indexes the articles in a thread with its own heap, so that requests wait neither for this work nor for its
 * garbage collection. Rejects if it fails, runs out of memory, or is aborted.
 */
export async function indexAside(task: IndexTask, signal: AbortSignal): Promise<ArticleIndex> {
  const { promise, resolve, reject } = Promise.withResolvers<ArticleIndex>()
  const thread = new Worker(threadFile, { workerData: task, resourceLimits: heap })
  using _ending = addAbortListener(signal, () => thread.terminate())
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the indexer ended without an index')))
  return await promise
}
