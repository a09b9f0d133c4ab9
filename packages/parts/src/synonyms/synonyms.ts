import type { TextLanguage } from '../article.ts'
import { parseProductNumber } from '../article-number/article-number.ts'
import { normalise } from '../designation/normalise.ts'
import { markProduct } from '../designation/recognisers/product-number.ts'
import { appendPiece, type Rewritten } from '../designation/written-pieces.ts'
import { foldWord, isSameWord } from './same-word.ts'

/** What staff have said that a word or a phrase of buyers means. */
export interface Synonym {
  /** Letters only, as figures are sizes. */
  words: string
  /** Words that the shop knows. */
  means: string
  /** In which texts; null: in all languages. */
  language: TextLanguage | null
}

export interface Synonyms {
  /** Returns a search text with the meanings of its synonyms, in the languages that a search in this one reads. */
  replaceIn(text: string, language: TextLanguage): string
  /** Returns the same for a text whose last word is still being typed and may begin a synonym; else the text. */
  completeIn(text: string, language: TextLanguage): string
  /**
   * Rewrites a normalised text in any language; null if it has no synonym. Words with two meanings stay: the buyer is
   * asked.
   */
  rewrite(plain: string): Rewritten | null
}

/** More are no phrase. */
const maxWords = 5
/** A text names one part, so it needs few; this also limits how long it can become. */
const maxReplaced = 5
const minBeginning = 3

interface Entry extends Synonym {
  key: string
}

interface Word {
  folded: string
  start: number
  end: number
}

type Choose = (entries: readonly Entry[]) => string | undefined

/** Returns a phrase as phrases are compared: `Schub-Stift`, `schub stift` and `Schubstift` are one. */
export function foldPhrase(words: string): string {
  return wordsIn(words)
    .map(({ folded }) => folded)
    .join('')
}

export function createSynonyms(synonyms: readonly Synonym[]): Synonyms {
  const entries = synonyms.map((synonym): Entry => ({ ...synonym, key: foldPhrase(synonym.words) }))
  const byBeginning = Map.groupBy(entries, ({ key }) => key.slice(0, minBeginning))
  const entriesLike = (key: string) =>
    (byBeginning.get(key.slice(0, minBeginning)) ?? []).filter((entry) => isSameWord(key, entry.key))

  function replace(text: string, choose: Choose): Rewritten | null {
    if (entries.length === 0) return null
    const rewritten: Rewritten = { text: '', from: [], to: [] }
    let position = 0
    let replaced = 0
    const words = wordsIn(text)
    for (let at = 0; at < words.length && replaced < maxReplaced; at++) {
      const start = words[at]?.start ?? 0
      if (start < position) continue
      const found = longestAt(text, words, at, (key) => choose(entriesLike(key)))
      if (found === null) continue
      appendPiece(rewritten, text.slice(position, start), position)
      appendPiece(rewritten, found.means, start, found.end - start)
      position = found.end
      replaced += 1
    }
    if (replaced === 0) return null
    appendPiece(rewritten, text.slice(position), position)
    return rewritten
  }

  return {
    replaceIn: (text, language) => replace(text, (found) => chooseIn(found, language))?.text ?? text,
    completeIn(text, language) {
      if (entries.length === 0) return text
      const words = wordsIn(text)
      for (let at = Math.max(0, words.length - maxWords); at < words.length; at++) {
        const key = joinWords(text, words.slice(at))
        if (key === null || key.length < minBeginning) continue
        const begun = byBeginning.get(key.slice(0, minBeginning))?.filter((entry) => entry.key.startsWith(key))
        const means = chooseIn(begun ?? [], language)
        if (means !== undefined) return text.slice(0, words[at]?.start) + means
      }
      return text
    },
    rewrite: (plain) =>
      replace(plain, ([first, ...others]) =>
        others.every(({ means }) => means === first?.means) ? first && readable(first) : undefined,
      ),
  }
}

/** Returns a meaning as the readers of designations know it. */
function readable({ means }: Synonym): string {
  return parseProductNumber(means) === null ? normalise(means) : markProduct(means)
}

export const noSynonyms = createSynonyms([])

/** A search in any language reads German and English too. */
function chooseIn(entries: readonly Entry[], own: TextLanguage): string | undefined {
  const isOwn = ({ language }: Entry) => language === own || language === null
  const isRead = ({ language }: Entry) => language === 'de' || language === 'en'
  return (entries.find(isOwn) ?? entries.find(isRead))?.means
}

/** Returns the meaning of the longest phrase that begins with a word, and where the phrase ends. */
function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
  meaningOf: (key: string) => string | undefined,
): { means: string; end: number } | null {
  for (let count = Math.min(maxWords, words.length - at); count > 0; count--) {
    const phrase = words.slice(at, at + count)
    const key = joinWords(text, phrase)
    const means = key === null ? undefined : meaningOf(key)
    if (means !== undefined) return { means, end: phrase.at(-1)?.end ?? 0 }
  }
  return null
}

const betweenWords = /^[\s.'’-]*$/

/** Joins words; null if anything but blanks and hyphens is between them. */
function joinWords(text: string, words: readonly Word[]): string | null {
  const isPhrase = words.every(({ start }, at) => at === 0 || betweenWords.test(text.slice(words[at - 1]?.end, start)))
  return isPhrase ? words.map(({ folded }) => folded).join('') : null
}

/** Letters behind a figure belong to it: `6x160`. */
const word = /(?<![\d\p{L}\p{M}])\p{L}[\p{L}\p{M}]*/gu

function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(({ 0: written, index }) => {
    return { folded: foldWord(written), start: index, end: index + written.length }
  })
}
