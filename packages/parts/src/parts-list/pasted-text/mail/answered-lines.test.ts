import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readPaste } from '../read-paste.ts'
import { readMail } from './read-mail.ts'

/** Words of a mail: what asks, pieces, a kind of part, another thing, "and". */
const languages = {
  de: ['wir brauchen noch', 'Stück', 'Auswerferstift', 'Druckfedern', 'und'],
  en: ['please send us', 'pcs', 'ejector pin', 'compression springs', 'and'],
  cs: ['prosíme ještě', 'ks', 'vyhazovač', 'pružiny', 'a'],
  es: ['necesitamos también', 'uds', 'expulsor', 'muelles', 'y'],
  fr: ['il nous faut encore', 'pièces', 'éjecteur', 'ressorts', 'et'],
  hu: ['kérünk még', 'db', 'kilökőcsap', 'nyomórugó', 'és'],
  it: ['ci servono anche', 'pz', 'estrattore', 'molle', 'e'],
  nl: ['wij bestellen ook', 'stuks', 'uitwerppen', 'drukveren', 'en'],
  pl: ['prosimy jeszcze', 'szt', 'wypychacz', 'sprężyny', 'i'],
  pt: ['precisamos também', 'un', 'extrator', 'molas', 'e'],
  ro: ['comandăm și', 'buc', 'aruncător', 'arcuri', 'și'],
  se: ['vi behöver även', 'st', 'utstötare', 'fjädrar', 'och'],
  sl: ['potrebujemo še', 'kosov', 'izmetač', 'vzmeti', 'in'],
} as const satisfies Record<string, readonly [string, string, string, string, string]>

/** Lines that ask for nothing. */
const noise = [
  'Guten Tag Frau Lindner,',
  'Dear Sir or Madam,',
  'Bonjour Madame,',
  'Dobrý den,',
  'Mit freundlichen Grüßen',
  'Best regards',
  'Industriestraße 12-14, 99999 Musterhafen',
  '12 rue des Lilas, 99999 Villemodèle',
  'Tel. 0555 7781-240 | Fax 0555 7781-241',
  'O: (555) 010-2240 x16  C: 555.010.7712',
  '+36 55 512 3456',
  'Liefertermin bitte bis 11.12.2026',
  'Delivery by 2026-12-11, please confirm within 2 days.',
  'Platba do 30 dnů, dodací lhůta 2 týdny',
  'HRB 11802, USt-IdNr. DE000000000',
  'IBAN DE00 0000 0000 0000 0000 00 | BIC XXXXDEXX',
  'PO 88-10457 to follow.',
  '> On 20 Nov 2026, at 10:12, Anke Lund wrote:',
  'Ruf mich sonst kurz an, bin bis 16 Uhr da.',
  '',
]

interface Line {
  text: string
  /** The rows that it must have: what they name, with the quantity. */
  asks: readonly [string, string][]
}

const lines = fc
  .record({
    words: fc.constantFrom(...Object.values(languages)),
    mark: fc.constantFrom('', '- ', '• ', '3. ', 'a) '),
    counts: fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 60 })),
    lengths: fc.uniqueArray(fc.integer({ min: 101, max: 399 }), { minLength: 2, maxLength: 2 }),
    shape: fc.integer({ min: 0, max: 9 }),
  })
  .map(
    ({
      words: [asking, pieces, kind, other, and],
      mark,
      counts: [many, more],
      lengths: [length, next],
      shape,
    }): Line => {
      const part = `${kind} 6x${length}`
      const asks: [string, string] = [`6x${length}`, String(many)]
      const nextAsks: [string, string] = [`8x${next}`, String(more)]
      const shapes: Line[] = [
        { text: `${many} ${pieces} ${part}`, asks: [asks] },
        { text: `${part} - ${many} ${pieces}`, asks: [asks] },
        { text: `${part}: ${many} ${pieces}`, asks: [asks] },
        { text: `${asking} ${many} ${pieces} ${part}.`, asks: [asks] },
        { text: `${many} x ${part}`, asks: [asks] },
        { text: `${many} ${pieces} ${part}, ${more} ${pieces} ${kind} 8x${next}`, asks: [asks, nextAsks] },
        { text: `${asking} ${many} ${pieces} ${part} ${and} ${more} ${pieces} 8x${next}`, asks: [asks, nextAsks] },
        { text: `${part}, ${many} ${pieces}; ${kind} 8x${next}, ${more} ${pieces}`, asks: [asks, nextAsks] },
        { text: `${asking} ${many} ${other}`, asks: [[other, String(many)]] },
        { text: `${many} ${pieces} ${other} no${length}`, asks: [[other, String(many)]] },
      ]
      const { text, asks: rows } = shapes[shape] ?? { text: '', asks: [] }
      return { text: mark + text, asks: rows }
    },
  )
const others = fc.constantFrom(...noise).map((text): Line => ({ text, asks: [] }))

test('each line that asks for something has its rows with their quantities, and no other line has any', {
  tags: ['release'],
}, () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(lines, others), { minLength: 1, maxLength: 12 }), (mail) => {
      const { rows } = readPaste(mail.map(({ text }) => text).join('\n'))
      const read = rows.map(({ articleNo = '', designation = '', quantity = '' }) => ({
        text: `${articleNo} ${designation}`,
        quantity,
      }))
      const asked = mail.flatMap(({ asks }) => asks)
      expect(read.map(({ quantity }) => quantity)).toEqual(asked.map(([, quantity]) => quantity))
      for (const [at, [name]] of asked.entries()) expect(read[at]?.text).toContain(name)
    }),
    { seed: 20261123, numRuns: 150 },
  )
})

test.each([
  ['Thanks for quotation Q-7719. Please go ahead with items 1 and 2:', ['40', '12', '4 ?']],
  ['Please go ahead with items 1 and 2.', ['40', '12', '4 ?']],
  ['Wir nehmen die Positionen 1 und 3.', ['40', '12 ?', '4']],
])('the positions that an answer does not name stay open: %s', (line, quantities) => {
  const quote = [
    '1. 40 ejector pins nitrided 3 x 125',
    '2. 12 ejector pins nitrided 10 x 315',
    '3. 4 guide pillars 32 x 66 x 115',
  ]
  const rows = readMail([line, '', ...quote.map((said) => `> ${said}`)].join('\n'))
  expect(rows.map(({ quantity }) => quantity)).toEqual(quantities)
})

test.each([
  ['6 pz estrattore tubolare nitrurato 4x6x150', 'Ne servono 8.', '8 × estrattore tubolare nitrurato 4x6x150'],
  ['6 pcs ejector sleeve nitrided 4x6x150', 'We need 8.', '8 × ejector sleeve nitrided 4x6x150'],
])('an answer that asks for another number: %s. %s', (part, answer, row) => {
  expect(readMailParts(`> ${part}\n${answer}`)).toEqual([row])
})
