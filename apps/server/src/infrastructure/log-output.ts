const maxUnreadBytes = 4 * 1024 ** 2

let lostLines = 0

/** Standard error for the lines of the log. A reader that does not read loses lines, so that they fill no memory. */
export const logOutput = {
  write(line: string): void {
    if (process.stderr.writableLength > maxUnreadBytes) lostLines += 1
    else process.stderr.write(line)
  },
}

/**
 * Lets the process go on when its output cannot be written: its reader has gone (EPIPE), or the disk is full (ENOSPC).
 * Returns the number of lost lines so far.
 */
export function surviveLogFailures(): () => number {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      lostLines += 1
    })
  }
  return () => lostLines
}
