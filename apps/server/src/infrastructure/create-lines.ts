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
  giveUp: (reason: unknown) => void
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
export function createLines(limits: Limits, reject: () => Error) {
  const { atOnce, atOnceOfOne, waitingOfOne, waiting: maxWaiting } = limits
  /** The number of running jobs of each owner who has any. */
  const running = new Map<string, number>()
  let runningOfAll = 0
  /** The waiting work of each owner; the owner who is served next comes first. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0

  function isFree(owner: string): boolean {
    return (running.get(owner) ?? 0) < atOnceOfOne
  }

  function begin(owner: string): void {
    running.set(owner, (running.get(owner) ?? 0) + 1)
    runningOfAll += 1
  }

  function end(owner: string): void {
    const left = (running.get(owner) ?? 0) - 1
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
    runningOfAll -= 1
  }

  async function join(owner: string, leaving: Leaving | undefined): Promise<void> {
    const line = lines.get(owner) ?? []
    if (line.length >= waitingOfOne) throw reject()
    if (waiting >= maxWaiting) dropLast(line.length)
    lines.set(owner, line)
    waiting += 1
    const { promise, resolve, reject: giveUp } = Promise.withResolvers<void>()
    const place = { begin: resolve, giveUp }
    line.push(place)
    const signal = leaving?.signal
    using _leaving = signal && addAbortListener(signal, () => leave(owner, place, signal.reason))
    await promise
  }

  function leave(owner: string, place: Waiting, reason: unknown): void {
    const line = lines.get(owner)
    const at = line?.indexOf(place) ?? -1
    if (line === undefined || at === -1) return
    line.splice(at, 1)
    if (line.length === 0) lines.delete(owner)
    waiting -= 1
    place.giveUp(reason)
  }

  function dropLast(own: number): void {
    const [longest] = [...lines.values()].sort((a, b) => b.length - a.length)
    const last = longest !== undefined && longest.length > own + 1 ? longest.pop() : undefined
    if (last === undefined) throw reject()
    // Never the only job of a queue, so no queue becomes empty.
    waiting -= 1
    last.giveUp(reject())
  }

  function callNext(): void {
    const [owner, line] = lines.entries().find(([other]) => isFree(other)) ?? []
    const first = line?.shift()
    if (owner === undefined || first === undefined) return
    if (line?.length === 0) lines.delete(owner)
    waiting -= 1
    begin(owner)
    // The event loop first reads new requests, which may be of owners who have no running job.
    setImmediate(first.begin)
  }

  function putLast(owner: string): void {
    const line = lines.get(owner)
    if (line === undefined) return
    lines.delete(owner)
    lines.set(owner, line)
  }

  return async function inLine<Result>(owner: string, run: () => Promise<Result>, leaving?: Leaving): Promise<Result> {
    if (isFree(owner) && runningOfAll < atOnce) begin(owner)
    else await join(owner, leaving)
    try {
      return await run()
    } finally {
      end(owner)
      putLast(owner)
      callNext()
    }
  }
}
