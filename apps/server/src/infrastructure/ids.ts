import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Creates ids: UUIDv7 (RFC 9562), which sort by the time of their creation. */
export interface Ids {
  next(): string
}

const maxCount = 0xfff

/**
 * Ids of one process never sort backwards. Within a millisecond, and when the clock is set back, the 12 bits after the
 * time continue counting (RFC 9562, 6.2, method 1), with a carry into the milliseconds.
 */
export function createIds(clock: Clock): Ids {
  let milliseconds = -1
  let count = 0
  return {
    next() {
      // Node fetches the random bytes of many UUIDs at once.
      const random = randomUUID()
      const now = clock.now().getTime()
      if (now > milliseconds) {
        milliseconds = now
        count = Number.parseInt(random.slice(0, 2), 16)
      } else if (count < maxCount) count += 1
      else {
        milliseconds += 1
        count = 0
      }
      const time = milliseconds.toString(16).padStart(12, '0')
      // Version 4 has the variant and its last random bits in the same place as version 7.
      return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${random.slice(19)}`
    },
  }
}
