import type { Writable } from 'node:stream'

/**
 * Lets the process go on when its output cannot be written: its reader has gone (EPIPE), the disk is full (ENOSPC), or the
 * reader does not read (EAGAIN). Returns the number of failed writes so far.
 */
export function surviveLogFailures(streams: readonly Writable[]): () => number {
  let failures = 0
  for (const stream of streams) {
    stream.on('error', () => {
      failures += 1
    })
  }
  return () => failures
}
