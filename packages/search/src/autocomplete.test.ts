import { describe, expect, it } from 'vitest'
import { autocomplete } from './autocomplete.ts'
import { pinIndex } from './testing/catalogue.ts'

const texts = (text: string, language = 'de', limit = 10) =>
  autocomplete(pinIndex, text, language, limit).map((found) => found.text)

describe('suggestions', () => {
  it('name categories, then products, for words', () => {
    expect(texts('auswerferst')).toEqual([
      'Auswerferstifte',
      'Auswerferstift zylindrisch gehärtet',
      'Auswerferstift beschichtet',
    ])
    expect(texts('guide', 'en')).toEqual(['Guide elements', 'Guide pillar'])
  })

  it('name article numbers first once there is a digit', () => {
    expect(texts('6x1').slice(0, 3)).toEqual(['AZH-6x100', 'AZH-6x160', 'AZX-TIN-6x160'])
  })

  it('put the exact article on top, once', () => {
    const found = texts('azx-tin 6x160')
    expect(found[0]).toBe('AZX-TIN-6x160')
    expect(new Set(found).size).toBe(found.length)
  })

  it('name what they point at', () => {
    expect(autocomplete(pinIndex, 'KSH', 'de', 1)).toEqual([
      { kind: 'product', text: 'Kernstift', id: 'product-KSH', productNr: 'KSH' },
    ])
  })

  it('never exceed the limit', () => {
    expect(texts('a', 'de', 4)).toHaveLength(4)
    expect(texts('a', 'de', 0)).toEqual([])
  })

  it.each(['', ' ', '\0', '\ud800', '-'])('are none for %j', (text) => {
    expect(texts(text)).toEqual([])
  })

  // The time limit of all tests ends a search whose time grows with the text.
  it.each(['6x', 'ß', 'stift '])('for a text of 100 kB are those for its beginning: %j', (piece) => {
    const text = piece.repeat(100_000 / piece.length)
    expect(texts(text)).toEqual(texts(text.slice(0, 200)))
  })
})
