import { addAbortListener } from 'node:events'

/** How many jobs run and wait at the same time. */
interface Limits {
  atOnce: number
  /** Of one owner. */
  atOnceOfOne: number
  /** Waiting jobs of one owner, besides those that run. */
  waitingOfOne: number
  waiting: number
}

interface Waiting {
  begin: () => void
  fail: (reason: unknown) => void
}

/** Who may give up waiting. The signal is only read for a job that waits. */
export interface Leaving {
  readonly signal: AbortSignal
}

/**
 * Limits how many jobs run at the same time, in total and of each owner. Further jobs of an owner wait in their own
 * queue, and the queues take turns, so that an owner of many jobs does not block others. If too many wait, the last job
 * of the longest queue is rejected in favour of an owner with fewer jobs. A job that is aborted leaves its queue.
 * @param reject creates the error of a rejected job
 */
export function createQueues(limits: Limits, reject: () => Error) {
  const { atOnce, atOnceOfOne, waitingOfOne, waiting: maxWaiting } = limits
  /** The number of running jobs of each owner who has any. */
  const running = new Map<string, number>()
  let runningOfAll = 0
  /** The waiting work of each owner; the owner who is served next comes first. */
  const queues = new Map<string, Waiting[]>()
  let waiting = 0

  function isFree(owner: string): boolean {
    return (running.get(owner) ?? 0) < atOnceOfOne
  }

  function begin(owner: string): void {
    running.set(owner, (running.get(owner) ?? 0) + 1)
    runningOfAll += 1
  }

  async function join(owner: string, leaving: Leaving | undefined): Promise<void> {
    const queue = queues.get(owner) ?? []
    if (queue.length >= waitingOfOne) throw reject()
    if (waiting >= maxWaiting) dropLast(queue.length)
    queues.set(owner, queue)
    waiting += 1
    const { promise, resolve, reject: fail } = Promise.withResolvers<void>()
    const place = { begin: resolve, fail }
    queue.push(place)
    const signal = leaving?.signal
    using _leaving = signal && addAbortListener(signal, () => giveUp(owner, place, signal.reason))
    await promise
  }

  function giveUp(owner: string, place: Waiting, reason: unknown): void {
    const queue = queues.get(owner)
    const at = queue?.indexOf(place) ?? -1
    if (queue === undefined || at === -1) return
    queue.splice(at, 1)
    if (queue.length === 0) queues.delete(owner)
    waiting -= 1
    place.fail(reason)
  }

  function dropLast(own: number): void {
    const [longest] = [...queues.values()].sort((a, b) => b.length - a.length)
    const last = longest !== undefined && longest.length > own + 1 ? longest.pop() : undefined
    if (last === undefined) throw reject()
    // Never the only job of a queue, so no queue becomes empty.
    waiting -= 1
    last.fail(reject())
  }

  function callNext(): void {
    if (waiting === 0) return
    const [owner, queue] = queues.entries().find(([other]) => isFree(other)) ?? []
    const first = queue?.shift()
    if (owner === undefined || first === undefined) return
    if (queue?.length === 0) queues.delete(owner)
    waiting -= 1
    begin(owner)
    // The event loop first reads new requests, which may be of owners who have no running job.
    setImmediate(first.begin)
  }

  function putLast(owner: string): void {
    const queue = queues.get(owner)
    if (queue === undefined) return
    queues.delete(owner)
    queues.set(owner, queue)
  }

  /** Begins a job, or returns the promise for which it waits. */
  function enter(owner: string, leaving?: Leaving): Promise<void> | undefined {
    if (!isFree(owner) || runningOfAll >= atOnce) return join(owner, leaving)
    begin(owner)
    return undefined
  }

  /** Ends a job that has begun. */
  function leave(owner: string): void {
    const left = (running.get(owner) ?? 0) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    runningOfAll -= 1
    putLast(owner)
    callNext()
  }

  async function inLine<Result>(owner: string, run: () => Promise<Result>, leaving?: Leaving): Promise<Result> {
    const waits = enter(owner, leaving)
    if (waits !== undefined) await waits
    try {
      return await run()
    } finally {
      leave(owner)
    }
  }

  return { enter, leave, inLine }
}
