import { expect, test } from 'vitest'
import { notesToSet, sharedNote } from './notes-to-set.ts'

const untouched = { typed: '', empties: false }
const blank = { customerOrderNumber: untouched, commission: untouched, comment: untouched }

test('only what was filled in is sent, without blanks around it', () => {
  expect(notesToSet(blank)).toEqual({})
  expect(notesToSet({ ...blank, commission: { typed: ' W-4711 ', empties: false } })).toEqual({ commission: 'W-4711' })
  expect(notesToSet({ ...blank, commission: { typed: '  ', empties: false } })).toEqual({})
})

test('what is to be emptied is sent as nothing, whatever was typed before', () => {
  expect(notesToSet({ ...blank, comment: { typed: 'x', empties: true } })).toEqual({ comment: null })
})

test('says what all positions have in common', () => {
  const notes = { customerOrderNumber: null, commission: 'W-1', comment: '' }
  expect(sharedNote([notes, notes], 'commission')).toBe('W-1')
  expect(sharedNote([notes, { ...notes, commission: null }], 'commission')).toBeUndefined()
  expect(sharedNote([notes, { ...notes, comment: null }], 'comment')).toBeNull()
})
