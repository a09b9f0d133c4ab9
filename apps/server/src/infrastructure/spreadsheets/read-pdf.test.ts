import { constants, deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { showTable, showText, writePdf } from '../../testing/files/write-pdf.ts'
import { readPartsList, readSpreadsheet } from './read-spreadsheet.ts'
import { readList } from './reader/read-tables.ts'

const heading = ['Pos', 'Menge', 'Bezeichnung']
const list = [
  heading,
  ['1', '20', 'Auswerferstift 6x160'],
  ['2', '4', 'Kernstift 4x200 gehärtet'],
  ['3', '12', 'Führungssäule'],
]
const columns = [50, 100, 200]

/** Reads a file without the process in which the shop reads it, which takes longer to start than to read. */
async function rowsOf(file: Buffer): Promise<string[][]> {
  const { sheets, chosen } = await readList('pdf', file)
  return sheets[chosen]?.rows ?? []
}
const rowsOfPage = (...contents: string[]) => rowsOf(writePdf([contents.join('')]))

test('words below each other are columns, and the heading row is found', async () => {
  const { sheets } = await readPartsList('somebody', writePdf([showTable(list, columns)]), 'liste.pdf')
  expect(sheets).toMatchObject([
    { name: '1', rows: list, table: { headerRow: 0, columns: { quantity: [1], designation: [2] } } },
  ])
})

test('figures at the right edge of a column stand below their heading', { tags: ['release'] }, async () => {
  const figures = ['8', '120', '4'].map((figure, row) => showText(130 - figure.length * 5.56, 680 - row * 20, figure))
  const others = showTable([heading, ...list.slice(1).map(([pos = '', , text = '']) => [pos, '', text])], columns)
  expect(await rowsOfPage(others, ...figures)).toEqual([
    heading,
    ['1', '8', 'Auswerferstift 6x160'],
    ['2', '120', 'Kernstift 4x200 gehärtet'],
    ['3', '4', 'Führungssäule'],
  ])
})

test('figures and words that nearly touch are two columns', async () => {
  const rows = ['8', '120', '4'].map((figure, row) =>
    [
      showText(150 - figure.length * 5.56, 680 - row * 20, figure),
      showText(152, 680 - row * 20, 'Kernstift 4x200'),
    ].join(''),
  )
  expect(await rowsOfPage(...rows)).toEqual(['8', '120', '4'].map((figure) => [figure, 'Kernstift 4x200']))
})

test.each([
  ['below', 0, -12],
  ['above', -12, 0],
])('a cell of two lines whose second line stands %s the figures is one cell', async (_, first, second) => {
  const rows = [0, 1, 2].map((row) => {
    const y = 660 - row * 40
    const figures = showText(50, y, `${row + 1}`) + showText(100, y, '4')
    return figures + showText(200, y - second, 'Kernstift') + showText(200, y - first - 12 - second + first, '4x200')
  })
  expect(await rowsOfPage(showTable([heading], columns), ...rows)).toEqual([
    heading,
    ...[1, 2, 3].map((pos) => [`${pos}`, '4', 'Kernstift\n4x200']),
  ])
})

test('a line that names another part is no second line of the part above it', async () => {
  const page = showTable(
    [heading, ['1', '4', 'Kernstift 4x200'], ['', '', 'Auswerferstift 6x160'], ['3', '2', 'Kernstift 5x200']],
    columns,
    700,
    12,
  )
  expect(await rowsOfPage(page)).toEqual([
    heading,
    ['1', '4', 'Kernstift 4x200'],
    ['', '', 'Auswerferstift 6x160'],
    ['3', '2', 'Kernstift 5x200'],
  ])
})

test('a word that is divided at the end of a line is joined', async () => {
  const row = showTable([['1', '4', 'Auswerfer-']], columns, 660) + showText(200, 648, 'hülse 4x6x125')
  expect(await rowsOfPage(showTable([heading], columns), row)).toEqual([heading, ['1', '4', 'Auswerferhülse 4x6x125']])
})

test('lines between two rules are one row', async () => {
  const rules = [700, 640, 580, 520].map((y) => `50 ${y} m 400 ${y} l S\n`)
  const cells = [0, 1, 2].map((row) => {
    const y = 680 - row * 60
    return (
      showText(200, y, 'Kernstift') + showText(200, y - 15, '4x200') + showTable([[`${row + 1}`, '4']], columns, y - 30)
    )
  })
  expect(await rowsOfPage(...rules, ...cells)).toEqual([1, 2, 3].map((pos) => [`${pos}`, '4', 'Kernstift\n4x200']))
})

test('titles of groups stay rows of their own', async () => {
  const rows = showTable([heading, list[1] ?? [], ['Düsenseite'], list[2] ?? []], columns)
  expect(await rowsOfPage(rows)).toEqual([heading, list[1], ['Düsenseite'], list[2]])
})

test('what pages repeat at their top and bottom is read once, and equal positions as often as they stand there', async () => {
  const row = ['4', 'Kernstift 4x200']
  const page = (number: number) =>
    showText(50, 800, 'Bestellung 4711') +
    showTable([['Menge', 'Bezeichnung'], row, row], [50, 120]) +
    showText(50, 30, `Seite ${number} von 2`)
  expect(await rowsOf(writePdf([page(1), page(2)]))).toEqual([
    ['Bestellung 4711'],
    ['Menge', 'Bezeichnung'],
    ...[row, row, row, row],
  ])
})

test('a second table beside the first with the same headings goes below it', async () => {
  const right = [heading, ['4', '8', 'Kernstift 5x160']]
  expect(await rowsOfPage(showTable(list, columns), showTable(right, [350, 400, 500]))).toEqual([
    ...list,
    heading,
    ['4', '8', 'Kernstift 5x160'],
  ])
})

test('a parts list of a drawing is read from its headings at the bottom, without the dimensions beside it', async () => {
  const upright = [290, 335, 385, 560].map((x) => `${x} 100 m ${x} 190 l S\n`)
  const drawing = [showText(60, 132, '446'), showText(100, 152, '147,25'), showText(80, 500, 'A-A')]
  const table = showTable([...list].reverse(), [300, 340, 400], 170)
  const { sheets, chosen } = await readList('pdf', writePdf([[...upright, ...drawing, table].join('')]))
  expect(sheets[chosen]?.rows).toEqual(list)
  expect(
    sheets
      .flatMap(({ rows }) => rows)
      .flat()
      .join(' '),
  ).toContain('147,25')
})

test('a column whose heading is unknown, before the others, is not cut off a ruled table', async () => {
  const rules = [190, 240, 290, 335, 560].map((x) => `${x} 100 m ${x} 190 l S\n`)
  const rows = [
    ['Platz', 'Menge', 'Bezeichnung'],
    ['F1', '20', 'Auswerferstift 6x160'],
    ['F2', '4', 'Kernstift 4x200'],
  ]
  expect(await rowsOfPage(...rules, showTable(rows, [200, 295, 340], 170))).toEqual(rows)
})

test.each([
  ['a turned page', (content: string) => writePdf([content], { page: '/Rotate 90' })],
  ['a table across the page', (content: string) => writePdf([`0 1 -1 0 842 0 cm ${content}`])],
  ['a table in a form', (content: string) => writePdf(['q 0.5 0 0 0.5 10 10 cm /X0 Do Q'], { forms: [content] })],
])('%s is read', async (_, write) => expect(await rowsOf(write(showTable(list, columns)))).toEqual(list))

test('pieces of a word are joined, and a word that is drawn twice as bold is one', async () => {
  const pieces = [
    showText(50, 700, '4'),
    showText(100, 700, 'Kernstift 3'),
    showText(145.02, 700, ','),
    showText(147.8, 700, '2x160'),
    ...[showText(50, 680, '11'), showText(50.3, 680, '11'), showText(100, 680, 'M'), showText(112, 680, 'E')],
    ...[showText(122.7, 680, 'N'), showText(133.9, 680, 'G'), showText(145.7, 680, 'E')],
    ...['1', '2'].flatMap((figure, index) => [50, 50.3].map((x) => showText(x + index * 5.56, 640, figure))),
    showText(100, 640, 'Kernstift'),
    'BT /F1 10 Tf 2 Tc 50 660 Td (12) Tj ET BT /F1 10 Tf 100 660 Td [(Kern) 20 (stift) -278 (4x200)] TJ ET',
  ]
  expect(await rowsOfPage(...pieces)).toEqual([
    ['4', 'Kernstift 3,2x160'],
    ['11', 'MENGE'],
    ['12', 'Kernstift 4x200'],
    ['12', 'Kernstift'],
  ])
})

test('a printed mail is read as a text', { tags: ['release'] }, async () => {
  const lines = [
    'Von: Petra Lindner',
    'bitte liefern Sie:',
    '20 Stk Auswerferstift 6x160',
    '4 Stück Kernstift 4x200',
    'Gruß',
  ]
  const rows = await rowsOfPage(...lines.map((line, index) => showText(50, 700 - index * 15, line)))
  expect(rows[2]).toEqual(['Auswerferstift 6x160', '20'])
  expect(rows[3]).toEqual(['Kernstift 4x200', '4'])
})

test('files are recognized by their content', { tags: ['release'] }, async () => {
  const pdf = writePdf([showTable(list, columns)])
  const files: [string, Uint8Array][] = [
    ['liste.xlsx', pdf],
    ['liste.pdf', await writeXlsx({ sheets: [{ name: 'a', rows: list }] })],
    ['liste.pdf', Buffer.from(list.map((cells) => cells.join(';')).join('\n'))],
  ]
  for (const [name, file] of files) {
    expect((await readPartsList('somebody', Buffer.from(file), name)).sheets[0]?.rows).toEqual(list)
  }
  await expect(readSpreadsheet('a', pdf, 'liste.pdf')).rejects.toMatchObject({ code: 'NOT_ALLOWED_FILE' })
})

test('a page without text is named beside the rows of the others', async () => {
  const { sheets } = await readList('pdf', writePdf([showTable(list, columns), `3 Tr ${showTable(list, columns)}`]))
  expect(sheets).toMatchObject([{ rows: list, pagesWithoutText: [2] }])
})

test('scripts, links and files in a PDF have no effect', async () => {
  const actions = [
    '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
    '/AA << /WC << /S /Launch /F (run.exe) >> >>',
    '/Names << /EmbeddedFiles << /Names [(a) << /F (list.xlsx) >>] >> >>',
  ]
  const link = '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://127.0.0.1:9/) >> >>]'
  const file = writePdf([showTable(list, columns)], { catalogue: actions.join(' '), page: link })
  expect((await readPartsList('somebody', file, 'liste.pdf')).sheets[0]?.rows).toEqual(list)
})

/** A gigabyte in a megabyte. */
function bomb(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 1024 }, () => megabyte)])
}
function manyWords(): string {
  const words = Array.from({ length: 1_000_000 }, (_, i) => `1 0 0 1 ${i % 500} ${i % 800} Tm (w${i}) Tj`)
  return `BT /F1 8 Tf ${words.join('\n')} ET`
}
const halfFile = () => {
  const whole = writePdf([showTable(list, columns)])
  return whole.subarray(0, whole.length / 2)
}
const unknownPassword = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`
const nested = [...Array.from({ length: 9 }, (_, i) => `/X${i + 1} Do `.repeat(10)), showText(5, 5, 'a')]

// A file is made when its test runs: most of the large ones run before a release only.
const rejected: [string, string, () => Buffer][] = [
  ['noTextInFile', 'a page without text', () => writePdf(['0 0 100 100 re f'])],
  ['lockedFile', 'a password', () => writePdf([showTable(list, columns)], { trailer: unknownPassword })],
]
const rejectedToo: typeof rejected = [
  ['NOT_SUPPORTED_FILE', 'half a file', halfFile],
  ['noTextInFile', 'invisible text over a scan', () => writePdf([`3 Tr ${showTable(list, columns)}`])],
  [
    'noTextInFile',
    'characters without letters',
    () => writePdf([showText(50, 700, '\u0001\u0002\u0003 \u0004\u0005')]),
  ],
  ['NOT_SUPPORTED_FILE', 'a head without a body', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['fileTooLarge', '10,000 pages', () => writePdf(Array.from({ length: 10_000 }, () => ''))],
  // These end only by a limit of time or memory.
  ['fileTooLarge', 'a gigabyte in a megabyte', () => writePdf([bomb()])],
  ['fileTooLarge', 'a page of a million words', () => writePdf([manyWords()])],
  ['fileTooLarge', 'forms that draw forms', () => writePdf(['/X0 Do'], { forms: nested })],
]
const isRejected = async (code: string, _: string, file: () => Buffer) => {
  await expect(readPartsList('somebody', file(), 'liste.pdf')).rejects.toMatchObject({ code })
}

test.each(rejected)('%s: %s', isRejected)
test.each(rejectedToo)('%s: %s', { tags: ['release'] }, isRejected)
