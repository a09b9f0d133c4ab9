const sectorSize = 512
const endOfChain = 0xfffffffe
const free = 0xffffffff
const fatSector = 0xfffffffd

/** Writes a workbook of Excel 97 to 2003 (BIFF8 in its container) with texts and numbers only. */
export function writeXls(sheets: readonly { name: string; rows: readonly (readonly (string | number)[])[] }[]): Buffer {
  const texts = [...new Set(sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => typeof cell === 'string'))]
  const bodies = sheets.map(({ rows }) => {
    const cells = rows.flatMap((row, r) => row.map((cell, c) => writeCell(r, c, cell, texts)))
    return Buffer.concat([begin(0x10), ...cells, record(0x0a, Buffer.alloc(0))])
  })
  const shared = record(
    0xfc,
    Buffer.concat([words32(texts.length, texts.length), ...texts.map((text) => string(text, 2))]),
  )
  const rest = Buffer.concat([shared, record(0x0a, Buffer.alloc(0))])
  const listed = (position: number, name: string) =>
    record(0x85, Buffer.concat([words32(position), Buffer.alloc(2), string(name, 1)]))
  const headLength = begin(0x05).length + sheets.reduce((sum, { name }) => sum + listed(0, name).length, 0)
  let position = headLength + rest.length
  const list = sheets.map(({ name }, index) => {
    const entry = listed(position, name)
    position += bodies[index]?.length ?? 0
    return entry
  })
  return contain('Workbook', Buffer.concat([begin(0x05), ...list, rest, ...bodies]))
}

/** Marks the workbook as one that needs a password, like Excel. */
export function lockXls(file: Buffer): Buffer {
  const locked = Buffer.from(file)
  // The second record marks it.
  locked.writeUInt16LE(0x2f, sectorSize + begin(0x05).length)
  return locked
}

function writeCell(row: number, column: number, cell: string | number, texts: readonly string[]): Buffer {
  const place = words16(row, column, 0)
  if (typeof cell === 'string') return record(0xfd, Buffer.concat([place, words32(texts.indexOf(cell))]))
  const number = Buffer.alloc(8)
  number.writeDoubleLE(cell)
  return record(0x203, Buffer.concat([place, number]))
}

function begin(kind: number): Buffer {
  return record(0x809, Buffer.concat([words16(0x0600, kind), Buffer.alloc(12)]))
}

function string(text: string, lengthBytes: 1 | 2): Buffer {
  const length = lengthBytes === 1 ? Buffer.from([text.length]) : words16(text.length)
  return Buffer.concat([length, Buffer.from([1]), Buffer.from(text, 'utf16le')])
}

function record(id: number, data: Buffer): Buffer {
  return Buffer.concat([words16(id, data.length), data])
}

function words16(...values: number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function words32(...values: number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer)
}

/** Puts one stream into the container: its sectors, then the directory, then the table of sectors. */
function contain(name: string, stream: Buffer): Buffer {
  const length = Math.max(stream.length, 4096)
  const count = Math.ceil(length / sectorSize)
  const head = Buffer.alloc(sectorSize)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head)
  words16(0x3e, 3, 0xfffe, 9, 6).copy(head, 24)
  words32(1, count, 0, 4096, endOfChain, 0, endOfChain, 0).copy(head, 44)
  words32(count + 1, ...new Array<number>(108).fill(free)).copy(head, 76)
  const chain = Array.from({ length: count }, (_, sector) => (sector + 1 < count ? sector + 1 : endOfChain))
  const table = [...chain, endOfChain, fatSector]
  const padding = new Array<number>(sectorSize / 4 - table.length).fill(free)
  const directory = Buffer.concat([entry('Root Entry', 5, 1, endOfChain, 0), entry(name, 2, free, 0, length)])
  return Buffer.concat([head, pad(stream, count), pad(directory, 1), words32(...table, ...padding)])
}

function entry(name: string, kind: number, child: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes[66] = kind
  bytes[67] = 1
  words32(free, free, child).copy(bytes, 68)
  words32(start, size).copy(bytes, 116)
  return bytes
}

function pad(data: Buffer, sectors: number): Buffer {
  return Buffer.concat([data, Buffer.alloc(sectors * sectorSize - data.length)])
}
