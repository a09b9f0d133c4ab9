import { expect, test } from 'vitest'
import { namedCountries } from './named-countries.ts'

test('sorts countries by their names in the language', () => {
  expect(namedCountries(['SE', 'DE', 'AT'], 'de-DE').map(({ label }) => label)).toEqual([
    'Deutschland',
    'Österreich',
    'Schweden',
  ])
  expect(namedCountries(['SE', 'DE', 'AT'], 'en-GB').map(({ value }) => value)).toEqual(['AT', 'DE', 'SE'])
})
