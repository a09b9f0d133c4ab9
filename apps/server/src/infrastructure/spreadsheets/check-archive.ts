import { SpreadsheetError } from './sheet.ts'

/** A file in a zip archive, at the place that its directory states. */
export interface ArchiveEntry {
  name: string
  isDeflated: boolean
  /** Of its data in the archive. */
  start: number
  end: number
  /** Size after unpacking. */
  size: number
}

const maxEntries = 2000
const maxTotalBytes = 100 * 1024 * 1024
const maxRatio = 100
/** Small parts may be compressed more strongly. */
const smallPart = 1024 * 1024

const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22
const headLength = 46
const localLength = 30
const isEncrypted = 0x1
const hasSizesBehind = 0x8
/** Replaces sizes that are in a 64-bit record, which no file of this size needs. */
const elsewhere = 0xffffffff

/**
 * Reads the directory of a zip archive. Rejects one that would unpack to too much, overlaps itself or names files
 * outside; nothing is unpacked.
 * @throws SpreadsheetError
 */
export function checkArchive(file: Buffer): ArchiveEntry[] {
  const entries = readDirectory(file)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  if (total > maxTotalBytes) throw new SpreadsheetError('fileTooLarge', `unpacks to ${total} bytes`)
  for (const { name, start, end, size } of [...entries, { name: 'all', start: 0, end: file.length, size: total }]) {
    const isBomb = size > smallPart && size > (end - start) * maxRatio
    if (isBomb) throw new SpreadsheetError('NOT_SUPPORTED_FILE', `${name.length} characters unpack to ${size} bytes`)
  }
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw unreadable('a name twice')
  if (entries.some(({ name }) => isOutside(name))) throw unreadable('a name that leads outside')
  const sorted = entries.toSorted((a, b) => a.start - b.start)
  if (sorted.some(({ end }, index) => end > (sorted[index + 1]?.start ?? file.length))) throw unreadable('overlapping')
  return entries
}

function readDirectory(file: Buffer): ArchiveEntry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  let position = file.readUInt32LE(end + 16)
  if (count > maxEntries) throw new SpreadsheetError('fileTooLarge', `${count} entries`)
  return Array.from({ length: count }, () => {
    if (position + headLength > end || file.readUInt32LE(position) !== directorySignature) throw unreadable('directory')
    const nameEnd = position + headLength + file.readUInt16LE(position + 28)
    const next = nameEnd + file.readUInt16LE(position + 30) + file.readUInt16LE(position + 32)
    if (next > end) throw unreadable('directory')
    const entry = readEntry(file, position, nameEnd)
    position = next
    return entry
  })
}

/** The parser also searches for the last end record, so that both see the same archive. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endLength - 0xffff)
  for (let position = file.length - endLength; position >= first; position--) {
    if (file.readUInt32LE(position) === endSignature) return position
  }
  throw unreadable('no end of the directory')
}

function readEntry(file: Buffer, position: number, nameEnd: number): ArchiveEntry {
  const flags = file.readUInt16LE(position + 8)
  const method = file.readUInt16LE(position + 10)
  const packed = file.readUInt32LE(position + 20)
  const size = file.readUInt32LE(position + 24)
  const local = file.readUInt32LE(position + 42)
  const name = file.toString('utf8', position + headLength, nameEnd)
  if ((flags & isEncrypted) !== 0) throw unreadable('encrypted')
  if (method !== 0 && method !== 8) throw unreadable(`method ${method}`)
  if ([packed, size, local].includes(elsewhere)) throw unreadable('64 bits')
  // If the directory states no size, a parser would search for one, which an attacker can forge.
  if (packed === 0 && (size > 0 || ((flags & hasSizesBehind) !== 0 && !name.endsWith('/')))) throw unreadable('no size')
  if (method === 0 && packed !== size) throw unreadable('two sizes')
  if (local + localLength > file.length || file.readUInt32LE(local) !== localSignature) throw unreadable('local head')
  const start = local + localLength + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  if (start + packed > file.length) throw unreadable('truncated')
  return { name, isDeflated: method === 8, start, end: start + packed, size }
}

function isOutside(name: string): boolean {
  return name.startsWith('/') || /[\\:\0]/.test(name) || name.split('/').includes('..')
}

function unreadable(detail: string): SpreadsheetError {
  return new SpreadsheetError('NOT_SUPPORTED_FILE', `archive: ${detail}`)
}
