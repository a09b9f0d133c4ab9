import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { languageCodes } from '@normwerk/contract/language'
import { examplesAfterNoResult, landingExamples } from '@normwerk/contract/search-examples'
import { translate } from '@normwerk/i18n/translate'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = (await shareApp()).visitor()
})

describe('every example of the pages finds something', () => {
  const inTexts = languageCodes.flatMap((code) => {
    const placeholders = [
      translate(code, 'catalogue.searchPlaceholder'),
      translate(code, 'cart.directOrder.placeholder'),
      translate(code, 'customerPartNumber.articlePlaceholder'),
    ]
    return placeholders.flatMap((placeholder) => placeholder.match(/AZH-[\d.x]+|DIN [\w ,.]+/g) ?? [])
  })
  const examples = new Set([...landingExamples, ...examplesAfterNoResult, ...inTexts])

  test.each([...examples])('%s', async (query) => {
    expect((await visitor.call(catalogueEndpoints.search, { query })).total).toBeGreaterThan(0)
    expect((await visitor.call(catalogueEndpoints.filter, { query })).total).toBeGreaterThan(0)
  })

  test('the placeholders have some', () => {
    expect(inTexts.length).toBeGreaterThanOrEqual(3 * languageCodes.length)
  })
})
