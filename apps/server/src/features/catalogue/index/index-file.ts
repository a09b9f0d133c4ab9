import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { ArticleIndex } from './index-articles.ts'
import { packIndex, unpackIndex } from './pack-index.ts'

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
export type IndexOrigin = z.output<typeof Origin>

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
