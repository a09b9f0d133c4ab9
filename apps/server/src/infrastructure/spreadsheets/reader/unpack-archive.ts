import { inflateRawSync } from 'node:zlib'
import { checkArchive } from '../check-archive.ts'
import { SpreadsheetError } from '../sheet.ts'

/**
 * Returns the parts of an archive by name, each as long as its directory states. Rejects a document type, because a
 * table needs no entities.
 * @throws SpreadsheetError
 */
export function unpackArchive(file: Buffer): ReadonlyMap<string, Buffer> {
  const entries = checkArchive(file)
  return new Map(
    entries.map(({ name, isDeflated, start, end, size }) => {
      const data = file.subarray(start, end)
      // One byte more, so that a part longer than declared is noticed without unpacking all of it.
      const part = isDeflated ? inflateRawSync(data, { maxOutputLength: size + 1 }) : data
      if (part.length !== size) throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'another size than declared')
      if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) {
        throw new SpreadsheetError('NOT_SUPPORTED_FILE', 'a document type')
      }
      return [name, part]
    }),
  )
}
