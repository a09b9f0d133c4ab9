import type { Articles, SearchIndex, Strips } from '../search-index.ts'

type Column = Uint8Array | Uint16Array | Uint32Array

const alignment = Uint32Array.BYTES_PER_ELEMENT

/**
 * Moves all columns that grow with the articles into one piece of shared memory. The given columns must not be used
 * afterwards. Many pieces would leave holes in the memory, which the allocator could not return to the system.
 *
 * Another thread gets shared memory without a copy. V8 also does not count it as part of a heap: when a heap grows by
 * 57 MB in one step, V8 finishes the marking of its garbage collection immediately, and the thread stalls.
 */
export function packColumns(articles: Articles, strips: Strips): Pick<SearchIndex, 'articles' | 'strips'> {
  const columns = [...Object.values(articles), ...Object.values(strips)].filter(ArrayBuffer.isView)
  const memory = new SharedArrayBuffer(columns.reduce((size, column) => size + align(column.byteLength), 0))
  const bytes = new Uint8Array(memory)
  let end = 0

  function copy({ buffer, byteOffset, byteLength }: Column): number {
    const start = end
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), start)
    end += align(byteLength)
    return start
  }
  const copyBytes = (column: Uint8Array) => new Uint8Array(memory, copy(column), column.length)
  const copyShorts = (column: Uint16Array) => new Uint16Array(memory, copy(column), column.length)
  const copyWords = (column: Uint32Array) => new Uint32Array(memory, copy(column), column.length)
  const copyCodes = (column: Uint16Array | Uint32Array) =>
    column instanceof Uint16Array ? copyShorts(column) : copyWords(column)

  const packed = {
    articles: {
      count: articles.count,
      ids: copyBytes(articles.ids),
      tails: copyBytes(articles.tails),
      tailLengths: copyBytes(articles.tailLengths),
      anchors: copyWords(articles.anchors),
      prices: copyWords(articles.prices),
      soonness: copyShorts(articles.soonness),
      byKey: copyCodes(articles.byKey),
    },
    strips: {
      at: copyWords(strips.at),
      firstOf: copyWords(strips.firstOf),
      attribute: copyShorts(strips.attribute),
      firstEntry: copyWords(strips.firstEntry),
      column: copyWords(strips.column),
      sorted: copyWords(strips.sorted),
      entryCode: copyCodes(strips.entryCode),
      entryEnd: copyCodes(strips.entryEnd),
      codes: copyCodes(strips.codes),
      rows: copyCodes(strips.rows),
    },
  }
  // Freed at once, as the next garbage collection may be far away.
  for (const { buffer } of columns) if (buffer instanceof ArrayBuffer) buffer.transfer(0)
  return packed
}

function align(size: number): number {
  return Math.ceil(size / alignment) * alignment
}
