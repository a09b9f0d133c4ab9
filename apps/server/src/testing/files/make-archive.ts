import { crc32, deflateRawSync } from 'node:zlib'

export interface ArchiveFile {
  name: string
  data: Buffer
  /** Values that make the directory of the archive wrong. */
  declares?: { size?: number; packed?: number; flags?: number; method?: number; start?: number }
}

/** Makes a zip archive as a program would write it, or as an attacker would. */
export function makeArchive(files: readonly ArchiveFile[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const { name, data, declares = {} } of files) {
    const packed = deflateRawSync(data)
    const nameBytes = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(declares.flags ?? 0, 2)
    facts.writeUInt16LE(declares.method ?? 8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(declares.packed ?? packed.length, 14)
    facts.writeUInt32LE(declares.size ?? data.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, nameBytes, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(declares.start ?? position, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, rest, nameBytes]))
    bodies.push(local)
    position += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Math.min(files.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(files.length, 0xffff), 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(position, 16)
  return Buffer.concat([...bodies, ...directory, end])
}

/** Makes a workbook of one sheet, from the XML of its rows. */
export function makeWorkbook(sheetData: string, more: Record<string, string> = {}): ArchiveFile[] {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}">${sheetData}</worksheet>`,
    ...more,
  }
  return Object.entries(parts).map(([name, text]) => ({ name, data: Buffer.from(text) }))
}
