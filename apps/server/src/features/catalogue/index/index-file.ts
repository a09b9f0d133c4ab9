import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DefaultDeserializer, DefaultSerializer } from 'node:v8'
import { lowestPrice } from '@normwerk/search/change-prices'
import * as z from 'zod/mini'
import type { Queries } from '../../../database/client.ts'
import { knowsMoment, type Moment, readChangesSince, readCluster } from '../repository/changes.ts'
import type { ArticleIndex } from './index-articles.ts'

/** The types of columns; each makes a column of bytes in a memory. */
const columnTypes = [
  {
    type: Uint8Array,
    make: (memory: ArrayBufferLike, from: number, bytes: number) => new Uint8Array(memory, from, bytes),
  },
  {
    type: Uint16Array,
    make: (memory: ArrayBufferLike, from: number, bytes: number) => new Uint16Array(memory, from, bytes / 2),
  },
  {
    type: Uint32Array,
    make: (memory: ArrayBufferLike, from: number, bytes: number) => new Uint32Array(memory, from, bytes / 4),
  },
]

/** An index in pieces that can be written one after the other. */
export interface PackedIndex {
  /** Everything but the columns, which it names by their places. */
  structure: Buffer
  /** The memory of the columns. It is not copied, so later changes of prices are in it. */
  memories: readonly Uint8Array[]
}

/** Takes an index apart. The columns of a million articles are 55 MB, so only the rest is copied. */
function packIndex(index: ArticleIndex): PackedIndex {
  const packer = new Packer()
  packer.writeHeader()
  packer.writeValue(index)
  return { structure: packer.releaseBuffer(), memories: packer.memories.map((memory) => new Uint8Array(memory)) }
}

/** Puts an index together on the given memory. The pieces must be of an index of this very code. */
function unpackIndex({ structure, memories }: PackedIndex): ArticleIndex {
  const unpacker = new Unpacker(structure)
  unpacker.memories = memories
  unpacker.readHeader()
  return unpacker.readValue()
}

class Packer extends DefaultSerializer {
  memories: ArrayBufferLike[] = []

  /** Node.js calls it for each column. */
  _writeHostObject(column: unknown): void {
    const at = columnTypes.findIndex(({ type }) => column instanceof type)
    if (at < 0 || !ArrayBuffer.isView(column)) throw new TypeError('an index has columns of another type')
    const { buffer, byteOffset, byteLength } = column
    if (!this.memories.includes(buffer)) this.memories.push(buffer)
    for (const number of [at, this.memories.indexOf(buffer), byteOffset, byteLength]) this.writeDouble(number)
  }
}

class Unpacker extends DefaultDeserializer {
  memories: readonly Uint8Array[] = []

  /** Node.js calls it for each column. */
  _readHostObject(): unknown {
    const column = columnTypes[this.readDouble()]
    const memory = this.memories[this.readDouble()]
    if (column === undefined || memory === undefined) throw new TypeError('an index has columns of another type')
    return column.make(memory.buffer, this.readDouble(), this.readDouble())
  }
}

/** Written and hashed at once; other requests are served between two slices. */
const sliceBytes = 1024 * 1024
const maxHeadBytes = 4096
const hashBytes = 32

/** Which state of which database an index shows. */
const Origin = z.object({
  cluster: z.string(),
  moment: z.object({ version: z.number(), change: z.string(), snapshot: z.string() }),
  /** When nothing had changed since that moment. */
  levelAt: z.coerce.date(),
})
type IndexOrigin = z.output<typeof Origin>

const Head = z.object({
  /** Other code may build another index of the same data. */
  code: z.string(),
  origin: Origin,
  /** Bytes of the structure, then of each memory. */
  pieces: z.array(z.number()),
})

/** The last index in a file, so that a restart need not build it. */
export interface IndexFile {
  /** Returns null if there is no file, or one of other code. */
  readOrigin(): Promise<IndexOrigin | null>
  /** Throws if the file is damaged. */
  read(): Promise<ArticleIndex>
  /** Serves other calls meanwhile. The file before stays until the new one is complete. */
  write(origin: IndexOrigin, index: ArticleIndex): Promise<void>
}

