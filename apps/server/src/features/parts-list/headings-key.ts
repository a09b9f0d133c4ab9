import { createHash } from 'node:crypto'

/** The maximum length of an index entry, with a margin. */
const maxKeyLength = 2000

/** Returns the key by which the headings of a list are recognized; null for a list without headings. */
export function headingsKey(headers: readonly string[]): string | null {
  const words = headers.map((header) =>
    header
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
  if (words.every((word) => word === '')) return null
  const key = words.join('\n')
  return Buffer.byteLength(key) <= maxKeyLength ? key : createHash('sha256').update(key).digest('hex')
}
