import { reportError } from './infrastructure/report.ts'
import type { Shop } from './start-shop.ts'

/**
 * A signal may come twice for one request to stop: from the terminal and from npm, or from a service manager to each
 * process and from npm.
 */
const repeatedSignalTime = 500
const parentPause = 500
const abandonTime = 5000

/**
 * Stops the shop in order on a signal, after an error that nobody handled, and if npm has ended without a signal. A second
 * request to stop ends it at once.
 */
export function listenForStop(starting: Promise<Shop>, atOnce: AsyncDisposableStack): void {
  let stoppingSince: number | null = null

  let code = 0

  const stop = async () => {
    stoppingSince = performance.now()
    // A failed start is reported where it is awaited.
    const shop = await starting.catch(() => null)
    if (shop === null) return
    try {
      await shop.stop()
      process.exit(code)
    } catch (error) {
      reportError(toError(error))
      process.exit(1)
    }
  }

  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), abandonTime)
    await atOnce.disposeAsync()
    process.exit(1)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince === null) stop()
      else if (performance.now() - stoppingSince > repeatedSignalTime) end()
    })
  }
  process.on('uncaughtException', (error) => {
    reportError(toError(error))
    code = 1
    if (stoppingSince === null) stop()
  })
  if (process.env.npm_lifecycle_event !== undefined) watchParent(() => stoppingSince ?? stop())
}

/** The shell that npm starts the shop with does not pass signals on, so its end is one. */
function watchParent(onEnd: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onEnd()
  }, parentPause).unref()
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
