import { articleKey } from '../numbers/article-key.ts'
import type { SearchIndex } from '../search-index.ts'
import { readQuery } from './fold-text.ts'
import { rateNumber, rateSizes } from './rate-sizes.ts'
import { rateCarriers, rateMisspeltCarriers, rateSameCarriers } from './rate-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { hasWord } from './vocabulary.ts'

/** How well products match a text. */
export interface TextMatch {
  /** By product ordinal, 0 for no match, more is better. */
  scores: Uint16Array
  /** Row + 1 of the article whose sizes the text names, by product ordinal; 0 if it names none. */
  rows: Uint32Array
}

/**
 * Finds the products that match every word of a text in the requested language, German or English, and have the sizes
 * that the text names. A word of one letter without a match is ignored if there are other words; beside a figure it matches only itself. Returns null for a
 * blank text.
 */
export function matchProducts(index: SearchIndex, text: string, language: string): TextMatch | null {
  return text.trim() === '' ? null : match(index, text, (word) => rateMeant(index, word, language), language)
}

/** Returns the ids of the products that have every word of a text, none of them with a typing error. */
export function productsNamed(index: SearchIndex, text: string, language: string): string[] {
  const { scores } = match(index, text, (word) => rateWritten(index, word, language), language)
  return index.products.ids.filter((_, product) => (scores[product] ?? 0) > 0)
}

function match(
  index: SearchIndex,
  text: string,
  rate: (word: string) => Uint8Array | null,
  language: string,
): TextMatch {
  const { words, letters, sizes } = readQuery(text, articleKey)
  const rows = new Uint32Array(index.products.count)
  const answers: (Uint8Array | null)[] = sizes.map((size) => rateSizes(index, size, rows))
  for (const word of words) {
    const answer = rate(word)
    if (answer !== null || word.length > 1) answers.push(answer)
  }
  for (const letter of letters) {
    const scores = new Uint8Array(index.products.count)
    const spoken = [index.numberWords, ...vocabulariesFor(index.words, language)]
    if (spoken.map((vocabulary) => rateSameCarriers(vocabulary, letter, scores)).includes(true)) answers.push(scores)
  }
  return { scores: addUp(answers, index.products.count), rows }
}

/** Returns the vocabularies to search for a language: its own, German and English. */
export function vocabulariesFor(words: ReadonlyMap<string, Vocabulary>, language: string): Vocabulary[] {
  return [...new Set([language, 'de', 'en'])].flatMap((code) => words.get(code) ?? [])
}

/** Adds up the ratings of `count` items; the sum is 0 if one of the ratings is 0 or there are none. */
export function addUp(answers: readonly (Uint8Array | null)[], count: number): Uint16Array {
  const scores = new Uint16Array(count)
  if (answers.length === 0 || answers.includes(null)) return scores
  for (let product = 0; product < count; product++) {
    let sum = 0
    for (const answer of answers) {
      const rating = answer?.[product] ?? 0
      if (rating === 0) {
        sum = 0
        break
      }
      sum += rating
    }
    scores[product] = sum
  }
  return scores
}

/** Returns the ratings of a word as it is written, else of the words that were probably meant. */
function rateMeant(index: SearchIndex, word: string, language: string): Uint8Array | null {
  const written = rateWritten(index, word, language)
  if (written !== null || /^\d/.test(word)) return written
  const spoken = vocabulariesFor(index.words, language)
  const scores = new Uint8Array(index.products.count)
  return spoken.map((vocabulary) => rateMisspeltCarriers(vocabulary, word, scores)).includes(true) ? scores : null
}

/** Returns the ratings of a word, else of the two words it is made of. */
function rateWritten(index: SearchIndex, word: string, language: string): Uint8Array | null {
  const readable = [index.numberWords, ...vocabulariesFor(index.words, language)]
  const scores = new Uint8Array(index.products.count)
  if (/^\d/.test(word)) {
    const answered = [rateIn(readable, word, scores), rateNumber(index, Number(word), scores)]
    return answered.includes(true) ? scores : null
  }
  return rateIn(readable, word, scores) ? scores : rateParts(readable, word, index.products.count)
}

/** Rates the carriers of a word in several vocabularies. Returns whether there are any. */
export function rateIn(vocabularies: readonly Vocabulary[], word: string, scores: Uint8Array): boolean {
  return vocabularies.map((vocabulary) => rateCarriers(vocabulary, word, scores)).includes(true)
}

/** Returns the ratings of two words written as one (`ejectorpin`); a product must match both. */
function rateParts(vocabularies: readonly Vocabulary[], word: string, count: number): Uint8Array | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const front = word.slice(0, cut)
    if (!vocabularies.some((vocabulary) => hasWord(vocabulary, front))) continue
    const scores = new Uint8Array(count)
    const rest = new Uint8Array(count)
    rateIn(vocabularies, front, scores)
    if (!rateIn(vocabularies, word.slice(cut), rest)) continue
    for (let product = 0; product < count; product++)
      scores[product] = Math.min(scores[product] ?? 0, rest[product] ?? 0)
    if (scores.some((score) => score > 0)) return scores
  }
  return null
}
