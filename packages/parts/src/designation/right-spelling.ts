import type { Assortment } from '../assortment.ts'
import { families } from '../families/families.ts'
import { namesCut, namesWork } from '../parts-list/work-words.ts'
import { isOrdering } from '../words/order-words.ts'
import { phrases, wordsOf } from '../words/phrases.ts'
import { coatedWords, harmlessWords, rejectedWords } from '../words/trade-words.ts'
import { normalise } from './normalise.ts'

/** A shorter word with a slip may be any other word. */
const minWordLength = 6
/** German nouns and adjectives have these endings in any case; the tables have those of other languages. */
const endings = ['', 'e', 'en', 'er', 'es', 'n', 's']

interface Word {
  word: string
  /** Whether it may be put in the place of a word that is written with a slip: words for parts, materials and coatings. */
  isTarget: boolean
}

/** Words that a word with one slip may mean. */
interface Near {
  targets: string[]
  /** Words that are never put in place of another one. */
  others: string[]
}

/**
 * Creates a function that returns the words for a kind of part, a material or a coating which a word with one slip may
 * mean: a letter too many, one that lacks or is another one, two that changed places. Words for work, for parts that are
 * not sold and words that change nothing are never put in place of another word: a word that comes as near to one of
 * these, the others, is left as it is, unless no text is read so. The tables have forms that no language has.
 */
export function createSpeller(assortment: Assortment): (written: string) => Near {
  const alike = Map.groupBy(collectWords(assortment), ({ word }) => keyOf(word, word.length))
  return (written) => {
    const word = written.toLowerCase()
    if (word.length < minWordLength || !/^[a-z]+$/.test(word)) return { targets: [], others: [] }
    // "Flach" is also work, but not in the name of a part.
    const isWork = saysWork(word)
    const near = [-1, 0, 1]
      .flatMap((step) => alike.get(keyOf(word, word.length + step)) ?? [])
      .filter((known) => isOneSlip(word, known.word) && (!isWork || saysWork(known.word)))
    const { targets = [], others = [] } = Object.groupBy(near, ({ isTarget }) => (isTarget ? 'targets' : 'others'))
    return { targets: targets.map((known) => known.word), others: others.map((known) => known.word) }
  }
}

function saysWork(word: string): boolean {
  return namesWork(word) || namesCut(word)
}

function keyOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`
}

function collectWords({ materialNames, coatings }: Assortment): Word[] {
  const harmless = new Set(harmlessWords)
  const named = families.flatMap((family) => family.words.flatMap(({ words }) => words))
  const sold = [
    ...named,
    ...materialNames.map(({ word }) => word),
    ...[...coatings.values()].flatMap(({ words }) => words),
  ]
  const others = [...harmlessWords, ...coatedWords, ...rejectedWords.flatMap(({ words }) => words)]
  const targets = new Set(sold)
  // A word of several phrases is one for a part if any of them is.
  const known = new Map<string, boolean>()
  const add = (word: string, isTarget: boolean) => known.set(word, isTarget || known.get(word) === true)
  for (const [words, isTarget] of [[sold, true] as const, [others, false] as const]) {
    const stems = new Set(
      words.flatMap((text) =>
        normalise(text)
          .toLowerCase()
          .split(/[\s-]+/),
      ),
    )
    for (const stem of stems) for (const ending of endings) add(stem + ending, isTarget)
  }
  // Most words stand in many phrases, and their forms are many times more.
  for (const [ending, phrasesOfEnding] of Map.groupBy(phrases, (phrase) => phrase.ending)) {
    const forms = ['', ...ending.replace(/^\(\?:|\)\?$/g, '').split('|')]
    const stems = new Map<string, boolean>()
    for (const { spellings, means } of phrasesOfEnding) {
      const isTarget = !harmless.has(means) && targets.has(means)
      for (const word of spellings.flatMap(wordsOf)) stems.set(word, isTarget || stems.get(word) === true)
    }
    for (const [stem, isTarget] of stems) {
      const bare = stem.replace('~', '')
      for (const form of stem === bare ? [''] : forms) add(bare + form, isTarget)
    }
  }
  return [...known]
    .filter(([word]) => word.length >= minWordLength - 1 && /^[a-z]+$/.test(word))
    .map(([word, isTarget]) => ({ word, isTarget: isTarget && !isOrdering(word) }))
}

/** Whether two words differ by one letter, or by two neighbours that changed places. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let place = 0
  while (place < short.length && short[place] === long[place]) place += 1
  if (place === 0 || long.length - short.length > 1 || one === other) return false
  if (short.length < long.length) return short.slice(place) === long.slice(place + 1)
  if (short.slice(place + 1) === long.slice(place + 1)) return true
  const swapped = short[place] === long[place + 1] && short[place + 1] === long[place]
  return swapped && short.slice(place + 2) === long.slice(place + 2)
}
