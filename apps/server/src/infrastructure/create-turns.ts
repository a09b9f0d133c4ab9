/**
 * Limits how many jobs run, because each needs a processor that the rest of the shop needs too, and how many wait.
 * @param reject creates the error of a job for which too many are waiting
 */
export function createTurns(maxAtOnce: number, maxWaiting: number, reject: () => Error) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw reject()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await run()
    } finally {
      // Passes the place on, or frees it.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
