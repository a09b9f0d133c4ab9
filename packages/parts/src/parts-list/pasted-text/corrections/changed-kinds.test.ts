import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from '../mail/read-mail.ts'

/** A part in pieces of 4, and a sentence above it, and perhaps one below it, that ask for 6 of it by its kind. */
const said = [
  ['de', 'Führungssäule 20x56x95', 'alles wie unten, aber 6 statt 4 Säulen', 'nein halt sechs Säulen'],
  ['en', 'guide bush steel 32x56', 'everything below, but 6 bushes instead of 4'],
  ['cs', 'vodicí pouzdro ocel 32x56', 'vše jako níže, jen 6 pouzder místo 4'],
  ['es', 'columna guía 20x56x95', 'todo igual, pero 6 columnas en vez de 4'],
  ['fr', 'colonne de guidage 20x56x95', 'tout comme dessous, mais 6 colonnes au lieu de 4', 'euh non six colonnes'],
  ['hu', 'vezetőoszlop 20x56x95', 'minden marad, de 6 oszlop 4 helyett', 'jaj nem hat oszlop'],
  ['it', 'colonna di guida 20x56x95', 'tutto come sotto, ma 6 colonne invece di 4', 'anzi no sei colonne'],
  ['nl', 'uitwerphuls genitreerd 4x8x150', 'alles zoals onder, maar 6 hulzen in plaats van 4', 'nee toch zes hulzen'],
  ['pl', 'kołek ustalający 6x40', 'wszystko jak niżej, ale 6 kołków zamiast 4', 'nie jednak sześć kołków'],
  ['pt', 'coluna guia 20x56x95', 'tudo como abaixo, mas 6 colunas em vez de 4', 'ai não seis colunas'],
  ['ro', 'coloană de ghidare 20x56x95', 'totul ca mai jos, dar 6 coloane în loc de 4'],
  ['se', 'styrpelare 20x56x95', 'allt som nedan, men 6 pelare istället för 4', 'nej förresten sex pelare'],
  ['sl', 'vodilna puša jeklena 32x56', 'vse kot spodaj, samo vodilnih puš vzemi 6 namesto 4', 'ne no šest puš'],
] as const

test.each(said)(
  'a number that is changed by the kind of a part is never ordered silently: %s',
  (_, part, above, ...below) => {
    for (const mail of [`${above}\n\n> 4 x ${part}`, ...below.map((line) => `4 x ${part}\n${line}`)]) {
      const row = readMail(mail).find(({ requested }) => requested === part)
      expect.soft(row?.quantity, mail).toMatch(/^6|\?$/)
    }
  },
)

test('numbers of weeks and other kinds leave a part as it is', () => {
  const rows = readMail('4 x guide pillar 20x56x95\nThe pillars are needed in 3 weeks.\nThe 8 screws are in stock.')
  expect(rows.map(({ quantity }) => quantity)[0]).toBe('4')
})

test.each([
  'Sorry, scrap the dowel pins, we have a box. And the ejector pins should be 6x200, not 6x160.',
  'We ordered these too early. Please cancel the dowel pins.',
  'Oublie les goupilles. Les éjecteurs restent.',
])('a sentence that cancels a kind counts beside other sentences of its line: %s', (line) => {
  const kind = line.includes('goupilles') ? 'goupilles' : 'dowel pins'
  const [pins, others] = readMail(`8 ejector pins 6x160\n20 ${kind} 6x24\n\n${line}`)
  expect(pins?.quantity).toBe('8')
  expect(others).not.toMatchObject({ requested: `${kind} 6x24`, quantity: '20' })
})

test('a sentence that changes a kind counts behind the parts of its line', () => {
  const rows = readMail('8 Stifte 6x160 und 30 Schrauben M8x25 12.9 bestellt. Bei den Stiften bitte auf 9 erhöhen.')
  expect(rows.map(({ quantity }) => quantity)).toEqual(['9', '30'])
})

test('a sentence that cancels a kind begins behind the class of a screw', () => {
  const rows = readMail('6 kernpennen gehard 5x160 en 40 bouten M6x20 12.9. De bouten mogen vervallen.')
  expect(rows.map(({ quantity }) => quantity)[0]).toBe('6')
  expect(rows[1]?.requested).toContain('vervallen')
})

test.each([
  ['10 wypychaczy azotowanych 6x250', '4 tuleje wypychaczy hartowane 5x8x150', 'zamiast 10 daj 15 tych wypychaczy'],
  ['10 vyhazovačů nitridovaných 6x250', '4 trubkové vyhazovače kalené 5x8x150', 'místo 10 dejte 15 těch vyhazovačů'],
  ['10 estrattori nitrurati 6x250', '4 estrattori tubolari temprati 5x8x150', 'invece di 10 metti 15 estrattori'],
  ['10 éjecteurs nitrurés 6x250', '4 éjecteurs tubulaires trempés 5x8x150', 'au lieu de 10 mets 15 éjecteurs'],
])('of two kinds with one word the former number tells which is meant: %s, %s, %s', (pins, sleeves, line) => {
  const rows = readMail(`${pins}\n${sleeves}\n${line}`)
  expect(rows.map(({ quantity }) => quantity)).toEqual(['15', '4'])
})

test('a kind in the middle of a sentence gets the number that it is bumped to', () => {
  const answer = 'Line 1 should be 250 long, not 200. And please bump the dowels up to 40. Everything else stands.'
  expect(readMailParts(`${answer}\n> 1. 10 pins nitrided 7x200\n> 2. 30 dowel pins 10x40`)).toEqual([
    '10 × pins nitrided 7x250',
    '40 × dowel pins 10x40',
  ])
})
