import { hasOnlyFillers } from '../../../words/order-words.ts'
import { hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled, joining } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { splitMentions } from '../lines/split-mentions.ts'
import { mouldName } from './mould-signs.ts'

const count = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?![.,]?\d|\s*[x×*]|\s*mm)|${wordOfSeveral}(?!\p{L}))`
const pieces = String.raw`(?:\s*(?:${units.pieces}))?`
const to = '(?:for|fur|fuer|pour|para|pentru|voor|till|za|na|pro|do|per|an|auf|in)'
const mould = String.raw`${anyOf('moulds')}(?!\p{L})\.?(?:\s*n[ro]?[.°º])?`
const name = String.raw`${mouldName}(?![\p{L}\d.,]*\d)(?!\p{L})`
/** A name with so many signs that it is no size and no price. */
const longName = '(?:[a-z]{1,3}-?\\d{1,6}|\\d{3,6})[a-z]?(?![\\p{L}\\d.,]*\\d)(?!\\p{L})'
const article = String.raw`(?:\p{L}{1,3}\s+)?`
const ofMould = String.raw`${count}${pieces}\s*${to}\s+${article}${mould}\s*${name}`
const ofName = String.raw`${count}${pieces}\s*${to}\s+${article}(?:${mould}\s*)?${name}`
const ofLongName = String.raw`${count}${pieces}\s*${to}\s+${longName}`
const nameFirst = String.raw`${mould}\s*${name}\s*[:=–-]\s*${count}${pieces}`
const next = String.raw`\s*(?:[,;/+&]|(?<!\p{L})${joining}(?!\p{L}))\s*(?:${joining}\s+)?`
const shares = new RegExp(
  String.raw`[\s,;:(–-]+(?<shares>${ofMould}(?:${next}${ofName})+|${ofLongName}(?:${next}${ofLongName})+|${nameFirst}(?:${next}${nameFirst})+)\s*\)?[\s.!]*$`,
  'u',
)
/** The pieces of one mould: `14 for`, `: 14`. */
const share = new RegExp(String.raw`(${count})${pieces}\s*${to}\s|[:=–-]\s*(${count})${pieces}`, 'gu')
const unsure = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('about')}|${anyChange('instead')})(?!\p{L})`, 'u')
const wordsBehind = /[,:;–-]\s+((?:\p{L}+\s*)+)$/u

/**
 * Adds the pieces that a line states for each of several moulds by their names: `pins 6x160: 14 for mould 774, 10 for 775`
 * @returns the line with its quantity in a cell of its own; null for another line
 */
export function sumShares(line: string): string | null {
  const folded = foldLetters(line)
  const found = shares.exec(folded)
  if (found === null || unsure.test(folded.replace(share, ' ')) || isCancelled(line)) return null
  const said = found[0]
  if (namesKind(said) || namesWork(said) || namesCut(said)) return null
  const head = line.slice(0, found.index)
  const words = wordsBehind.exec(head)
  const part = words !== null && hasOnlyFillers(words[1] ?? '') ? head.slice(0, words.index) : head
  const isPart = hasSizes(part) || part.split(' ').some(isArticleNumber)
  if (!isPart || splitMentions(part).length > 1 || readOrderLine(part).quantity !== '') return null
  const counts = findAll(share, found.groups?.shares ?? '').map(([, before, behind]) => countOf(before ?? behind ?? ''))
  return `${part}\t${counts.reduce((sum, each) => sum + each, 0)}`
}

function countOf(said: string): number {
  return readPieces(`${said} pcs`)?.count ?? 0
}
