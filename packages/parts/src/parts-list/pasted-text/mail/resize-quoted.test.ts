import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const offer = '> Pos 1: pins nitrided 10x400, 8 pcs\n> Pos 2: pillars 24x56x75, 4 pcs\n> Pos 3: bushes 24x56, 4 pcs'

test.each([
  'Pos. 2: bitte 24x56x95, Menge gleich',
  'Pos 2: please 24x56x95, same quantity',
  'K poz. 2: prosimo za 24x56x95, količina ista.',
  'Pos. 2 : il nous faut 24x56x95, même quantité',
  'Pos. 2: vorremmo 24x56x95, stessa quantità',
  'Pos. 2: por favor 24x56x95, misma cantidad',
  'Pos. 2: graag 24x56x95, aantal gelijk',
  'Poz. 2: prosimy 24x56x95, ta sama ilość',
  'Pol. 2: prosím 24x56x95, množství stejné',
])('the sizes of an answer are those of the quoted position: %s', (answer) => {
  const parts = ['8 × pins nitrided 10x400', '4 × pillars 24x56x95', '4 × bushes 24x56']
  expect(readMailParts(`${offer}\n\n${answer}`)).toEqual(parts)
  expect(readMailParts(`${answer}\n\n${offer}`)).toEqual(parts)
})

test('an answer may change the pieces, too, or leave them open', () => {
  expect(readMailParts(`${offer}\n\nPos 2: please 6 of 24x56x95`)[1]).toBe('6 × pillars 24x56x95')
  expect(readMailParts(`${offer}\n\nPos 2: please 24x56x95`)[1]).toBe('4 ? × pillars 24x56x95')
})

test.each([
  'Pos 2: please 8x125, same quantity',
  'Pos 2: also sleeves 5x8x125, 4 pcs',
  'Pos 2: 24x56x95 hardened, 4 pcs',
])('another part takes no place of the quoted one: %s', (answer) => {
  expect(readMailParts(`${offer}\n\n${answer}`).join()).toContain('pillars 24x56x75')
})

const sleeves =
  '> 1. pins 8x250, 20 pcs\n> 2. Auswerferhülse / ejector sleeve / tubular / tubulaire / tuleja / pouzdro 6x10x150, 4 pcs'

test.each([
  'die Hülsen bitte in 6x10x175 statt 6x10x150',
  'the sleeves should be 6x10x175 instead of 6x10x150',
  'los tubulares que sean de 6x10x175 en vez de 6x10x150',
  'les tubulaires en 6x10x175 au lieu de 6x10x150',
  'os tubulares em 6x10x175 em vez de 6x10x150',
  'tuleje poproszę 6x10x175 zamiast 6x10x150',
  'pouzdra prosím 6x10x175 místo 6x10x150',
])('the sizes in place of those of a quoted part keep its pieces: %s', (answer) => {
  const [pins, sleeve, ...others] = readMailParts(`${answer}\n\n${sleeves}`)
  expect([pins, ...others]).toEqual(['20 × pins 8x250'])
  expect(sleeve).toMatch(/^4 × .+ 6x10x175$/)
})

test('an answer may say the pieces of the sizes in place of the quoted ones', () => {
  const said = readMailParts(`20 Stück 6x10x175 anstelle der 6x10x150\n\n${sleeves}`)
  expect(said[1]).toMatch(/^20 × .+ 6x10x175$/)
})

test.each([
  'the sleeves in 6x10x175 please',
  'die Hülsen bitte in 6x10x175',
  'Können wir die Hülsen in 6x10x175 statt 6x10x150 bekommen?',
  'Please do not deliver 6x10x175 instead of 6x10x150 again.',
  'Letztes Mal kam 6x10x175 statt 6x10x150.',
  'Hülse 6x10x175 statt 6x10x150 nitriert',
  'Flat ejector 6x10x175 instead of 6x10x150',
])('a quoted part stays open where its place may be taken: %s', (answer) => {
  const read = readMailParts(`${answer}\n\n${sleeves}`)
  expect(read.find((part) => part.includes(' / '))).toMatch(/^4 \? × /)
})

test('an answer changes one part of a long quoted list', () => {
  const list = Array.from({ length: 300 }, (_, at) => `> ${at + 1}. ${(at % 7) * 3 + 4} Hülsen 6x10x${at + 100}`)
  const read = readMailParts(`Hülsen bitte in 6x10x450 statt 6x10x150\n\n${list.join('\n')}`)
  expect(read).toHaveLength(300)
  expect(read[50]).toBe('7 × Hülsen 6x10x450')
})
