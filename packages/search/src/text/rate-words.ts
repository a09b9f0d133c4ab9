import { allowedErrors, typingDistance } from './typing-errors.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How well a word of a product matches a typed word; 0 means no match. */
export const ratings = {
  same: 12,
  opening: 10,
  ending: 8,
  inflected: 6,
  within: 5,
  misspelt: 3,
  misspeltOpening: 2,
} as const

/** `ending` is a compound's last part (Stift in Auswerferstift), `inflected` a plural or case of either side. */
function rateWord(typed: string, word: string): number {
  if (word.startsWith(typed)) {
    if (word.length === typed.length) return ratings.same
    return /^\d/.test(typed) && typed.length < 3 ? 0 : ratings.opening
  }
  if (typed.length < 4) return sameButPlural(typed, word) ? ratings.inflected : 0
  if (/^\d/.test(typed)) return 0
  if (word.length > typed.length) {
    if (word.endsWith(typed)) return ratings.ending
    if (word.includes(typed)) return ratings.within
  }
  return sameButPlural(typed, word) || sharesStem(typed, word) ? ratings.inflected : 0
}

function sameButPlural(typed: string, word: string): boolean {
  return typed.length === word.length + 1 && word.length >= 3 && typed.endsWith('s') && typed.startsWith(word)
}

/** Whether both differ only in up to two last letters, `word` possibly being a compound. */
function sharesStem(typed: string, word: string): boolean {
  for (let dropped = 1; dropped <= 2; dropped++) {
    if (typed.length - dropped < 4) return false
    const stem = typed.slice(0, -dropped)
    const at = word.lastIndexOf(stem)
    if (at >= 0 && word.length - at - stem.length <= 2) return true
  }
  return false
}

function rateMisspelt(typed: string, word: string, allowed: number): number {
  if (word.length < typed.length - allowed || /\d/.test(word)) return 0
  const distance = typingDistance(typed, word)
  if (distance.whole <= allowed) return ratings.misspelt
  return distance.opening <= allowed ? ratings.misspeltOpening : 0
}

/** Rates every carrier of words that match `typed` by its best word; words in names rate higher than in other texts. */
export function rateCarriers(vocabulary: Vocabulary, typed: string, scores: Uint8Array): boolean {
  return spreadRatings(vocabulary, (word) => rateWord(typed, word), scores)
}

/** Rates the carriers of exactly this word. */
export function rateSameCarriers(vocabulary: Vocabulary, typed: string, scores: Uint8Array): boolean {
  return spreadRatings(vocabulary, (word) => (word === typed ? ratings.same : 0), scores)
}

/** Rates the carriers of the words that were probably meant; only the most similar words count. */
export function rateMisspeltCarriers(vocabulary: Vocabulary, typed: string, scores: Uint8Array): boolean {
  const allowed = allowedErrors(typed)
  if (allowed === 0) return false
  const found = vocabulary.words.map((word) => rateMisspelt(typed, word, allowed))
  const nearest = found.includes(ratings.misspelt) ? ratings.misspelt : ratings.misspeltOpening
  return spreadRatings(vocabulary, (_word, place) => (found[place] === nearest ? nearest : 0), scores)
}

type RatingOf = (word: string, place: number) => number

function spreadRatings(vocabulary: Vocabulary, ratingOf: RatingOf, scores: Uint8Array): boolean {
  const { words } = vocabulary
  let found = false
  // Every typed letter comes here with hundreds of words, so nothing is allocated for each.
  for (let place = 0; place < words.length; place++) {
    const rating = ratingOf(words[place] ?? '', place)
    if (rating === 0) continue
    found = true
    const end = vocabulary.first[place + 1] ?? 0
    for (let at = vocabulary.first[place] ?? 0; at < end; at++) {
      const carrier = vocabulary.carriers[at] ?? 0
      const score = rating * 2 + (carrier & 1)
      if (score > (scores[carrier >> 1] ?? 0)) scores[carrier >> 1] = score
    }
  }
  return found
}
