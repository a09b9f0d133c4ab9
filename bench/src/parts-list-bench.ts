import { readPaste } from '@normwerk/parts/parts-list/pasted-text/read-paste'
import { writeXlsx } from 'hucre/xlsx'
import { buildCatalogue } from '../../catalogue/demo/build-catalogue.ts'
import { type Buyer, signIn } from './buyer.ts'
import { percentile, type Ratio, seededRandom } from './measure.ts'
import { withShop } from './shop.ts'

const rowCount = 2000
const listsOfAKind = 10
const maxMs = 1000
const filesRead = 9

/**
 * Measures over HTTP dry runs of different parts lists of 2,000 rows, some with texts of the greatest length, and a
 * workbook of which a small sheet is the list.
 */
export function bench(): Promise<Ratio[]> {
  return withShop(async ({ address }) => {
    const buyer = await signIn(address, 'buyer')
    const random = seededRandom(1)
    const ratios: Ratio[] = []
    for (const { what, kinds, maxMs } of lists) {
      const times: number[] = []
      for (let list = 0; list < listsOfAKind; list++) {
        const body = { rows: makeRows(random, kinds), dryRun: true }
        const start = performance.now()
        await buyer.call('POST', '/api/cart/import', body)
        times.push(performance.now() - start)
      }
      const p95 = percentile(times, 0.95)
      ratios.push({
        what: `dry run of a list of ${rowCount} rows, ${what}, p95`,
        ours: `${p95.toFixed(0)} ms`,
        baseline: `below ${maxMs} ms`,
        ratio: p95 / maxMs,
        bar: 1,
      })
    }
    return [...ratios, await readWorkbook(buyer), ...readMails()]
  })
}

const mailLength = 100_000
const hostileMaxMs = 50

/** Mails as the page reads them before it asks the server. Each has about as many lines as a list has rows. */
const mails: { what: string; line: (index: number) => string }[] = [
  {
    what: 'orders',
    line: (index) => `Pos ${index}: ${1 + (index % 30)} Stück Auswerferstift 6x${100 + index} nitriert`,
  },
  {
    what: 'sentences',
    line: (index) => `Please tell us when shipment number ${index} can be made for the second mould`,
  },
  { what: 'corrections', line: (index) => `Korrektur: statt 10 bitte ${1 + (index % 90)} Stück Stifte 6x${index}` },
]

/** Pieces that a hostile text repeats: beginnings of what the reader looks for, without an end. */
const pieces = [
  ...['1x', '1 x ', 'ø1 ', '1.', '9 ', 'd1=', '1/', 'AZH-1x1 ', 'auswerfer ', 'din 1530 ', '60 hrc ', '"(', 'ﷺ'],
  ...[' ', '\n', '>', '- ', '12 Stück ', 'je 4 ', 'statt 10 bitte 12, ', 'Form 1 und 2 je 4 ', '6x160, ', '(6x160) '],
  ...[
    'alle ',
    'a, ',
    '1) ',
    'pos 1: ',
    '1 420 ',
    'zwei ',
    '3,10 EUR ',
    'ein paar ',
    '+49 ',
    'davon ',
    '1 VE = 10 ',
    '; ',
  ],
  ...['L=1 gekürzt auf ', 'everything times ', 'wie oben ', 'Auswerferstift 6x160 ', 'please send 4 pins 6x160. '],
]

const readMails = (): Ratio[] => [
  ...mails.map(({ what, line }) => readMail(what, maxMs, (index) => `${line(index)}\n`)),
  slowest(pieces.map((piece) => readMail(`repeating ${JSON.stringify(piece)}`, hostileMaxMs, () => piece))),
]

function slowest(ratios: readonly Ratio[]): Ratio {
  return ratios.reduce((slow, ratio) => (ratio.ratio > slow.ratio ? ratio : slow))
}

function readMail(what: string, limitMs: number, piece: (index: number) => string): Ratio {
  const times = Array.from({ length: filesRead }, (_, time) => {
    // Other text each time, as the reader keeps what it has read.
    const length = Math.floor((mailLength * piece(1).length) / Buffer.byteLength(piece(1))) - time
    const count = Math.ceil(length / piece(1).length)
    const written = Array.from({ length: count }, (_, index) => piece(index + time * filesRead))
    const text = written.join('').slice(0, length)
    const start = performance.now()
    readPaste(text)
    return performance.now() - start
  })
  const median = percentile(times, 0.5)
  return {
    what: `reading a mail of 100 kB, ${what}, p50`,
    ours: `${median.toFixed(0)} ms`,
    baseline: `at most ${limitMs} ms`,
    ratio: median / limitMs,
    bar: 1,
  }
}

