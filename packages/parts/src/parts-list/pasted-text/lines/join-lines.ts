import { namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { joining } from '../corrections/change-words.ts'
import { isHeader } from '../mail/part-line.ts'
import { goesOnWithSizes, joinBroken } from './broken-sizes.ts'
import { quoted } from './clean-line.ts'
import { endsInSizeWord, itemsOf } from './item-lines.ts'
import { sayPieces } from './read-order-line.ts'
import { splitSizes } from './split-mentions.ts'
import { isWrapped, sentencesOf, splitProse } from './wrapped-lines.ts'

/** A line of a mail as it was meant: a text that was written in several lines is one. */
export interface JoinedLine {
  text: string
  /** The lines as which it was written, with their places in the text. */
  pieces: readonly { line: number; start: number }[]
}

/**
 * Joins the lines of a mail that go on with the line before them: those of a wrapped sentence, and those of a part that is
 * written below each other. Lines of which each may be a part of its own stay apart.
 * @param messages indices of the lines that begin a message of a chat
 */
export function joinLines(
  lines: readonly string[],
  levels: readonly number[],
  messages: ReadonlySet<number> = new Set(),
): JoinedLine[] {
  const joined: JoinedLine[] = []
  for (const paragraph of paragraphsOf(lines, levels, messages)) {
    const texts = paragraph.map((line) => lines[line] ?? '')
    const isProse = isWrapped(texts)
    let next = 0
    for (const size of isProse ? sentencesOf(texts) : linesOfItems(texts)) {
      const whole = join(lines, paragraph.slice(next, next + size))
      joined.push(...(isProse && size > 1 ? splitProse(whole) : [whole]))
      next += size
    }
  }
  return joined
}

/** Returns how many lines each part of a list takes, also where a line ends within the sizes. */
function linesOfItems(texts: readonly string[]): number[] {
  const whole = joinBroken(texts)
  let next = 0
  return itemsOf(whole.map(({ text }) => text)).map((size) => {
    const own = whole.slice(next, next + size)
    next += size
    return own.reduce((sum, { count }) => sum + count, 0)
  })
}

/** Returns the indices of the lines of each paragraph; an empty line is one of its own. */
function paragraphsOf(lines: readonly string[], levels: readonly number[], messages: ReadonlySet<number>): number[][] {
  const paragraphs: number[][] = []
  lines.forEach((line, index) => {
    const last = paragraphs.at(-1)
    const above = lines[index - 1] ?? ''
    const isSame = !isAlone(line) && !isAlone(above) && levels[index] === levels[index - 1] && !messages.has(index)
    if (last !== undefined && isSame) last.push(index)
    else paragraphs.push([index])
  })
  return paragraphs
}

function isAlone(line: string): boolean {
  const said = line.replace(quoted, '').trim()
  return said === '' || line.includes('\t') || line.includes('|') || isHeader(foldLetters(said))
}

const furtherNumber = new RegExp(String.raw`^${joining}\s+${wordOfSeveral}(?!\p{L})`, 'u')

function join(lines: readonly string[], indices: readonly number[]): JoinedLine {
  let text = ''
  const pieces = indices.map((line, at) => {
    const said = lines[line] ?? ''
    const piece = at === 0 ? said : said.replace(quoted, '').trim()
    const isCount =
      at > 0 && sayPieces(piece.replace(/^[\s.…]+/, '')) !== '' && /[\p{L}\d)]$/u.test(text) && !endsInSizeWord(text)
    const isSize = at > 0 && goesOnWithSizes(lines[indices[at - 1] ?? 0] ?? '', piece)
    // "two hundred / and sixteen pins" are no 216.
    const isNext = at > 0 && furtherNumber.test(foldLetters(piece)) && /\p{L}$/u.test(text)
    const start = text.length
    const isJoined = isSize && /\d[x×*]$/.test(text)
    const between = isJoined ? '' : (isCount && !isSize) || isNext ? ', ' : ' '
    text = at === 0 ? piece.trimEnd() : `${text}${between}${piece}`
    return { line, start }
  })
  return { text, pieces }
}

/** Returns the line in which the sizes of a part stand that was read in a joined text. */
export function lineOf({ text, pieces }: JoinedLine, requested: string): number {
  const sizes = splitSizes(requested)?.[1]
  const place = sizes === undefined ? text.indexOf(requested) : placeOf(text, sizes)
  const sized = pieces.find(({ start }, at) => namesPartAlone(text.slice(start, pieces[at + 1]?.start)))
  // Dictated sizes stand in no line as they were read.
  const named = place < 0 && sized === undefined ? placeOfWord(text, requested) : place
  const said = named < 0 ? undefined : pieces.findLast(({ start }) => start <= named)
  return (said ?? sized ?? pieces[0])?.line ?? 0
}

/** Returns the place of the first long word of a part in a text; -1 without one. */
function placeOfWord(text: string, requested: string): number {
  const [word = ''] = /\p{L}{6,}/u.exec(requested) ?? []
  return word === '' ? -1 : text.indexOf(word)
}

/**
 * Returns the place of sizes in a text; -1 without them. Where words named them, it is that of the longest figure, as a
 * short one may also be a size of another part.
 */
function placeOf(text: string, sizes: string): number {
  const place = text.indexOf(sizes)
  const [longest] = (sizes.match(/\d+(?:[.,]\d+)?/g) ?? []).toSorted((a, b) => b.length - a.length)
  return place >= 0 ? place : (findAll(/\d+(?:[.,]\d+)?/g, text).find(([figure]) => figure === longest)?.index ?? -1)
}
