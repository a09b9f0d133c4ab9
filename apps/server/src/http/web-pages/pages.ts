import { createQueues } from '../../infrastructure/create-queues.ts'
import { createSharedWork } from '../../infrastructure/shared-work.ts'
import { AppError } from '../call.ts'
import type { Carry, MadePage, PageTask, Renderer } from './renderer.ts'

export interface KeptPages {
  find(key: string): MadePage | undefined
  keep(key: string, page: MadePage): void
  bytes(): number
}

/** Keeps pages up to a number of bytes. Those that were not requested for the longest time make room. */
export function createKeptPages(maxBytes: number): KeptPages {
  /** In the order of their last requests, the newest last. */
  const pages = new Map<string, MadePage>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= pages.get(key)?.body.byteLength ?? 0
    pages.delete(key)
  }

  return {
    find(key) {
      const page = pages.get(key)
      if (page !== undefined) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    keep(key, page) {
      drop(key)
      pages.set(key, page)
      bytes += page.body.byteLength
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    bytes: () => bytes,
  }
}

/** A page is made in about 30 ms of CPU, so the last one in the queue waits some seconds at most. */
const limits = { atOnce: 4, atOnceOfOne: 1, waitingOfOne: 40, waiting: 80 }
const keptBytes = 32 * 1024 ** 2

export interface PageRequest {
  task: PageTask
  carry: Carry
  /** The network address of the client. Clients take turns in the queue. */
  client: string
  /** The page of a signed-in user, which is only for this request. */
  isPersonal: boolean
  /** The page is kept for the next visitors. */
  isKept: boolean
}

export interface Pages {
  /**
   * Returns a kept page, or makes it. Visitors who request the same page at the same time wait for one page. Rejects when
   * the signal is aborted, and a page that nobody waits for is not made.
   * @throws AppError `temporarilyUnavailable` if too many pages wait
   */
  read(request: PageRequest, signal: AbortSignal): Promise<MadePage>
  status(): PagesStatus
}

export interface PagesStatus {
  /** Since the start of the process. */
  made: number
  keptBytes: number
}

/** @param edition returns another text after each change of what the pages show */
export function createPages(renderer: Renderer, edition: () => string): Pages {
  const kept = createKeptPages(keptBytes)
  const share = createSharedWork<MadePage>()
  const { inLine } = createQueues(limits, () => new AppError('temporarilyUnavailable'))
  let made = 0

  function make({ task, carry, client }: PageRequest, signal: AbortSignal): Promise<MadePage> {
    const run = () => {
      made += 1
      return renderer.make(task, carry, signal)
    }
    return inLine(client, run, { signal })
  }

  return {
    async read(request, signal) {
      if (request.isPersonal) return make(request, signal)
      // If the contents change while a page is made, it is kept for the edition before, in which nobody looks any more.
      const key = JSON.stringify([edition(), request.task])
      const found = kept.find(key)
      if (found !== undefined) return found
      return share(
        key,
        async (everybody) => {
          const page = await make(request, everybody)
          if (request.isKept && page.status === 200) kept.keep(key, page)
          return page
        },
        signal,
      )
    },
    status: () => ({ made, keptBytes: kept.bytes() }),
  }
}
