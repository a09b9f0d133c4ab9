import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const ofTwo = 'Two identical moulds, quantities per mould:\n14 AZN-5x160\n'

test.each([
  'ORF-18x2.5: 40 are enough for both moulds.',
  'ORF-18x2.5: 40 reichen für beide Werkzeuge.',
  'ORF-18x2.5 : 40 suffisent pour les deux moules.',
  'ORF-18x2.5: 40 bastan para los dos moldes.',
  'ORF-18x2.5: 40 bastano per i due stampi.',
  'ORF-18x2.5: 40 chegam para os dois moldes.',
  'ORF-18x2.5: 40 is genoeg voor beide matrijzen.',
  'ORF-18x2.5: 40 wystarczy na obie formy.',
  'ORF-18x2.5: 40 stačí pro obě formy.',
  'ORF-18x2.5: 40 räcker till båda verktygen.',
  'ORF-18x2.5: 40 bastano per entrambi',
])('pieces that are enough for all moulds are not multiplied: %s', (line) => {
  expect(readMailParts(ofTwo + line)).toEqual(['28 × AZN-5x160', '40 × ORF-18x2.5'])
})

test.each([
  '40 ORF-18x2.5 for both moulds',
  '40 ORF-18x2.5 for the two moulds',
  '40 ORF-18x2.5 für beide Werkzeuge',
  '40 ORF-18x2.5 para los dos moldes',
  '40 ORF-18x2.5 per i due stampi',
  '40 ORF-18x2.5 pour les deux moules',
  '40 ORF-18x2.5 för två verktyg',
  'ORF-18x2.5: 40 are not enough for both moulds',
])('pieces for all moulds among those of one may be the pieces of all together: %s', (line) => {
  const [, row] = readMailParts(ofTwo + line)
  expect(row).not.toMatch(/^\d+ ×/)
})
