import { launchAgain } from './pg-ctl.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import type { Server } from './server.ts'
import { findReason, rotateLog } from './server-log.ts'

/** How often a server that had ended was started again. */
export interface Restarts {
  succeeded: number
  failed: number
}

const rotationPause = 10 * 60 * 1000

/** Starts a server again at its address after it has ended, and keeps its log short. */
export function keepRunning(
  server: Server,
  address: Postmaster,
  { readLog, report }: { readLog: () => Promise<string>; report: (error: Error) => void },
) {
  const restarts: Restarts = { succeeded: 0, failed: 0 }
  let isDown = false
  let isStopping = false
  let reviving = Promise.resolve()
  const rotate = () => rotateLog(server).catch(report)
  const timer = setInterval(rotate, rotationPause).unref()

  async function start(): Promise<void> {
    // A server that runs recovers by itself, for example from the loss of one of its processes.
    if (isStopping || (await findPostmaster(server.folder)) !== undefined) return
    if (!isDown) report(new Error(`PostgreSQL has ended: ${findReason(await readLog()) ?? 'it wrote no reason'}`))
    isDown = true
    try {
      await rotate()
      ;({ readLog } = await launchAgain(server, address))
      restarts.succeeded += 1
      isDown = false
    } catch (error) {
      restarts.failed += 1
      if (error instanceof Error) report(error)
      throw error
    }
  }

  return {
    restarts,
    /** For when a connection was lost. @throws if the server has ended and does not start */
    revive(): Promise<void> {
      const attempt = start()
      reviving = attempt.catch(() => undefined)
      return attempt
    },
    /** Stops restarting the server. */
    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await reviving
    },
  }
}
