import { closingMarks, openingMarks } from '../designation/quotation-marks.ts'
import { appendPiece, type Rewritten } from '../designation/written-pieces.ts'
import { machiningKinds } from '../machining/machining-kinds.ts'
import { abbreviationAt } from './abbreviations.ts'
import { compileByStart } from './compile-by-start.ts'
import { betweenWords, joinPatterns, phrases } from './phrases.ts'
import { harmlessWords } from './trade-words.ts'

/** Words of the reader in place of those at the beginning of a text. */
export interface Translation {
  means: string
  /** Number of the characters that are replaced. */
  length: number
}

/** "Di=5" is the label of a size, not the Italian word for "of". */
const unlessLabel = '(?!\\s*=)'

/** The Swedish "med" stands before another word, the Czech copper behind the name of a part. */
const beforeNoWord = '(?!\\s+[a-z]{2})'

/** The patterns at one place, the longest first, with their meanings by number of the group. */
const bookAt = compileByStart(collectPhrases(), (alike) => ({
  pattern: new RegExp(`(?:${alike.map(({ source }) => `(${source})`).join('|')})(?![a-z]|\\d+[a-z])`, 'iy'),
  meanings: alike.map(({ means }) => means),
}))

/** Returns the patterns of all words, the longest first. */
function collectPhrases(): { source: string; means: string }[] {
  const entries = phrases.flatMap(({ spellings, ending, means, length }) =>
    spellings.map((text) => {
      const source = joinPatterns(text, (word) => word.replace('~', ending))
      return { source: isHarmless(means) ? source + unlessLabel : source, means, length }
    }),
  )
  const linking = new Set(
    entries.flatMap(({ source, means }) => (isHarmless(means) ? source.replace(unlessLabel, '') : [])),
  )
  const sure = entries.map((entry) =>
    !isHarmless(entry.means) && linking.has(entry.source) ? { ...entry, source: entry.source + beforeNoWord } : entry,
  )
  const meanings = Map.groupBy(sure, ({ source }) => source)
  const clear = [...meanings].flatMap(([, same]) => {
    const [first, ...others] = same
    // Two languages use one word for two things: it stays unread, and the buyer is asked.
    const isClear = others.every((other) => isSameMeaning(other.means, first?.means ?? ''))
    return first === undefined || !isClear ? [] : [first]
  })
  return clear.toSorted((a, b) => b.length - a.length)
}

function isHarmless(means: string): boolean {
  return harmlessWords.includes(means)
}

function isSameMeaning(one: string, other: string): boolean {
  return one === other || (isHarmless(one) && isHarmless(other))
}

/**
 * Replaces the words of a normalised text in eleven other languages, and short ones in German and English, by the English
 * words of the reader: `éjecteur nitruré coupé à 147,25` becomes `ejector pin nitrided cut a 147.25`. Other words stay.
 */
export function translate(text: string): Rewritten {
  const translated: Rewritten = { text: '', from: [], to: [] }
  for (let position = 0; position < text.length; ) {
    const kept = lettersToKeep(text, position)
    const found = kept > 0 ? null : longestAt(text, position)
    const length = found?.length ?? (kept || wordAt(text, position) || 1)
    appendPiece(translated, found?.means ?? text.slice(position, position + length), position, found?.length)
    position += length
  }
  return translated
}

/** Of a phrase and an abbreviated one the longer is meant: `éjecteur tub.` names more than `éjecteur`. */
function longestAt(text: string, position: number): Translation | null {
  const phrase = phraseAt(text, position)
  if (phrase !== null && !hasWordAt(text, position + phrase.length)) return phrase
  if (phrase?.means === 'week' && isNumberedAt(text, position + phrase.length)) return phrase
  const abbreviation = abbreviationAt(text, position)
  if (abbreviation === 'ambiguous') return phrase !== null && isLinkWithStop(text, position, phrase) ? null : phrase
  return abbreviation !== null && abbreviation.length > (phrase?.length ?? 0) ? abbreviation : phrase
}

/** `tête con.`: a word that only links others, and so changes no part, ends with no full stop. */
function isLinkWithStop(text: string, position: number, { means, length }: Translation): boolean {
  return isHarmless(means) && text.charAt(position + length) === '.'
}

const weekNumber = /\.? ?\d{1,2}(?![\d.]*\d| ?x)/iy

/** `sem. 50` is a week, while `sem. 246x296` shortens the French clamping plate. */
function isNumberedAt(text: string, position: number): boolean {
  weekNumber.lastIndex = position
  return weekNumber.test(text)
}

const anotherWord = new RegExp(`\\.|${betweenWords}[a-z]`, 'iy')

/** Whether a full stop or another word follows, so that an abbreviation may be longer than a phrase. */
function hasWordAt(text: string, position: number): boolean {
  anotherWord.lastIndex = position
  return anotherWord.test(text)
}

function phraseAt(text: string, position: number): Translation | null {
  const book = bookAt(text, position)
  if (book === null) return null
  const { pattern, meanings } = book
  pattern.lastIndex = position
  const match = pattern.exec(text)
  if (match === null) return null
  const group = match.findIndex((part, index) => index > 0 && part !== undefined)
  return { means: meanings[group - 1] ?? '', length: match[0].length }
}

const optionInNumber = new RegExp(
  `(?<=\\d-|-[a-z\\d.]+-)(?:${Object.values(machiningKinds)
    .map(({ lookalike }) => lookalike)
    .join('|')})(?![a-z\\d])`,
  'iy',
)
const engraved = new RegExp(
  `(?<=(?:gra[bv][a-z]*|incisione|grawerunek):? ?${openingMarks} ?)[a-z\\d]{1,8}(?= ?${closingMarks})`,
  'iy',
)

const markedProduct = /(?<=⟦)[^⟧]+/iy

/** Returns the number of letters from a place on that are no words: an option or product number, engraved letters. */
function lettersToKeep(text: string, position: number): number {
  for (const pattern of [optionInNumber, engraved, markedProduct]) {
    pattern.lastIndex = position
    const length = pattern.exec(text)?.[0].length
    if (length !== undefined) return length
  }
  return 0
}

const word = /[a-z]+/iy

/** Returns the number of letters from a place on, so that no phrase begins inside a word. */
function wordAt(text: string, position: number): number {
  word.lastIndex = position
  return word.exec(text)?.[0].length ?? 0
}
