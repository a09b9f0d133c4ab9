import { changesMeaning, endsInAsking, isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberValues } from '../../quantities/read-pieces.ts'
import { namesOwnStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import type { OrderLine } from '../lines/read-order-line.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { enoughWords } from '../references/enough-words.ts'
import { isAnswerWord } from './asked-count.ts'
import { endsInOwning } from './ends-in-owning.ts'
import { isOtherNoun } from './find-asked.ts'
import { isNumbered } from './numbered-nouns.ts'

/** Sizes and standards, whose figures count nothing. */
const sizes =
  /(?<!\p{L})(?:din|iso|en)[\s-]*\d[\d/-]*(?:\s*-?\s*[a-z]{1,2}(?![\p{L}\d]))?|(?<![\p{L}\d.,])(?:\p{L}{1,5}[\s-]?)?[øØ⌀]?\s?\d[\d.,/]*(?:\s*(?:mm)?\s*[x×*]\s*[øØ⌀]?\s?\d[\d.,/]*)+(?:\s?mm(?!\p{L}))?/giu
const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const mould = new RegExp(`^(?:${anyOf('moulds')})$`, 'u')
/** Before a rough number; "over" is also a word around others. */
const about = new RegExp(`^(?:${anyOf('about')}|over|under|to|bis|or)$`, 'u')
/** `también 4`, `bastano 2`: words in folded letters that leave no doubt what a number counts */
const besideCount = new RegExp(
  `^(?:${enoughWords}|${anyChange('only')}|auch|ebenfalls|also|too|likewise|aussi|egalement|idem|anche|pure|tambien|igualmente|tambem|ook|eveneens|takze|rowniez|tez|take|taky|rovnez|szinten|ocksa|aven|likasa|tudi|con|mit|med|ne|)$`,
  'u',
)

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
  const name = nameBeforeSizes(text)
  const isInName = (index: number) => name !== null && index >= name.start && index < name.end
  let place = -1
  let isUnknown = false
  let isUnknownName = false
  for (const [at, { 0: word, index }] of words.entries()) {
    const bare = foldLetters(word).replace(marks, '')
    if (bare === '') continue
    if (/^\d{1,3}$/.test(bare) || ((numberValues.get(bare) ?? 1) > 1 && !otherWords.has(bare))) {
      if (place >= 0) return null
      place = at
    } else if (changesMeaning(word)) return null
    else if (!isKnown(word) && !(bare.length < 4 && belongsToPart(words[at + 1]?.[0] ?? ''))) {
      isUnknown ||= !isInName(index)
      isUnknownName ||= isInName(index)
    }
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
  if (endsInOwning(text.slice(0, found.index))) return null
  const isBeside = ({ index }: { index: number }, at: number) => at === place || index < (name?.end ?? 0)
  if (isUnknownName && !isUnknown && !words.every((word, at) => isBeside(word, at) || besideCount.test(bare(at))))
    return null
  // Directly behind the sizes, a figure may be one of them.
  if (/^\d/.test(count) && !isAsked(words[place - 1]?.[0]) && !isAsked(words[place + 1]?.[0])) return null
  const end = found.index + found[0].length
  return {
    requested: `${text.slice(0, found.index).trimEnd()} ${text.slice(end).trimStart()}`.trim(),
    quantity: String(numberValues.get(count) ?? Number(count)),
  }
}

/** Finds the words from a kind to the sizes behind it, which the reader of its part judges: `casquillo guía 20x36`. */
function nameBeforeSizes(text: string): { start: number; end: number } | null {
  const end = text.search(sizes)
  const start = end < 0 ? -1 : (findAll(/\p{L}+/gu, text.slice(0, end)).find(([word]) => namesKind(word))?.index ?? -1)
  return start < 0 || /[,;:.!?()]/.test(text.slice(start, end)) ? null : { start, end }
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
