import { expect, test } from 'vitest'
import { writeNamedSizes } from './write-named-sizes.ts'

test('a sentence ends behind the sizes that it names by words', () => {
  expect(writeNamedSizes('We need ten core pins with diameter 4.5 mm and 250 mm length. Of the 8x40 two.')).toBe(
    'We need ten core pins with 4.5x250. Of the 8x40 two.',
  )
})

test('the full stop of an abbreviation goes with it', () => {
  expect(writeNamedSizes('Wir brauchen zehn Stifte Durchmesser 4,5 mm, 250 mm lg. nitriert')).toBe(
    'Wir brauchen zehn Stifte 4,5x250 nitriert',
  )
})
