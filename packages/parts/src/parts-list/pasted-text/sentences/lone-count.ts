import { changesMeaning, endsInAsking, isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberValues } from '../../quantities/read-pieces.ts'
import { namesOwnStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import type { OrderLine } from '../lines/read-order-line.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { isAnswerWord } from './asked-count.ts'
import { isOtherNoun } from './find-asked.ts'
import { isNumbered } from './numbered-nouns.ts'

/** Sizes and standards, whose figures count nothing. */
const sizes =
  /(?<!\p{L})(?:din|iso|en)[\s-]*\d[\d/-]*(?:\s*-?\s*[a-z]{1,2}(?![\p{L}\d]))?|(?<![\p{L}\d.,])(?:\p{L}{1,5}[\s-]?)?[øØ⌀]?\s?\d[\d.,/]*(?:\s*(?:mm)?\s*[x×*]\s*[øØ⌀]?\s?\d[\d.,/]*)+(?:\s?mm(?!\p{L}))?/giu
const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const mould = new RegExp(`^(?:${anyOf('moulds')})$`, 'u')
/** Before a rough number; "over" is also a word around others. */
const about = new RegExp(`^(?:${anyOf('about')}|over|under|to|bis|or)$`, 'u')
/** Whether a word in folded letters before a number makes it a rough one. */
export function isAbout(word: string): boolean {
  return about.test(word)
}

const measure =
  /^(?:mm|cm|m|hrc|grad|x|mal|times|fois|volte|veces|vezes|krat|lang|long|tief|hoch|breit|dick|wide|deep|thick)$/u

/** Numbers of one language that are other words in the next one: the English "due", "once" and "ten", the German "hat". */
const otherWords: ReadonlySet<string> = new Set(['due', 'once', 'ten', 'hat', 'het', 'dos', 'sei', 'um'])

/**
 * Reads the only number that is left in a sentence about a part: `bronze 24x46, we take six of them`. Where nobody knows
 * some of the other words, the sentence must ask for the number: `any 6x160 pins on the shelf? need 14`.
 */
export function readLoneCount(text: string): OrderLine | null {
  if (!hasSizes(text) || firstMentions(text).length > 1 || namesWork(text) || namesCut(text) || isCancelled(text))
    return null
  const rest = text.replace(sizes, (found) => ' '.repeat(found.length))
  const words = [...rest.matchAll(/\S+/g)]
  let place = -1
  let isUnknown = false
  for (const [at, [word]] of words.entries()) {
    const bare = foldLetters(word).replace(marks, '')
    if (bare === '') continue
    if (/^\d{1,3}$/.test(bare) || ((numberValues.get(bare) ?? 1) > 1 && !otherWords.has(bare))) {
      if (place >= 0) return null
      place = at
    } else if (changesMeaning(word)) return null
    else isUnknown ||= !isKnown(word) && !(bare.length < 4 && belongsToPart(words[at + 1]?.[0] ?? ''))
  }
  const found = words[place]
  if (found === undefined) return null
  const bare = (at: number) => foldLetters(words[at]?.[0] ?? '').replace(marks, '')
  const [before, behind] = [bare(place - 1), bare(place + 1)]
  const count = bare(place)
  const isOfOther =
    isNumbered(before) || isAbout(before) || mould.test(before) || mould.test(behind) || measure.test(behind)
  if (isOfOther || isOtherNoun(behind)) return null
  if (isUnknown && (namesOwnStock(text) || !isAskedBefore(words.slice(0, place).map(([word]) => word)))) return null
  // Directly behind the sizes, a figure may be one of them.
  if (/^\d/.test(count) && !isAsked(words[place - 1]?.[0]) && !isAsked(words[place + 1]?.[0])) return null
  const end = found.index + found[0].length
  return {
    requested: `${text.slice(0, found.index).trimEnd()} ${text.slice(end).trimStart()}`.trim(),
    quantity: String(numberValues.get(count) ?? Number(count)),
  }
}

/** Whether the words before a number ask for it, with nothing but words of an order between. */
function isAskedBefore(words: readonly string[]): boolean {
  const asking = words.findLastIndex((word) => endsInAsking(word))
  return asking >= 0 && words.slice(asking).every((word) => isAnswerWord(word) && !/[,;:.!?]$/.test(word))
}

function isAsked(word = ''): boolean {
  return isOrdering(word) || isAnswerWord(word)
}

function isKnown(word: string): boolean {
  const bare = word.replace(marks, '')
  return isFillerWord(word) || isFillerWord(bare) || namesKind(bare) || belongsToPart(bare) || isArticleNumber(bare)
}
