import type { SearchIndex } from '../search-index.ts'
import { maxTextLength } from './fold-text.ts'
import { productsNamed } from './match-products.ts'

const maxTried = 12

/**
 * Returns words of a text that some product has together, in the order of the text; of words that exclude each other the
 * longer one, as it says more. Words with a typing error are left out. Empty if no product has any of the words.
 */
export function wordsFoundTogether(index: SearchIndex, text: string, language: string): string[] {
  const words = text.slice(0, maxTextLength).split(/\s+/).filter(Boolean).slice(0, maxTried)
  const longestFirst = words.map((word, place) => ({ word, place })).toSorted((a, b) => b.word.length - a.word.length)
  let found: typeof longestFirst = []
  for (const each of longestFirst) {
    const tried = [...found, each].toSorted((a, b) => a.place - b.place)
    const named = productsNamed(index, tried.map(({ word }) => word).join(' '), language)
    if (named.length > 0) found = tried
  }
  return found.map(({ word }) => word)
}
