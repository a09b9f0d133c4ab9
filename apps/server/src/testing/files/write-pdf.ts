import { deflateSync } from 'node:zlib'

interface PdfOptions {
  /** Entries of every page, such as `/Rotate 90`. */
  page?: string
  /** Entries of the catalogue, such as an action. */
  catalogue?: string
  /** Entries of the trailer. */
  trailer?: string
  /** Forms that pages may draw as `/X0`, `/X1`. */
  forms?: readonly string[]
  /** The number of pages that the file states. */
  count?: number
}

/** Returns the operators that show a text at a place, in points from the lower left corner of the page. */
export function showText(x: number, y: number, text: string, size = 10): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${quote(text)}) Tj ET\n`
}

/** Returns the operators of a table: each cell begins at the place of its column. */
export function showTable(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  top = 700,
  step = 20,
): string {
  return rows
    .flatMap((cells, row) =>
      cells.map((cell, column) => (cell === '' ? '' : showText(columns[column] ?? 0, top - row * step, cell))),
    )
    .join('')
}

/** Writes a PDF of A4 pages whose contents are given as operators, in Helvetica. */
export function writePdf(contents: readonly (string | Buffer)[], options: PdfOptions = {}): Buffer {
  const { page = '', catalogue = '', trailer = '', forms = [], count = contents.length } = options
  const firstForm = 4
  const firstPage = firstForm + forms.length
  const named = forms.map((_, index) => `/X${index} ${firstForm + index} 0 R`).join(' ')
  const resources = `/Resources << /Font << /F1 3 0 R >> /XObject << ${named} >> >>`
  const kids = contents.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')
  const objects = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${count} /MediaBox [0 0 595 842] ${resources} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...forms.map((form) => streamOf(form, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`)),
    ...contents.flatMap((content, index) => [
      Buffer.from(`<< /Type /Page /Parent 2 0 R /Contents ${firstPage + index * 2 + 1} 0 R ${page} >>`),
      streamOf(content, ''),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((body, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>`
  return Buffer.concat([...parts, Buffer.from(`${end}\nstartxref\n${length}\n%%EOF\n`)])
}

/** A buffer is data that is compressed already. */
function streamOf(content: string | Buffer, entries: string): Buffer {
  const data = typeof content === 'string' ? deflateSync(Buffer.from(content, 'latin1')) : content
  const head = `<< ${entries} /Length ${data.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}

function quote(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`)
}