/** Reads 605 rows beside the master data of an article system, 170,000 cells. */
async function readWorkbook(buyer: Buyer): Promise<Ratio> {
  const list = Array.from({ length: 604 }, (_, row) => [row + 1, (row % 20) + 1, `Auswerferstift ${3 + (row % 9)}x160`])
  const master = Array.from({ length: 17_000 }, (_, row) => [
    ...[`M${row}`, `Zylinderschraube M${row % 20}x${row % 97}`, `Gruppe ${row % 31}`, row * 1.17, row % 900],
    ...[row % 20, row % 97, row / 2, '2026-01-09', `Zeile ${row}`],
  ])
  const sheets = [
    { name: 'Stückliste', rows: [['Pos', 'Menge', 'Bezeichnung'], ...list] },
    { name: 'Artikelstamm', rows: master },
  ]
  const file = new File([Buffer.from(await writeXlsx({ sheets }))], 'werkzeug.xlsx')
  const times: number[] = []
  for (let time = 0; time < filesRead; time++) {
    const body = new FormData()
    body.append('file', file)
    const start = performance.now()
    await buyer.call('POST', '/api/cart/import/file', body)
    times.push(performance.now() - start)
  }
  const median = percentile(times, 0.5)
  return {
    what: 'reading 605 rows beside a sheet of 170,000 cells, p50',
    ours: `${median.toFixed(0)} ms`,
    baseline: `at most ${maxMs} ms`,
    ratio: median / maxMs,
    bar: 1,
  }
}

type Random = () => number
type Row = (random: Random, index: number) => object

const { articles } = buildCatalogue()

const pick = <Item>(random: Random, items: readonly Item[]) => items[Math.floor(random() * items.length)]
const sizeOf = (random: Random) =>
  `${pick(random, [2, 2.2, 3, 3.2, 4, 5, 6, 6.2, 8, 10])}x${pick(random, [100, 125, 160, 200, 250])}`
const figure = (random: Random, limit: number) => Math.floor(random() * limit)
const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Rows of all common kinds. */
const ofEveryKind: readonly Row[] = [
  (random) => ({ articleNo: pick(random, articles)?.articleNo }),
  (random) => ({ designation: `Auswerferstift DIN 1530 AH ${sizeOf(random)}` }),
  (random) => ({
    designation: `Auswerferstift DIN 1530 A ${sizeOf(random).replace('.', ',')} gekürzt auf ${90 + figure(random, 1000) / 100}`,
  }),
  (random) => ({
    articleNo: `4711-${figure(random, 100_000)}`,
    designation: `Ejector pin ISO 6751 ${sizeOf(random)} nitrided`,
  }),
  (random) => ({ articleNo: `AZH-${(2 + random() * 8).toFixed(2)}x160` }),
  (random) => ({ articleNo: `M${figure(random, 100_000)}`, designation: 'Zylinderschraube ISO 4762 M6x20' }),
]

/** Other parts of a mould, which the shop does not sell. */
const unmatched: readonly Row[] = [
  (random, index) => ({
    designation: `${4000 + index} Zylinderschraube ISO 4762 M8x30 8.8 verzinkt, Lieferant Meier ${figure(random, 10_000)}`,
  }),
  (random, index) => ({
    articleNo: `${figure(random, 1_000_000)}-${index}-A`,
    designation: `Heizpatrone Ø12,5x${60 + figure(random, 200)} 230V 400W mit Thermoelement Typ J, Anschlussleitung 1000 mm, abgewinkelt, Werk 2 Halle 7, Nr. ${index}`,
  }),
  (random, index) => ({
    articleNo: `AZ-${index}.${figure(random, 1000)}`,
    designation: `Auswerferstift DIN 1530 A gehärtet ${(1.01 + index / 100).toFixed(2)}x${100 + figure(random, 200)}`,
  }),
]

/** Texts of the greatest length that are hard to read. */
const hostile: readonly Row[] = [
  '1x',
  '1 x ',
  'ø1 ',
  '1.',
  '9 ',
  'd1=',
  '1/',
  'AZH-1x1 ',
  'auswerfer ',
  'din 1530 ',
  '60 hrc ',
  'L=1 gekürzt auf ',
  '"(',
  'ﷺ',
].map((text) => (_, index) => ({
  articleNo: `${index} ${fill(text, 194)}`,
  designation: `${index} ${fill(text, 194)}`,
}))

const lists = [
  { what: 'of every kind', kinds: ofEveryKind, maxMs },
  { what: 'none of ours', kinds: unmatched, maxMs },
  // Its texts are ten times as long as those of other lists.
  { what: 'hostile', kinds: hostile, maxMs: 2 * maxMs },
]

function makeRows(random: Random, kinds: readonly Row[]): object[] {
  return Array.from({ length: rowCount }, (_, index) => ({
    row: index + 1,
    ...pick(random, kinds)?.(random, index),
    quantity: `${1 + figure(random, 50)} Stk.`,
  }))
}
