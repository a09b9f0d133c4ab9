import { expect, test } from 'vitest'
import { namedCountries } from './named-countries.ts'

test('countries stand in the order of their names in the language', () => {
  expect(namedCountries(['SE', 'DE', 'AT'], 'de-DE').map(({ label }) => label)).toEqual([
    'Deutschland',
    'Österreich',
    'Schweden',
  ])
  expect(namedCountries(['SE', 'DE', 'AT'], 'en-GB').map(({ value }) => value)).toEqual(['AT', 'DE', 'SE'])
})
