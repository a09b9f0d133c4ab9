import { isOrdering } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { groupStems } from './kind-groups.ts'

/** Returns the beginnings of the words for kinds of parts in a folded text. */
export function kindStems(folded: string): string[] {
  const words = folded.match(/\p{L}{3,}/gu) ?? []
  const isNoun = (word = '') => namesKind(word) && !isOrdering(word)
  const named = words.filter(
    (word, at) => isNoun(word) || (besideNoun.test(word) && (isNoun(words[at - 1]) || isNoun(words[at + 1]))),
  )
  return named.length === 0 ? [] : named.map(stemOf).concat(groupStems(folded))
}

/** Words beside a noun that several kinds have, in folded letters: `core pins`, `spine cilindriche` */
const besideNoun =
  /^(?:core|return|anima|cilindric\p{L}*|noyaux?|cylindri\p{L}*|walcow\p{L}*|valcov\p{L}*|rdzeniow\p{L}*|jadrov\p{L}*|valjast\p{L}*|jedrn\p{L}*)$/u

/** Returns the beginning of a word in folded letters, which its forms have in common. */
export function stemOf(word: string): string {
  const noun = word.replace(objectEnding, '').replace(/^aneis$/, 'anel')
  return noun.slice(0, Math.max(4, noun.length - 2))
}

/**
 * Returns the same of words that are certainly about parts of the mail: `pins without head` also means the "ejector pin" of
 * a list, where a story of "the pins" may be about others.
 */
export function singularStems(folded: string): string[] {
  return kindStems(folded).map(singular)
}

/** Returns the stem of a plural that is too short for one of its own. */
export function singular(stem: string): string {
  return stem.replace(shortPlural, '')
}

/** `pins` */
const shortPlural = /(?<=^\p{L}{3})s$/u
/** Of Hungarian, Swedish, Polish and Romanian nouns: `hüvelyeket`, `bussningarna`, `śrubach`, `șuruburilor` */
const objectEnding =
  /(?:(?<=\p{L}{4})(?:ach|ami|[ei]lor)|(?<=\p{L}{4})[eoa]k[eoa]t|(?<=\p{L}{5})(?:[aeo]rna|(?:[eoa]k)?(?:[br]ol|n[ae]l|h[oe]z))|(?<=^\p{L}{4})b[oe]l)$/u

/** Removes the words that begin with one of the stems. */
export function withoutKinds(clause: string, stems: readonly string[]): string {
  return clause
    .split(' ')
    .filter((word) => !stems.some((stem) => foldLetters(word).includes(stem)))
    .join(' ')
}
