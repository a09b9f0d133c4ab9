import { describe, expect, test } from 'vitest'
import { partOf, thumbnailOf } from './part-of.ts'

describe('the part behind an article number', () => {
  test.each([
    ['AZH-3.2x160', 'AZH', 'AZH-3.2x160'],
    ['AZH-3.2x160-L147.25-T50-C31', 'AZH', 'AZH-3.2x160'],
    ['AZX-3.2x160-TIN', 'AZX-TIN', 'AZX-3.2x160-TIN'],
    ['AZX-3.2x160-TIN-L147.25-T50', 'AZX-TIN', 'AZX-3.2x160-TIN'],
    ['AZH-3.2x160-R1F1.6', 'AZH', 'AZH-3.2x160'],
    ['unknown', 'unknown', 'unknown'],
  ])('%s is of product %s', (articleNo, productNr, article) => {
    expect(partOf(articleNo)).toEqual({ productNr, article })
  })

  test('names its small picture', () => {
    expect(thumbnailOf('AZX-3.2x160-TIN-C31')).toBe('/api/resources/thumbnail/AZX-TIN.svg')
  })
})
