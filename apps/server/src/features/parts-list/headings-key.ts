import { createHash } from 'node:crypto'

/** What an index of the database holds of one value, with room to spare. */
const maxKeyLength = 2000

/** By what the headings of a list are known again; null for a list without any. */
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
