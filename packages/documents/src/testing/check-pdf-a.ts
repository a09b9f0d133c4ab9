import { inflateSync } from 'node:zlib'
import { XmlDocument } from 'libxml2-wasm'

/** The parts of a file that the checks look at. */
interface Parts {
  text: string
  /** Dictionaries of all objects. */
  objects: readonly string[]
  catalog: string
  trailer: string
  metadata: string
  /** Inflated streams. */
  contents: readonly string[]
}

const checks: Record<string, (parts: Parts) => boolean> = {
  'has a header with a line of bytes above 127': ({ text }) => /^%PDF-1\.7\n%[\x80-\xff]{4}/.test(text),
  'has an id': ({ trailer }) => /\/ID \[<\w{32}> <\w{32}>\]/.test(trailer),
  'is not encrypted': ({ trailer }) => !trailer.includes('/Encrypt'),
  'has every object where the table says': ({ text }) => hasTrueOffsets(text),
  'names its language': ({ catalog }) => /\/Lang \(\w\w-\w\w\)/.test(catalog),
  'has tags for screen readers': ({ catalog, objects }) =>
    catalog.includes('/StructTreeRoot') && objects.some((one) => one.includes('/Marked true')),
  'has a colour profile as output intent': ({ catalog, objects }) =>
    catalog.includes('/OutputIntents') && objects.some((one) => /\/S \/GTS_PDFA1.*\/DestOutputProfile/s.test(one)),
  'has metadata that are not compressed': ({ objects }) =>
    objects.some((one) => one.includes('/Subtype /XML') && !one.includes('/Filter')),
  'has metadata in XML': ({ metadata }) => isXml(metadata),
  'says that it is PDF/A-3b': ({ metadata }) => /<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</.test(metadata),
  'has the same title in its metadata and its information': ({ metadata, text }) => {
    const [, title = '?'] = /<rdf:li xml:lang="x-default">(.*)<\/rdf:li>/.exec(metadata) ?? []
    return [title, inUtf16(title)].some((written) => text.includes(`\n(${written})\n`))
  },
  'has the same date in its metadata and its information': ({ metadata, text }) => {
    const [, date = '?'] = /<xmp:CreateDate>(.*)<\/xmp:CreateDate>/.exec(metadata) ?? []
    return text.includes(`(D:${date.replaceAll(/[-:T]/g, '')})`)
  },
  'embeds every font': ({ objects }) => {
    const descriptors = objects.filter((one) => one.includes('/Type /FontDescriptor'))
    return descriptors.length > 0 && descriptors.every((one) => one.includes('/FontFile2'))
  },
  'has only fonts that say which letters they draw': ({ objects }) =>
    objects
      .filter((one) => /\/Type \/Font\n/.test(one) && !one.includes('/Subtype /CIDFontType2'))
      .every((one) => one.includes('/Subtype /Type0') && one.includes('/ToUnicode')),
  'draws no unknown character': ({ contents }) =>
    !contents.some((one) => /<(?:\w{4})*?0000(?:\w{4})*> ?-?[\d.]*/.test(one)),
  'has no script, action or form': ({ objects }) =>
    !objects.some((one) => /\/(JavaScript|JS|AA|OpenAction|Launch|AcroForm|XFA)\b/.test(one)),
  'has no transparency': ({ objects }) => !objects.some((one) => /\/(SMask|ca|CA|BM)\b/.test(one)),
}

const invoiceChecks: Record<string, (parts: Parts) => boolean> = {
  'relates its attachment to itself': ({ catalog, objects }) =>
    /\/AF \[\d+ 0 R\]/.test(catalog) && objects.some((one) => /\/AFRelationship \/Alternative/.test(one)),
  'lists its attachment by name': ({ text }) =>
    /\/EmbeddedFiles <<\s*\/Names \[\s*\((factur-x|xrechnung)\.xml\)/.test(text),
  'names its attachment twice': ({ objects }) =>
    objects.some((one) => /\/F \((.+)\)\s.*\/UF \(\1\)/s.test(one) && one.includes('/Type /Filespec')),
  'says what its attachment is and when it was changed': ({ objects }) =>
    objects.some(
      (one) => one.includes('/Subtype /text#2Fxml') && one.includes('/ModDate (D:') && one.includes('/Size'),
    ),
  'describes the properties of Factur-X': ({ metadata }) =>
    ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'].every((name) =>
      metadata.includes(`<pdfaProperty:name>${name}</pdfaProperty:name>`),
    ),
  'has the properties of Factur-X': ({ metadata }) =>
    [
      'DocumentType>INVOICE',
      'DocumentFileName>(factur-x|xrechnung).xml',
      'Version>1.0',
      'ConformanceLevel>(EN 16931|XRECHNUNG)',
    ].every((property) => new RegExp(`<fx:${property}<`).test(metadata)),
}

/**
 * Returns what of the structure of PDF/A-3b a file lacks; of one with an invoice also what Factur-X wants. It reads files
 * of pdfkit, whose objects are not compressed, and is no replacement for a validator.
 */
export function checkPdfA(bytes: Uint8Array, hasInvoice: boolean): string[] {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = [...text.matchAll(/\d+ 0 obj\n(.*?)(?:stream\n|endobj)/gs)].map(([, one = '']) => one)
  const parts: Parts = {
    text,
    objects,
    catalog: objects.find((one) => one.includes('/Type /Catalog')) ?? '',
    trailer: text.slice(text.lastIndexOf('trailer')),
    metadata: Buffer.from(/<\?xpacket begin.*<\?xpacket end="w"\?>/s.exec(text)?.[0] ?? '', 'latin1').toString(),
    contents: inflateStreams(text),
  }
  const wanted = Object.entries({ ...checks, ...(hasInvoice ? invoiceChecks : {}) })
  return wanted.filter(([, holds]) => !holds(parts)).map(([name]) => name)
}

function inflateStreams(text: string): string[] {
  const streams = [...text.matchAll(/<<(.{0,200}?)\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)]
  return streams
    .filter(([, dictionary = '']) => !/\/N 3|\/EmbeddedFile|\/Length1/.test(dictionary))
    .map(([, , data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
    .filter((content) => content.includes(' Tf'))
}

function hasTrueOffsets(text: string): boolean {
  const table = text.slice(text.lastIndexOf('\nxref\n'))
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  return offsets.length > 0 && offsets.every((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))
}

function isXml(text: string): boolean {
  try {
    XmlDocument.fromString(text).dispose()
    return true
  } catch {
    return false
  }
}

/** How a PDF writes a text with letters beyond Latin 1. */
function inUtf16(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')
  return bytes.replaceAll(/[\\()]/g, '\\$&')
}
