import { expect, test } from 'vitest'
import { families } from '../../families/families.ts'
import { assortment } from '../../testing/stocked-articles.ts'
import { withoutOrdering } from './order-words.ts'

const names = assortment.materialNames.map(({ word }) => word.toUpperCase()).filter((word) => !word.includes(' '))
const symbols = [...families.map(({ code }) => code), ...names]

test.each([...new Set(symbols)])('the symbol %s is no word of an order', (symbol) => {
  expect(withoutOrdering(`${symbol} 6x200`)).toBe(`${symbol} 6x200`)
  expect(withoutOrdering(`6x200 ${symbol}`)).toBe(`6x200 ${symbol}`)
})
