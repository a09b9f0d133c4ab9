/** So much at once, so much waiting. */
interface Limits {
  atOnce: number
  /** Of one owner, besides the one of his that runs. */
  waitingOfOne: number
  waiting: number
}

interface Waiting {
  begin: () => void
  giveUp: (error: Error) => void
}

/**
 * Lets only so many run at once, and of each owner only one: whatever else he wants waits in a line of his own, and the
 * lines take turns. Who wants much does not keep others from their one: where too many wait, the last of the longest
 * line gives way to who waits for less.
 * @param reject makes the error of whoever finds too many waiting
 */
export function createLines({ atOnce, waitingOfOne, waiting: maxWaiting }: Limits, reject: () => Error) {
  const running = new Set<string>()
  /** By owner; the one whose turn comes next stands first. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0

  function join(owner: string): Promise<void> {
    const line = lines.get(owner) ?? []
    if (line.length >= waitingOfOne) throw reject()
    if (waiting >= maxWaiting) dropOldest(line.length)
    lines.set(owner, line)
    waiting += 1
    const { promise, resolve: begin, reject: giveUp } = Promise.withResolvers<void>()
    line.push({ begin, giveUp })
    return promise
  }

  function dropOldest(own: number): void {
    const [longest] = [...lines.values()].sort((a, b) => b.length - a.length)
    const last = longest !== undefined && longest.length > own + 1 ? longest.pop() : undefined
    if (last === undefined) throw reject()
    // Never its only one, so no line is left empty.
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

  return async function inLine<Result>(owner: string, run: () => Promise<Result>): Promise<Result> {
    if (running.has(owner) || running.size >= atOnce) await join(owner)
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
