import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Creates ids: UUIDv7 (RFC 9562), which sort by the time of their creation. */
export interface Ids {
  next(): string
}

/**
 * Ids of one process never sort backwards. Within a millisecond, and when the clock is set back, the 12 bits after the
 * time continue counting (RFC 9562, 6.2, method 1), with a carry into the milliseconds.
 */
export function createIds(clock: Clock): Ids {
  let last = 0n
  return {
    next() {
      // Node fetches the random bytes of many UUIDs at once.
      const random = randomUUID()
      const fresh = (BigInt(clock.now().getTime()) << 12n) | BigInt(`0x${random.slice(0, 2)}`)
      last = fresh > last ? fresh : last + 1n
      const hex = last.toString(16).padStart(15, '0')
      // Version 4 has the variant and its last random bits in the same place as version 7.
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}-${random.slice(19)}`
    },
  }
}
