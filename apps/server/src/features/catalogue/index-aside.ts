import { addAbortListener } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { IndexOptions, ProductInput } from '@normwerk/search/index-input'
import type { ArticleIndex } from './index-articles.ts'

const indexer = new URL('index-thread.ts', import.meta.url)
/** The columns of the index do not count. */
const heap = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 12 }

/** What the thread is given. */
export interface IndexTask {
  databaseUrl: string
  /** Its name, while the transaction that exported it is open. */
  snapshot: string
  options: IndexOptions
  /** By id. */
  products: ReadonlyMap<string, ProductInput>
}

/**
 * Reads and indexes the articles in a thread with a heap of its own: requests wait neither for the work nor for the
 * collection of its garbage. Rejects when it fails, runs out of memory, or is aborted.
 */
export async function indexAside(task: IndexTask, signal: AbortSignal): Promise<ArticleIndex> {
  const { promise, resolve, reject } = Promise.withResolvers<ArticleIndex>()
  const thread = new Worker(indexer, { workerData: task, resourceLimits: heap })
  using _ending = addAbortListener(signal, () => thread.terminate())
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('the indexer ended without an index')))
  return await promise
}
