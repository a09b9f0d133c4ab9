import { expect, test } from 'vitest'
import { readDesignation } from '../testing/read-text.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { isRejection } from './part-request.ts'

const names = new Set([
  ...[...assortment.materials.values()].flatMap(({ steel, name, equivalentSteels }) => [
    steel,
    name,
    ...equivalentSteels,
  ]),
  ...assortment.materialNames.flatMap(({ word }) => [word, word.toUpperCase()]),
])

/** Words of the languages are short: `al` in a symbol of a material must not be taken for one of them. */
test.each([...names].filter(Boolean))('the material %s is known beside a part', (name) => {
  for (const text of [`Auswerferstift 6x200 ${name}`, `Stift Ø6 ${name} L=200`, `${name} Stift 6x200`]) {
    const answer = readDesignation(text)
    expect(isRejection(answer) ? answer.rejected : '').not.toBe('unknownWord')
  }
})

test('a preposition before the number of a steel is no unknown word', () => {
  const answer = readDesignation('sprue bush 18x4x40x66 z 1.2767')
  expect(isRejection(answer) ? answer.rejected : answer.unread).toEqual([])
})
