import { normalise } from '../designation/normalise.ts'
import { wordEndings } from '../words/phrases.ts'

/** The index compares words without up to two last letters, too. */
const maxEnding = 2
const endings: ReadonlySet<string> = new Set(['', ...wordEndings.filter(({ length }) => length <= maxEnding)])
/** Two words need so many common letters to be the same word with two endings. */
const minStem = 4

/** Returns a word as words are compared: lower case, without accents, umlauts as their vowels. */
export function foldWord(word: string): string {
  return normalise(word)
    .toLowerCase()
    .replace(/([aou])e/g, '$1')
}

/** Returns a word with each ending that it may have. */
export function inflectionsOf(word: string): string[] {
  const stems = [...endings].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= minStem ? word.slice(0, word.length - ending.length) : [],
  )
  return [...new Set([word, ...stems.flatMap((stem) => [...endings].map((ending) => stem + ending))])]
}

/** Whether two folded words differ only in an ending, such as that of a plural. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  for (let stem = shared; stem >= minStem; stem--) {
    if (endings.has(one.slice(stem)) && endings.has(other.slice(stem))) return true
  }
  return false
}
