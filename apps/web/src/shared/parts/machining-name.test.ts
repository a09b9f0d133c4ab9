import { nothingOffered } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { machiningName } from './machining-name.ts'

test('what is done to a part has the name of the cut, of the one machining that it offers, or of all', () => {
  const flats = { ...nothingOffered, headFlats: { from: 1.6, below: 3 } }
  const flatsAndTip = { ...flats, tip: { diameter: 3.2 } }
  expect(machiningName(flatsAndTip, true)).toBe('catalogue.trimming.title')
  expect(machiningName(flats, false)).toBe('shared.headFlats')
  expect(machiningName(flatsAndTip, false)).toBe('shared.specialMachining')
})
