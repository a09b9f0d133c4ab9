import { addAbortListener } from 'node:events'

/** How many jobs run and wait at the same time. */
interface Limits {
  atOnce: number
  /** Waiting jobs of one owner, besides the one that runs. */
  waitingOfOne: number
  waiting: number
}

interface Waiting {
  begin: () => void
  giveUp: (reason: unknown) => void
}

/**
 * Limits how many jobs run at the same time, and of each owner only one. Further jobs of an owner wait in their own
 * queue, and the queues take turns, so that an owner of many jobs does not block others. If too many wait, the last job
 * of the longest queue is rejected in favour of an owner with fewer jobs. A job that is aborted leaves its queue.
 * @param reject creates the error of a rejected job
 */
export function createLines({ atOnce, waitingOfOne, waiting: maxWaiting }: Limits, reject: () => Error) {
  const running = new Set<string>()
  /** The waiting work of each owner; the owner who is served next comes first. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0

  async function join(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const line = lines.get(owner) ?? []
    if (line.length >= waitingOfOne) throw reject()
    if (waiting >= maxWaiting) dropLast(line.length)
    lines.set(owner, line)
    waiting += 1
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>()
    const place = { begin, giveUp }
    line.push(place)
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
    const next = [...lines].find(([owner]) => !running.has(owner))
    const [owner, line] = next ?? []
    const first = line?.shift()
    if (owner === undefined || first === undefined) return
    if (line?.length === 0) lines.delete(owner)
    waiting -= 1
    running.add(owner)
    first.begin()
  }

  function putLast(owner: string): void {
    const line = lines.get(owner)
    if (line === undefined) return
    lines.delete(owner)
    lines.set(owner, line)
  }

  return async function inLine<Result>(
    owner: string,
    run: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    if (running.has(owner) || running.size >= atOnce) await join(owner, signal)
    else running.add(owner)
    try {
      return await run()
    } finally {
      running.delete(owner)
      putLast(owner)
      callNext()
    }
  }
}
