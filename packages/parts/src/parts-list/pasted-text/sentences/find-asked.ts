import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { groupWord } from '../../quantities/read-pieces.ts'
import { type OrderLine, sayPieces } from '../lines/read-order-line.ts'
import { isNumberedNoun, timeBefore } from './numbered-nouns.ts'
import { isOtherWord, isPeopleOrMachines, withoutDutchArticle } from './other-nouns.ts'

const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const noun = /\p{L}{4}/u
const isGroup = new RegExp(`^(?:${groupWord})$`, 'u')

/**
 * Finds a number that a sentence asks for, with any noun: `bitte noch 4 Federn`, `Federn? Wir brauchen 4.` Numbers of
 * days and the like are none, nor are those of projects and machines: `benötigen wir für Projekt 2288:`
 * @returns the noun with the words beside it; null for a text that asks for nothing
 */
export function findAsked(line: string): OrderLine | null {
  const sentences = withoutDutchArticle(line).split(/(?<=[.!?])\s+/)
  for (const [at, sentence] of sentences.entries()) {
    const said = sentence.split(' ').filter(Boolean)
    const place = said.findIndex(
      (word, index) => countOf(word) !== '' && !isOfOther(said.slice(0, index)) && isAskedBehind(said.slice(0, index)),
    )
    const number = said[place]
    if (number === undefined) continue
    const group = isGroup.test(foldLetters(said[place + 1] ?? '').replace(marks, '')) ? said[place + 1] : undefined
    // "Two dozen of the screws"
    const quantity = group === undefined ? countOf(number) : sayPieces(`${number} ${group.replace(marks, '')}`)
    // "We need 2, otherwise we buy them elsewhere": the next clause names no goods.
    const goods = /[,;]$/.test(group ?? number) ? '' : said.slice(group === undefined ? place + 1 : place + 2).join(' ')
    if (isPeopleOrMachines(foldLetters(said[place + 1] ?? ''))) continue
    const behind = withoutOrdering(group === undefined ? goods : goods.replace(ofFirst, '')).replace(/[.!?,;\s]+$/, '')
    const isIntroduction = said.at(-1) === said[place] && sentence.endsWith(':')
    if (namesThing(behind)) {
      if (!isOtherNoun(behind)) return { requested: behind, quantity }
      continue
    }
    // An introduction names no part: `in der Anlage 3:`
    if (isIntroduction && !namesKind(line)) continue
    const before = [...sentences.slice(Math.max(0, at - 1), at), ...said.slice(0, place)].join(' ')
    const named = withoutOrdering(before).replace(/[.!?,;\s]+$/, '')
    if (namesThing(named)) return { requested: named, quantity }
  }
  return null
}

/** Whether a text has a noun beside the words of an order: `Order, mould` names nothing that is asked for. */
function namesThing(text: string): boolean {
  return text.split(' ').some((word) => noun.test(word) && !isOrdering(word))
}

/** Whether a number stands behind a noun that has one, or is that of a day or an hour. */
function isOfOther(before: readonly string[]): boolean {
  const word = foldLetters(before.at(-1) ?? '').replace(marks, '')
  return isNumberedNoun(word) || timeBefore.test(foldLetters(`${before.slice(-3).join(' ')} `))
}

/** Returns the pieces that a word counts; empty for sizes, dates and times. "One" is also an article. */
function countOf(word: string): string {
  const bare = word.replace(marks, '')
  if (!/^(?:\d{1,4}|\p{L}{3,})$/u.test(bare)) return ''
  const quantity = sayPieces(bare)
  return quantity === '1' && bare !== '1' ? '' : quantity
}

/** Whether words end with those of an order, of which one asks. */
function isAskedBehind(words: readonly string[]): boolean {
  const other = words.findLastIndex((word) => !isOrdering(word) || /[.!?:]$/.test(word))
  return words.slice(other + 1).some((word) => endsInAsking(word))
}

/** `10 por ciento`, but not `10 por favor` */
const shareFirst = /^(?:por|pour|per)\s+(?=c(?:i?ento|ent)(?!\p{L}))/iu

/** `30 de zile` */
const ofFirst = /^(?:de|di|d'|van|av)\s+/i

/** Whether a text begins with a noun that counts no goods: days, papers, money. */
export function isOtherNoun(text: string): boolean {
  const [word = ''] = text.replace(shareFirst, '').replace(ofFirst, '').split(' ')
  return isOtherWord(foldLetters(word))
}
