import { expect, test } from 'vitest'
import { readPaste } from '../read-paste.ts'

const headings = 'Pos\tBezeichnung\tMenge'
const rows = [
  '1\tAuswerferstift nitriert 10x250\t20',
  '2\tAuswerferstift nitriert 10x400\t20',
  '3\tAuswerferhülse gehärtet 8x12x175\t4',
]
const table = [headings, ...rows].join('\n')
const quoted = [headings, ...rows].map((line) => `> ${line}`).join('\n')

function read(mail: string): string[] {
  return readPaste(mail).rows.map(({ quantity, designation }) => `${quantity} × ${designation}`)
}

const [pins, longPins, sleeves] = [
  '20 × Auswerferstift nitriert 10x250',
  '20 × Auswerferstift nitriert 10x400',
  '4 × Auswerferhülse gehärtet 8x12x175',
]

test.each([
  ['Wir bestellen daraus nur Pos. 1 und 3.', [pins, '20 ? × Auswerferstift nitriert 10x400', sleeves]],
  ['Alles wie angeboten, Pos. 2 aber nur 10 Stück.', [pins, '10 × Auswerferstift nitriert 10x400', sleeves]],
  ['Pos. 2 bitte mit Zeugnis 3.1.', [pins, `${longPins} bitte mit Zeugnis 3.1`, sleeves]],
  ['Die Hülsen bitte vorne verrunden.', [pins, longPins, `${sleeves} vorne verrunden`]],
])('what is said around a table changes its rows: %s', (sentence, expected) => {
  expect(read(`Guten Tag,\n\n${sentence}\n\n${table}`)).toEqual(expected)
  expect(read(`${table}\n\n${sentence}`)).toEqual(expected)
  expect(read(`Guten Tag,\n${sentence}\n\n${quoted}`)).toEqual(expected)
})

test.each(['Alles wie angeboten, ohne die Hülsen.', 'Die Hülsen fliegen raus.'])(
  'a kind that a sentence around a table leaves out is asked about: %s',
  (sentence) => {
    for (const mail of [`${table}\n\n${sentence}`, `Guten Tag,\n${sentence}\n\n${quoted}`]) {
      const [first, second, asked] = read(mail)
      expect([first, second]).toEqual([pins, longPins])
      expect(asked).toMatch(/^4 \? × Auswerferhülse gehärtet 8x12x175/)
    }
  },
)

test.each([
  'Bitte um Angebot bis Freitag.',
  'Lieferung bitte an Werk 2.',
  'Unser Auftrag 4711, Pos. 8 folgt nächste Woche.',
])('what is no change leaves a table as it is: %s', (sentence) => {
  expect(read(`Guten Tag,\n\n${sentence}\n\n${table}`)).toEqual([pins, longPins, sleeves])
})

test('a row that says more than its part and its pieces becomes a question', () => {
  const mail =
    'Pos. 1 bitte mit Zeugnis 3.1.\n\nPos\tBezeichnung\tMenge\tBemerkung\n1\tAuswerferstift nitriert 10x250\t20\tW1\n2\tAuswerferstift nitriert 10x400\t20\tW2'
  const [first, second] = readPaste(mail).rows
  expect(first).toMatchObject({ quantity: '20 ?', comment: 'W1' })
  expect(second).toMatchObject({ quantity: '20', comment: 'W2' })
})

test('the pieces of a table for several moulds are multiplied once, whatever else is said', () => {
  const mail = `Mengen je Form, es sind 3 Formen.\nPos. 2 entfällt.\n\n${table}`
  const [first, second, third] = readPaste(mail).rows.map(({ quantity }) => quantity)
  expect([first, third]).toEqual(['60', '12'])
  expect(second).not.toBe('60')
})
