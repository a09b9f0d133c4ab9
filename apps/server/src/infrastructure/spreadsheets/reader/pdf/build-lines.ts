import type { Rule } from './rules.ts'
import { isInWord, overlap, type Run, sameText, type UprightPage } from './turn-upright.ts'

/** Words beside each other with no more than a space between them. */
export interface Segment {
  words: Run[]
  x: number
  end: number
}

/** The text on one baseline of a page, from left to right. */
export interface Line {
  /** Index of its page. */
  page: number
  y: number
  size: number
  segments: Segment[]
}

/** Times the size of the font: superscripts and cells of other sizes stand on the same line. */
const sameLine = 0.4
/** So many texts before it may be the same text in bold. */
const maxBeside = 4
/** A wider gap, in spaces, separates two cells. */
const maxSpaces = 1.6
/** Letters of a word that are set apart: their number and how much their gaps may differ. */
const minSpread = 4
const evenGaps = 1.35
/** In points: edges of texts in a column. */
const aligned = 1.2
const minTight = 2
const figure = /^\d[\d.,]*$/

/** Joins the runs of a page to lines of words, from top to bottom. */
export function buildLines({ runs, rules }: UprightPage, page: number): Line[] {
  const upright = rules.filter(({ x, endX }) => x === endX)
  const lines = groupByBaseline(runs).map((onLine) => joinSpreadLetters(joinRuns(onLine.toSorted((a, b) => a.x - b.x))))
  const starts = findTightColumns(lines)
  return lines.map((words): Line => {
    const size = Math.max(...words.map(({ size }) => size))
    const y = Math.min(...words.map(({ y }) => y))
    const crossed = upright.filter((rule) => rule.y <= y && rule.endY >= y - size / 2)
    const isDivided = (a: Run, b: Run) => isRuled(a, b, crossed) || isTight(a, b, starts)
    return { page, y, size, segments: joinWords(words, isDivided) }
  })
}

function groupByBaseline(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const [first] = lines.at(-1) ?? []
    if (first !== undefined && run.y - first.y <= sameLine * Math.max(first.size, run.size)) lines.at(-1)?.push(run)
    else lines.push([run])
  }
  return lines
}

function joinRuns(runs: readonly Run[]): Run[] {
  const words: Run[] = []
  for (const run of dropDoubled(runs)) {
    const last = words.at(-1)
    const gap = last === undefined ? 0 : run.x - last.end
    if (last !== undefined && isInWord(gap, run.size)) {
      words[words.length - 1] = { ...last, text: last.text + run.text, end: run.end }
    } else words.push(run)
  }
  return words
}

function dropDoubled(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (const run of runs) {
    const isSame = ({ text, x, y }: Run) => text === run.text && isNear(x, run.x, run) && isNear(y, run.y, run)
    if (!kept.slice(-maxBeside).some(isSame)) kept.push(run)
  }
  return kept
}

function isNear(a: number, b: number, { size }: Run): boolean {
  return Math.abs(a - b) <= sameText * size
}

/** Joins `M E N G E` to one word. */
function joinSpreadLetters(words: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (let index = 0; index < words.length; ) {
    const spread = spreadWordAt(words, index)
    const [first] = spread
    if (first === undefined) break
    const last = spread.at(-1) ?? first
    joined.push({ ...first, text: spread.map(({ text }) => text).join(''), end: last.end })
    index += spread.length
  }
  return joined
}

function spreadWordAt(words: readonly Run[], start: number): Run[] {
  let end = start + 1
  const gaps: number[] = []
  for (; isLetter(words[end - 1]) && isLetter(words[end]); end++) {
    gaps.push((words[end]?.x ?? 0) - (words[end - 1]?.end ?? 0))
    if (Math.max(...gaps) > Math.min(...gaps) * evenGaps) break
  }
  return words.slice(start, end - start >= minSpread ? end : start + 1)
}

function isLetter(word: Run | undefined): boolean {
  return word !== undefined && /^\p{L}$/u.test(word.text)
}

function joinWords(words: readonly Run[], isDivided: (a: Run, b: Run) => boolean): Segment[] {
  const segments: Segment[] = []
  for (const word of words) {
    const last = segments.at(-1)
    const before = last?.words.at(-1)
    if (last !== undefined && before !== undefined && !isDivided(before, word) && isOneSpace(before, word)) {
      last.words.push(word)
      last.end = word.end
    } else segments.push({ words: [word], x: word.x, end: word.end })
  }
  return segments
}

/** Whether an upright rule stands between two words. */
function isRuled(a: Run, b: Run, upright: readonly Rule[]): boolean {
  return upright.some(({ x }) => x >= a.end - 1 && x <= b.x + 1)
}

/**
 * Returns where columns of words begin that stand close to figures on their left: the figures end at the same place but
 * begin at different places, and both are drawn as pieces of their own.
 */
function findTightColumns(lines: readonly (readonly Run[])[]): number[] {
  const pairs = lines.flatMap((words) =>
    words.slice(1).flatMap((right, index) => {
      const left = words[index]
      return left !== undefined && left.piece !== right.piece && isOneSpace(left, right) ? { left, right } : []
    }),
  )
  return [...Map.groupBy(pairs, ({ right }) => Math.round(right.x))].flatMap(([start, group]) => {
    const ends = group.map(({ left }) => left.end)
    const starts = group.map(({ left }) => left.x)
    const isAligned = spread(ends) <= aligned && spread(starts) > aligned
    const areFigures = group.every(({ left }) => figure.test(left.text))
    return group.length >= minTight && isAligned && areFigures ? start : []
  })
}

function spread(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers)
}

function isTight(a: Run, b: Run, starts: readonly number[]): boolean {
  return a.piece !== b.piece && starts.some((start) => Math.abs(start - b.x) <= aligned)
}

function isOneSpace(before: Run, word: Run): boolean {
  const gap = word.x - before.end
  return gap >= -overlap * word.size && gap <= maxSpaces * Math.max(before.space, word.space)
}

export function textOf({ words }: Pick<Segment, 'words'>): string {
  return words.map(({ text }) => text).join(' ')
}
