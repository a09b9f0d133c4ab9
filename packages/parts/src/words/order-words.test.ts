import { expect, test } from 'vitest'
import { families } from '../families/families.ts'
import { assortment } from '../testing/stocked-articles.ts'
import { isFillerWord, withoutOrdering } from './order-words.ts'

const names = assortment.materialNames.map(({ word }) => word.toUpperCase()).filter((word) => !word.includes(' '))
const symbols = [...families.map(({ code }) => code), ...names]

test.each([...new Set(symbols)])('the symbol %s is no word of an order', (symbol) => {
  expect(withoutOrdering(`${symbol} 6x200`)).toBe(`${symbol} 6x200`)
  expect(withoutOrdering(`6x200 ${symbol}`)).toBe(`6x200 ${symbol}`)
})

test.each(['bitte', 'Merci', 'potřebujeme', 'CORRESPONDIENTES', 'vineri'])('%s says nothing about a part', (word) => {
  expect(isFillerWord(word)).toBe(true)
})

test.each(['nu', 'sin', 'ohne', 'plus', 'more', 'or', 'unter', 'OS', 'con.', 'kurz'])(
  '%s may change a part',
  (word) => {
    expect(isFillerWord(word)).toBe(false)
  },
)
