import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

const ring = 'locating ring 100x36x12'

test.each([
  ['Bestellung für zwei Formen:', 'je einer pro Form'],
  ['order for two moulds:', 'one per mould'],
  ['objednávka pro dvě formy:', 'po jednom na formu'],
  ['objednávka pro dvě formy:', 'po jednom na každou formu'],
  ['rendelés két szerszámhoz:', 'szerszámonként egy'],
  ['rendelés két szerszámhoz:', 'mindkettőhöz egy'],
  ['zamówienie na dwie formy:', 'po jednym na formę'],
  ['comandă pentru două matrițe:', 'câte unul la fiecare matriță'],
  ['comandă pentru două matrițe:', 'câte unul la fiecare'],
  ['beställning för två verktyg:', 'en per verktyg'],
  ['naročilo za dve orodji:', 'po eden na orodje'],
])('one for each of two moulds multiplies no stated pieces: %s 2 pcs, %s', (heading, share) => {
  expect(readMailParts(`${heading}\n${ring} - 2 pcs, ${share}`)).toEqual([`2 × ${ring}`])
})

test.each([
  ['objednávka pro dvě formy:', 'po jednom na každou formu'],
  ['comandă pentru două matrițe:', 'câte unul la fiecare matriță'],
  ['zamówienie na dwie formy:', 'po jednym na formę'],
])('one for each of two moulds is two: %s %s', (heading, share) => {
  expect(readMailParts(`${heading}\n${ring} - ${share}`)).toEqual([`2 × ${ring}`])
})

test('the share of each mould stays no word of the part', () => {
  const mail = 'objednávka pro dvě formy:\nvodicí sloupek 20x46x75 - 8 ks, po čtyřech na každou'
  expect(readMailParts(mail)).toEqual(['8 × vodicí sloupek 20x46x75'])
})

test('one for each of more moulds than pieces stays open', () => {
  expect(readMailParts(`Bestellung für drei Formen:\n${ring} - 2 pcs, je einer pro Form`)).toEqual([`2 ? × ${ring}`])
  expect(readMailParts(`beställning för tre verktyg:\n${ring} - 2 pcs, en per verktyg`)).toEqual([`2 ? × ${ring}`])
})
