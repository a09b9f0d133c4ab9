import { formatConfiguredPart, noOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { formatTolerance } from './format-tolerance.ts'
import { loadMessages } from './load-messages.ts'
import { optionTexts } from './option-texts.ts'
import { createTranslator } from './text.ts'

const german = createTranslator('de', await loadMessages('de'))
const measure = (value: number) => value.toLocaleString('de-DE', { useGrouping: false })

test.each([
  ['AZH-6x200', []],
  ['AZH-6x200-L150.5-T50', ['gekürzt auf 150,5 mm (+0,05/0)']],
  ['AZH-6x200-C31', ['Abnahmeprüfzeugnis 3.1']],
  ['AZH-6x200-R2QF3.5', ['zwei Flächen am Kopf unter 90°, 3,5 mm von der Mitte']],
])('the options of %s are described in words', (number, words) => {
  expect(optionTexts(parseConfiguredPart(number) ?? noOptions, german, measure)).toEqual(words)
})

test('the options stand in the order of the number: cut, certificate, special machining', () => {
  const part = { ...noOptions, articleNumber: 'AZH-6x200', changedLength: 150, toleranceClass: 'T50' } as const
  const whole = { ...part, certificate: true, headFlats: { arrangement: 'R1', distance: 3, angle: 0 } } as const
  expect(formatConfiguredPart(whole)).toBe('AZH-6x200-L150-T50-C31-R1F3')
  const [cut, certificate, flats] = optionTexts(whole, german, measure)
  expect([cut, certificate, flats]).toEqual([
    expect.stringContaining('150 mm'),
    expect.stringContaining('3.1'),
    expect.stringContaining('Kopf'),
  ])
})

test('a tolerance class is formatted as on a drawing', () => {
  expect(formatTolerance('T50', measure)).toBe('+0,05/0')
  expect(formatTolerance('T100', measure)).toBe('+0,1/0')
})
