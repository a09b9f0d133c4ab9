import { crc32 } from 'node:zlib'

/** Returns a zip archive of uncompressed files. */
export function packPlainly(files: Iterable<readonly [name: string, content: string | Buffer]>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const [name, content] of files) {
    const data = typeof content === 'string' ? Buffer.from(content) : content
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    facts.copy(local, 4)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    facts.copy(central, 6)
    central.writeUInt32LE(position, 42)
    bodies.push(local, Buffer.from(name), data)
    directory.push(central, Buffer.from(name))
    position += local.length + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(position, 16)
  return Buffer.concat([...bodies, ...directory, end])
}
