import { families } from '@normwerk/parts/families/families'
import { expect, test } from 'vitest'
import { signs } from './product-sizes.tsx'

test.each(families)('a card of $code shows a measure', ({ sizes }) => {
  const shown = signs.map(({ attribute }) => attribute)
  expect(sizes.map(({ key }) => key).filter((key) => shown.includes(key))).not.toEqual([])
})
