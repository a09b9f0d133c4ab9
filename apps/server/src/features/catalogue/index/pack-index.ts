import { DefaultDeserializer, DefaultSerializer } from 'node:v8'
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
export function packIndex(index: ArticleIndex): PackedIndex {
  const packer = new Packer()
  packer.writeHeader()
  packer.writeValue(index)
  return { structure: packer.releaseBuffer(), memories: packer.memories.map((memory) => new Uint8Array(memory)) }
}

/** Puts an index together on the given memory. The pieces must be of an index of this very code. */
export function unpackIndex({ structure, memories }: PackedIndex): ArticleIndex {
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
