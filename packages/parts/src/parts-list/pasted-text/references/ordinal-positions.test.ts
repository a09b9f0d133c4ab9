import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const numbered = (answer: string) =>
  readMailParts(
    `${answer}\n\n> 1) 10 pcs ejector pin 3x160 nitrided\n> 2) 8 pcs ejector pin 8x200 nitrided\n> 3) 40 pcs cap screw M6x30 12.9`,
  )
const plain = (answer: string) =>
  readMailParts(
    `${answer}\n\n> 10 Auswerferstift nitriert 3x160\n> 8 Auswerferstift nitriert 8x200\n> 40 Zylinderschraube M6x30 12.9`,
  )

test.each([
  'Letzte Position bitte auf 30 Stück erhöhen.',
  'Please make the last line 30 pcs.',
  'La última posición: 30 uds.',
  'Ultima riga: 30 pz, grazie.',
  'De laatste regel graag 30 stuks.',
])('the last position of a numbered list is changed: %s', (answer) => {
  expect(numbered(answer)).toEqual([
    '10 × ejector pin 3x160 nitrided',
    '8 × ejector pin 8x200 nitrided',
    '30 × cap screw M6x30 12.9',
  ])
})

test.each([
  'Zweite Position bitte auf 20 Stück.',
  'Druhá položka prosím 20 ks.',
  'A második tétel legyen 20 db.',
  'Second item: 20 pcs.',
])('a position is named by its ordinal number: %s', (answer) => {
  expect(numbered(answer)[1]).toMatch(/^20 /)
})

test.each([
  ['letzte Position bitte auf 30 erhöhen', 2, 30],
  ['first line please 16 instead of 10', 0, 16],
  ['drugi wiersz proszę 16 szt.', 1, 16],
  ['vrstica 2: 16 kosov', 1, 16],
  ['los nitrurados del renglón 1 ahora son 20, lo demás igual', 0, 20],
])('the lines of a quoted list without numbers are counted: %s', (answer, at, quantity) => {
  const quantities = [10, 8, 40].with(at, quantity)
  expect(plain(answer).map((row) => Number.parseInt(row, 10))).toEqual(quantities)
})

test.each([
  ['die vorletzte Zeile brauchen wir nicht', 'Auswerferstift nitriert 8x200'],
  ['los nitrurados del renglón 1 ahora son casi 20, lo demás igual', 'Auswerferstift nitriert 3x160'],
])('a row that a change may mean is not certain any more: %s', (answer, part) => {
  expect(plain(answer).filter((row) => row.endsWith(part) && !row.includes('?'))).toEqual([])
})

test.each([
  'Letzte Position bitte auf 30 erhöhen, und die 3x160 brauchen wir nicht mehr.',
  'Last item please 30, the 8x200 can go in the second delivery.',
  'Za poslední položku prosíme 30, místo 3x160 pošlete 4x160.',
])('a position is asked if the line names other parts, too: %s', (answer) => {
  expect(plain(answer).filter((row) => /M6x30/.test(row) && !row.includes('?'))).toEqual([])
})

test.each([
  'Poziția 3 nu o mai luăm.',
  'Pos. 3 wollen wir doch lieber nicht.',
  'La posizione 3 per ora non ci interessa.',
  'Position 3 bestellen wir diesmal nicht mit.',
])('a position that is denied is not ordered without a question: %s', (answer) => {
  expect(numbered(answer)).not.toContain('40 × cap screw M6x30 12.9')
})

test.each([
  'The last line of your mail was cut off.',
  'Die letzte Position klären wir telefonisch.',
  'Rest wie gehabt.',
])('nothing changes by a sentence without a change: %s', (answer) => {
  expect(numbered(answer)).toHaveLength(3)
  expect(numbered(answer).join()).not.toContain('?')
})

test.each([
  'Die ersten beiden Positionen bitte mit Zeugnis 3.1.',
  'The first two items need certificates 3.1.',
  'Les deux premières positions avec certificat 3.1.',
])('the first positions have what is said of them: %s', (answer) => {
  const [first, second, third] = numbered(answer)
  expect([first, second].map((row) => /3\.1/.test(row ?? ''))).toEqual([true, true])
  expect(third).not.toMatch(/3\.1/)
})

test.each(['La última posición se elimina.', 'Poslední položku prosím škrtnout.', 'Ultima poziție se anulează.'])(
  'the last position may be cancelled in any language: %s',
  (answer) => {
    expect(numbered(answer)).not.toContain('40 × cap screw M6x30 12.9')
  },
)
