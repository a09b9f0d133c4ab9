/**
 * Lets only so many run at once, as each takes a processor that the rest of the shop needs, and only so many wait.
 * @param reject makes the error of whoever finds too many waiting
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
      // A place is handed on, or given back.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
