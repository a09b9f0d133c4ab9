import { randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

/** New ids: UUIDv7 (RFC 9562), which sort by the time they were made. */
export interface Ids {
  next(): string
}

/**
 * Ids of one process never sort backwards: within a millisecond, and when the clock is set back, the 12 bits behind
 * the time count on (RFC 9562, 6.2, method 1), carrying into the milliseconds.
 */
export function createIds(clock: Clock): Ids {
  let last = 0n
  return {
    next() {
      const fresh = (BigInt(clock.now().getTime()) << 12n) | BigInt(randomBytes(1).readUInt8())
      last = fresh > last ? fresh : last + 1n
      return layOut(last, randomBytes(8))
    },
  }
}

function layOut(timeAndCount: bigint, random: Buffer): string {
  const bytes = Buffer.alloc(16)
  bytes.writeBigUInt64BE(((timeAndCount >> 12n) << 16n) | 0x7000n | (timeAndCount & 0xfffn))
  random.copy(bytes, 8)
  bytes.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
