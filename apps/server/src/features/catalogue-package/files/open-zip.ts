import { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { because, PackageError } from './package-error.ts'
import type { PackageSource } from './tables.ts'

const maxFiles = 100_000
/** Bytes, unpacked. */
const maxTotalBytes = 8 * 1024 ** 3
const maxRatio = 200
/** Small files may be compressed more strongly. */
const smallFile = 1024 * 1024
const linkMode = 0o120000
const kindOfMode = 0o170000

/**
 * Opens the files of a zip archive without unpacking it to the disk. A single outer folder, which many programs add, is
 * left out of the paths, and so are the additional files of macOS.
 * @throws PackageError before anything is unpacked: names that leave the archive, links, encrypted files, an archive
 * that would unpack to far too much
 */
export async function openZip(path: string, shownName: string): Promise<PackageSource> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw new PackageError({ file: shownName }, because('import.archiveUnreadable'), error)
  })
  try {
    const entries = await readEntries(zip, shownName)
    checkSizes(entries, zip.fileSize, shownName)
    const byPath = nameEntries(entries)
    return {
      files: [...byPath].map(([name, entry]) => ({ path: name, size: entry.uncompressedSize })),
      open: async (name) => {
        const entry = byPath.get(name)
        if (entry === undefined) throw new RangeError(`${name} is not in the archive`)
        return Readable.from(readEntry(zip, entry, name), { objectMode: false })
      },
      [Symbol.asyncDispose]: async () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function* readEntry(zip: ZipFile, entry: Entry, file: string): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry)
  } catch (error) {
    throw new PackageError({ file }, because('import.archiveUnreadable'), error)
  }
}

async function readEntries(zip: ZipFile, file: string): Promise<Entry[]> {
  const entries: Entry[] = []
  const names = new Set<string>()
  try {
    // The library rejects absolute names and those that lead out of the archive.
    for await (const entry of zip.eachEntry()) {
      if (entries.length === maxFiles)
        throw new PackageError({ file }, because('import.archiveTooMany', { most: maxFiles }))
      const place = { file: entry.fileName }
      const mode = entry.externalFileAttributes >>> 16
      if ((mode & kindOfMode) === linkMode) throw new PackageError(place, because('import.linkInPackage'))
      if (entry.isEncrypted() || !entry.canDecodeFileData()) {
        throw new PackageError(place, because('import.archiveEncrypted'))
      }
      if (/\p{Cc}/u.test(entry.fileName)) throw new PackageError({ file }, because('import.archiveUnreadable'))
      if (names.has(entry.fileName)) throw new PackageError(place, because('import.archiveTwice'))
      names.add(entry.fileName)
      if (!entry.fileName.endsWith('/')) entries.push(entry)
    }
  } catch (error) {
    if (error instanceof PackageError) throw error
    throw new PackageError({ file }, reasonOf(error), error)
  }
  return entries
}

function reasonOf(error: unknown) {
  const leadsOut = error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message)
  return leadsOut ? because('import.pathLeadsOut') : because('import.archiveUnreadable')
}

function checkSizes(entries: readonly Entry[], archiveSize: number, file: string): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
  const bomb = entries.find(
    ({ uncompressedSize, compressedSize }) =>
      uncompressedSize > smallFile && uncompressedSize > compressedSize * maxRatio,
  )
  if (bomb !== undefined) throw new PackageError({ file: bomb.fileName }, because('import.archiveBomb'))
  // Files that share their bytes are larger than the archive in sum.
  if (packed > archiveSize || total > maxTotalBytes) throw new PackageError({ file }, because('import.archiveBomb'))
}

function nameEntries(entries: readonly Entry[]): Map<string, Entry> {
  const requested = entries.filter(({ fileName }) => !/(?:^|\/)(?:__MACOSX\/|\.DS_Store$)/.test(fileName))
  const [first = ''] = requested.map(({ fileName }) => fileName.slice(0, fileName.indexOf('/') + 1))
  const around = requested.every(({ fileName }) => fileName.startsWith(first)) ? first : ''
  return new Map(requested.map((entry) => [entry.fileName.slice(around.length), entry]))
}
