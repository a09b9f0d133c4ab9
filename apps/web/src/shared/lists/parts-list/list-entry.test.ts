import type { ImportedRow } from '@normwerk/contract/parts-list'
import { expect, test } from 'vitest'
import {
  assumptionOf,
  chooseSuggested,
  confirmEntry,
  correctEntry,
  isOpen,
  needsAnswer,
  newEntry,
  stateOf,
  takeAnswers,
} from './list-entry.ts'

const row = { row: 4, designation: 'DIN 1530 A 3,2x147,25, 6 Stück', commission: 'W12' }
const offered: ImportedRow = {
  row: 4,
  status: 'suggested',
  productDimensionId: 'a',
  articleNo: 'AZH-3.2x160-L147.25-T100',
  changedLength: 147.25,
  toleranceClass: 'T100',
  isThreeOne: false,
  quantity: 6,
  assumed: ['material', 'length'],
  suggestions: [{ productDimensionId: 'b', articleNo: 'AZX-3.2x160', description: '', score: 1 }],
}
const entry = { ...newEntry(row), answer: offered }

test('a confirmed row names its part and keeps the quantity that only its words named', () => {
  const confirmed = confirmEntry(entry)
  expect(stateOf(confirmed)).toBe('matched')
  expect(confirmed.asked).toEqual({
    ...{ row: 4, commission: 'W12', productDimensionId: 'a', quantity: 6 },
    ...{ changedLength: 147.25, toleranceClass: 'T100', isThreeOne: false },
    ...{ headFlats: null, reducedHead: null, tip: null, engraving: null },
    chosenFor: { designation: 'DIN 1530 A 3,2x147,25, 6 Stück' },
  })
  expect(confirmed.stood).toBe(row)
})

test('another material keeps the cut of the part', () => {
  const [suggested] = offered.suggestions ?? []
  const chosen = suggested && chooseSuggested(entry, suggested)
  expect(chosen?.asked).toMatchObject({ productDimensionId: 'b', changedLength: 147.25, quantity: 6 })
  expect(chosen && stateOf(chosen)).toBe('checking')
})

test('a similar part is requested by its number, with the words that may name a cut', () => {
  const suggested = { productDimensionId: 'b', articleNo: 'AZH-3.2x160', description: '', score: 0.9 }
  const unsure = { ...entry, answer: { row: 4, status: 'suggested' as const, suggestions: [suggested] } }
  expect(chooseSuggested(unsure, suggested).asked).toEqual({
    ...row,
    articleNo: 'AZH-3.2x160',
    productDimensionId: null,
    chosenFor: { designation: 'DIN 1530 A 3,2x147,25, 6 Stück' },
  })
})

test('a corrected row says for which cells of the list its part is chosen', () => {
  const listed = { ...entry, stood: { ...row, articleNo: '4711', quantity: '2 VE' } }
  const corrected = correctEntry(listed, { articleNo: 'AZH-6x160', quantity: '20' })
  expect(corrected.asked).toMatchObject({
    articleNo: 'AZH-6x160',
    chosenFor: { articleNo: '4711', designation: row.designation, quantity: '2 VE' },
  })
})

test('an answer to an earlier version of a row is ignored', () => {
  const corrected = correctEntry(entry, { quantity: '7' })
  expect(takeAnswers([corrected], [row], [offered])).toEqual([corrected])
  expect(takeAnswers([corrected], [corrected.asked], [{ ...offered, quantity: 7 }])[0]?.answer?.quantity).toBe(7)
})

test('rows that leave the same open are confirmed together, unconfirmed ones individually', () => {
  expect(assumptionOf(entry)).toBe('material length')
  const { assumed: _, ...unconfirmed } = offered
  expect(assumptionOf({ ...entry, answer: unconfirmed })).toBeNull()
  expect(confirmEntry({ ...entry, answer: unconfirmed }).answer?.status).toBe('matched')
  expect(assumptionOf({ ...entry, answer: { row: 4, status: 'unmatched' } })).toBeNull()
})

test('an assumed quantity is confirmed with the part, and apart from other quantities', () => {
  const unsaid = { ...entry, answer: { ...offered, quantity: 1, assumed: ['quantity' as const] } }
  const thousand = { ...entry, answer: { ...offered, quantity: 1000, assumed: ['quantity' as const] } }
  expect(assumptionOf(unsaid)).not.toBe(assumptionOf(thousand))
  expect(confirmEntry(thousand).asked).toMatchObject({ productDimensionId: 'a', quantity: 1000 })
})

test('a skipped row is not open, a row without a match is', () => {
  expect(isOpen({ ...entry, isSkipped: true })).toBe(false)
  expect(isOpen({ ...entry, answer: { row: 4, status: 'unmatched' } })).toBe(true)
  expect(isOpen(newEntry(row))).toBe(true)
})

test('a confirmed row gets its price and keeps the confirmed part', () => {
  const confirmed = confirmEntry(entry)
  expect(needsAnswer(confirmed)).toBe(true)
  const answer: ImportedRow = { row: 4, status: 'matched', price: '7.32', availability: 'inStock' }
  const [priced] = takeAnswers([confirmed], [confirmed.asked], [answer])
  expect(priced?.answer).toMatchObject({ assumed: ['material', 'length'], price: '7.32', availability: 'inStock' })
  expect(priced && needsAnswer(priced)).toBe(false)
})

test('a confirmed part that is no longer sold makes the row open again', () => {
  const confirmed = confirmEntry(entry)
  const [gone] = takeAnswers([confirmed], [confirmed.asked], [{ row: 4, status: 'unmatched' }])
  expect(gone).toMatchObject({ isConfirmed: false, answer: { status: 'unmatched' } })
})

test('a chosen number is no question any more, although the words of the list name another part', () => {
  const suggested = { productDimensionId: 'b', articleNo: 'AZH-3.2x160', description: '', score: 0.9 }
  const unsure = { ...entry, answer: { row: 4, status: 'suggested' as const, suggestions: [suggested] } }
  const chosen = chooseSuggested(unsure, suggested)
  const answer: ImportedRow = {
    ...{ row: 4, status: 'suggested', productDimensionId: 'b', articleNo: 'AZH-3.2x160', quantity: 6 },
  }
  const [asOffered] = takeAnswers([chosen], [chosen.asked], [answer])
  expect(asOffered && stateOf(asOffered)).toBe('matched')
  const [withCut] = takeAnswers([chosen], [chosen.asked], [{ ...answer, articleNo: 'AZH-3.2x160-L147.25-T100' }])
  expect(withCut && stateOf(withCut)).toBe('suggested')
  const [unread] = takeAnswers([chosen], [chosen.asked], [{ ...answer, unread: ['R2'] }])
  expect(unread && stateOf(unread)).toBe('suggested')
})
