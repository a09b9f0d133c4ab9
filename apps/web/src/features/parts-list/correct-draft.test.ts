import { expect, test } from 'vitest'
import { newEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { correctDraft, draftOf } from './correct-draft.ts'

const stood = { row: 4, designation: 'DIN 1530 A 3,2x160', quantity: '6', comment: 'links' }
const confirmed = {
  ...newEntry(stood),
  asked: { row: 4, comment: 'links', productDimensionId: 'a', quantity: 6 },
  isConfirmed: true,
}

test('the correction of a confirmed row starts from its own words', () => {
  expect(draftOf(confirmed)).toEqual({ ...stood, quantity: 6 })
  expect(draftOf(newEntry(stood))).toBe(stood)
})

test('another quantity keeps the confirmed part, other words do not', () => {
  const draft = draftOf(confirmed)
  const chosenFor = { designation: 'DIN 1530 A 3,2x160', quantity: '6' }
  const asked = { ...confirmed.asked, quantity: '8', chosenFor }
  expect(correctDraft(confirmed, { ...draft, quantity: '8' }).asked).toEqual(asked)
  const other = { ...draft, designation: 'DIN 1530 AH 3,2x160' }
  expect(correctDraft(confirmed, other).asked).toEqual({ ...other, productDimensionId: null, chosenFor })
})