/** @param folder is made when the file is written; it may be deleted at any time */
export function createIndexFile(folder: string): IndexFile {
  const path = join(folder, 'index')
  return {
    async readOrigin() {
      await using file = await open(path).catch(() => null)
      if (file === null) return null
      const { head } = await readHead(file)
      return head.code === (await hashCode()) ? head.origin : null
    },
    async read() {
      await using file = await open(path)
      const { line, head } = await readHead(file)
      const hash = createHash('sha256').update(line)
      let at = line.length
      const pieces: Uint8Array[] = []
      for (const bytes of head.pieces) {
        const piece = await readBytes(file, bytes, at)
        hash.update(piece)
        pieces.push(piece)
        at += bytes
      }
      const written = await readBytes(file, hashBytes, at)
      if (!hash.digest().equals(written)) throw new Error('The file of the index is damaged')
      const [structure = Buffer.of(), ...memories] = pieces
      return unpackIndex({ structure: Buffer.from(structure), memories })
    },
    async write(origin, index) {
      const { structure, memories } = packIndex(index)
      const pieces = [structure, ...memories]
      const head = { code: await hashCode(), origin, pieces: pieces.map(({ byteLength }) => byteLength) }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = `${path}.${process.pid}`
      try {
        await writeAll(draft, [Buffer.from(`${JSON.stringify(head)}\n`), ...pieces])
        await rename(draft, path)
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}

async function readHead(file: FileHandle): Promise<{ line: Buffer; head: z.output<typeof Head> }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(maxHeadBytes), 0, maxHeadBytes, 0)
  const line = buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1)
  return { line, head: z.parse(Head, JSON.parse(line.toString('utf8'))) }
}

/** Reads into shared memory, see `packColumns`. */
async function readBytes(file: FileHandle, bytes: number, from: number): Promise<Uint8Array> {
  const memory = new Uint8Array(new SharedArrayBuffer(bytes))
  for (let read = 0; read < bytes; ) {
    const { bytesRead } = await file.read(memory, read, Math.min(sliceBytes, bytes - read), from + read)
    if (bytesRead === 0) throw new Error('The file of the index is cut off')
    read += bytesRead
  }
  return memory
}

/** Writes pieces and their hash. */
async function writeAll(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  await using file = await open(path, 'w', 0o600)
  const hash = createHash('sha256')
  for (const piece of pieces) {
    for (let from = 0; from < piece.byteLength; from += sliceBytes) {
      const slice = piece.subarray(from, from + sliceBytes)
      hash.update(slice)
      await file.writeFile(slice)
    }
  }
  await file.writeFile(hash.digest())
}

let code: Promise<string> | undefined

/** Hashes all sources that build an index, and what reads and writes its file. */
function hashCode(): Promise<string> {
  code ??= (async () => {
    const search = dirname(fileURLToPath(import.meta.resolve('@normwerk/search/search-index')))
    const folders = [search, dirname(import.meta.dirname)]
    const hash = createHash('sha256').update(process.version)
    for (const folder of folders) {
      const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted()
      for (const name of names) hash.update(await readFile(join(folder, name)))
    }
    return hash.digest('hex')
  })()
  return code
}

interface Kept {
  origin: IndexOrigin
  index: ArticleIndex
}

/**
 * Returns the index in the file if only prices have changed since, which can be changed in it. Null if the database is
 * another one or was set back, if it may no longer know all changes, or if the file cannot be read.
 * @param oldest the instant since which the database knows all changes
 */
export async function findKept(
  db: Queries,
  file: IndexFile,
  oldest: Date,
  report: (error: unknown) => void,
): Promise<Kept | null> {
  try {
    const origin = await file.readOrigin()
    if (origin === null || origin.levelAt < oldest || origin.cluster !== (await readCluster(db))) return null
    if (!(await knowsMoment(db, origin.moment))) return null
    const changes = await readChangesSince(db, origin.moment.snapshot)
    if (changes.some(({ articleIds }) => articleIds === null)) return null
    const index = await file.read()
    // The summaries are of the build, and prices have changed since.
    for (const [id, summary] of index.summaries) summary.lowestListPrice = lowestPrice(index.index, id)
    return { origin, index }
  } catch (error) {
    report(error)
    return null
  }
}

/** Writes the index of a moment. A shop that cannot write it only starts slower. */
export async function keepIndex(
  db: Queries,
  file: IndexFile,
  { moment, levelAt, index, summaries }: ArticleIndex & { moment: Moment; levelAt: Date },
  report: (error: unknown) => void,
): Promise<void> {
  const cluster = await readCluster(db)
  if (cluster !== null) await file.write({ cluster, moment, levelAt }, { index, summaries }).catch(report)
}
