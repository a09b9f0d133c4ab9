/** Writes a failure in the background as one line of JSON, as the log of the requests is written. */
export function reportError(error: Error): void {
  const code = 'code' in error ? { code: error.code } : {}
  process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), msg: error.message, ...code })}\n`)
}
