import { formatError } from './format-error.ts'
import { logOutput } from './log-output.ts'

/** Writes a failure in the background as one line of JSON, like the log of requests. */
export function reportError(error: Error): void {
  const err = formatError(error)
  logOutput.write(`${JSON.stringify({ level: 50, time: Date.now(), err, msg: err.message })}\n`)
}
