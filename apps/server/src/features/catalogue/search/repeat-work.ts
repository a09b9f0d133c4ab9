const minute = 60_000
const firstPause = 1000

/** Background work that is requested again and again. */
export interface Repeated {
  /** Runs the work, after the current run if there is one. */
  ask(): void
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
}

/**
 * Runs `work` on each request, each minute, and after every failure with delays that double up to a minute. It never
 * runs twice at the same time; any number of requests during a run cause one more run.
 */
export function repeatWork(work: (signal: AbortSignal) => Promise<void>, report: (error: unknown) => void): Repeated {
  const stopping = new AbortController()
  const timer = setInterval(ask, minute).unref()
  let retry: NodeJS.Timeout | undefined
  let pause = firstPause
  let isAsked = false
  let isRunning = false
  let running = Promise.resolve()

  function ask(): void {
    isAsked = true
    if (!isRunning && !stopping.signal.aborted) running = run()
  }

  async function run(): Promise<void> {
    isRunning = true
    clearTimeout(retry)
    try {
      while (isAsked && !stopping.signal.aborted) {
        isAsked = false
        await work(stopping.signal)
      }
      pause = firstPause
    } catch (error) {
      if (stopping.signal.aborted) return
      report(error)
      retry = setTimeout(ask, pause).unref()
      pause = Math.min(2 * pause, minute)
    } finally {
      isRunning = false
    }
  }

  return {
    ask,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
      clearTimeout(retry)
    },
  }
}
