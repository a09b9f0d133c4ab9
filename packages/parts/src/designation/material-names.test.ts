import { expect, test } from 'vitest'
import { readDesignation } from '../testing/read-text.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { isRejection } from './part-request.ts'

const names = [...assortment.materials.values()].flatMap(({ steel, name }) => [steel, name]).filter(Boolean)

/** Words of the languages are short: `al` in a symbol of a material must not be taken for one of them. */
test.each(names)('the material %s is known beside a part', (name) => {
  const answer = readDesignation(`Auswerferstift 6x200 ${name}`)
  expect(isRejection(answer) ? answer.rejected : '').not.toBe('unknownWord')
})
