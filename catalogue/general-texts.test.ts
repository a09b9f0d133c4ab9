import { textLanguages } from '@normwerk/parts/article'
import { isFamilyKey } from '@normwerk/parts/attributes'
import { readTable } from '@normwerk/parts/data/read-table'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const texts = readTable('texts-general.csv', folder)
const products = readTable('products-general.csv', folder).map((row) => row.text('productNr'))
const categories = readTable('categories-general.csv', folder).map((row) => row.text('key'))
// The attributes of the shop's own families have their labels from its terms.
const columns = readTable('columns-general.csv', folder)
  .map((row) => row.text('key'))
  .filter((key) => !isFamilyKey(key))

test('the general products, their categories and columns have texts in every language', () => {
  const wanted = [
    ...products.flatMap((key) => [`product ${key} name`, `product ${key} description`]),
    ...categories.map((key) => `category ${key} name`),
    ...new Set(columns.map((key) => `column ${key} label`)),
  ]
  const written = texts.map((row) => ({
    row,
    text: ['subject', 'key', 'field'].map((column) => row.text(column)).join(' '),
  }))
  const languages = [...textLanguages, 'si']
  const missing = written.flatMap(({ row, text }) => {
    return languages.filter((language) => row.text(language).trim() === '').map((language) => `${text} ${language}`)
  })
  expect(missing).toEqual([])
  expect(written.map(({ text }) => text).sort()).toEqual(wanted.sort())
})
