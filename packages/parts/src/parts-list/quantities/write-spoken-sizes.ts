import { belongsToPart, namesKind } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { units } from './read-pieces.ts'
import { joiners, numberOf } from './spoken-number.ts'
import { sizeLabel } from './write-named-sizes.ts'

const timesWords = 'mal times by par fois per por na krat maal bij ganger razy ori pe x'.split(' ')
const decimalWords =
  'komma comma virgule virgola coma virgula przecinek carka vejica punkt point punto ponto punt vesszo egesz'.split(' ')
/** `hatszor kétszáz` */
const hungarianTimes = /^(\p{L}+)sz[eo]r$/u
/** Behind a whole number: `cztery i pół`, `four and a half` */
const half =
  /^(?:und ein halb|einhalb|and a half|a pul|y medi[oa]|et demie?|e mezz[oa]|en een hal[fv]e?|i pol|e mei[oa]|si jumatate|och en halv|in pol|es fel)$/u

interface Word {
  word: string
  /** A comma or a full stop stands before it. */
  isApart: boolean
  start: number
  end: number
}

interface Spoken {
  start: number
  end: number
  written: string
}

/**
 * Writes dictated sizes in figures: `fünf mal hundertsechzig` becomes `5x160`. A number in words without "times" beside it
 * stays, as it counts pieces.
 */
export function writeSpokenSizes(text: string): string {
  const folded = foldLetters(text)
  const words = [...folded.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].flatMap(({ index, 0: word }): Word[] => {
    const isApart = /[,;.:!?]\s*$/.test(folded.slice(Math.max(0, index - 3), index))
    const end = index + word.length
    // "3 un. 12x250, 2 un. 14x250" dictates nothing.
    if (timesWords.includes(word) && /\d\s?$/.test(folded.slice(0, index)) && /^\s?\d/.test(folded.slice(end)))
      return []
    const [, count = ''] = hungarianTimes.exec(word) ?? []
    if (count === '' || numberOf(count) === null) return [{ word, start: index, end, isApart }]
    const middle = index + count.length
    return [
      { word: count, start: index, end: middle, isApart },
      { word: 'x', start: middle, end, isApart: false },
    ]
  })
  const found: Spoken[] = []
  const isOfScrew = words.some(({ word }) => letterM.test(word))
  for (let at = 0; at < words.length; at++) {
    const strength = isOfScrew ? readClass(words, at) : null
    if (strength !== null) {
      found.push(strength)
      at++
      continue
    }
    const sizes: string[] = []
    let next = at
    for (let size = readNumber(words, next); size !== null; size = readNumber(words, next)) {
      sizes.push(size.written)
      next = size.next
      if (!timesWords.includes(words[next]?.word ?? '') || readNumber(words, next + 1) === null) break
      next++
    }
    if (sizes.length === 1) {
      const series = readSeries(words, at)
      if (series !== null) {
        found.push(series)
        at = words.findIndex(({ end }) => end === series.end)
        continue
      }
    }
    const length = sizes.length > 1 ? readBeforePieces(words, next, folded) : null
    if (length !== null) {
      sizes.splice(-1, 1, length)
      next--
    }
    const [start, end] = [words[at]?.start, words[next - 1]?.end]
    const [only = ''] = sizes
    const thread = words[at - 1]
    const isSize =
      sizes.length > 1 ||
      only.includes('.') ||
      (only !== '' && (isLabelled(thread, start ?? 0, folded) || isThreadAlone(thread, Number(only), folded)))
    if (start === undefined || end === undefined || !isSize) continue
    const isThread = thread !== undefined && letterM.test(thread.word)
    found.push({ start: isThread ? thread.start : start, end, written: `${isThread ? 'M' : ''}${sizes.join('x')}` })
    at = next - 1
  }
  return found.reduceRight((rest, { start, end, written }) => rest.slice(0, start) + written + rest.slice(end), text)
}

const piecesAlone = new RegExp(`^(?:${units.pieces})$`, 'u')

/**
 * Reads the last size where one of two words belongs to the unit behind them: `fünf mal zweihundert zwanzig stück`. Pieces
 * without a number would count nothing.
 * @returns null for a size of another number of words
 */
function readBeforePieces(words: readonly Word[], next: number, folded: string): string | null {
  const [times, size, count, unit, behind] = words.slice(next - 3, next + 2)
  const isOfTwo = timesWords.includes(times?.word ?? '') && isNumeric(count?.word ?? '')
  if (size === undefined || unit === undefined || !isOfTwo || !piecesAlone.test(unit.word) || unit.isApart) return null
  // "Sto sześćdziesiąt sztuk dwie" has its number behind the unit.
  if (isNumeric(behind?.word ?? '') || /^\W{0,3}\d/.test(folded.slice(unit.end))) return null
  const value = numberOf(size.word)
  return value === null ? null : String(value)
}

/** Whether a letter makes the number behind it a thread: `un anneau de levage M seize` */
function isThreadAlone(word: Word | undefined, size: number, folded: string): boolean {
  return word?.word === 'm' && folded[word.end] === ' ' && size >= 3 && size <= 30
}

/** Whether a word says which size the number behind it is: `durchmesser sechs`; behind figures it belongs to them. */
function isLabelled(word: Word | undefined, start: number, folded: string): boolean {
  const isBeside = word !== undefined && sizeLabel.test(word.word) && /^[\s:=]*$/.test(folded.slice(word.end, start))
  return isBeside && !/\d\s*(?:mm\s*)?$/.test(folded.slice(0, word.start))
}

/** Reads the longest number in words from a place on, perhaps with decimals. */
function readNumber(words: readonly Word[], from: number): { written: string; next: number } | null {
  const first = words[from]?.word ?? ''
  const whole = isNumeric(first) || withoutHundred.test(first) ? readWhole(words, from) : null
  if (whole === null) return null
  for (const length of [3, 2, 1]) {
    const said = words.slice(whole.next, whole.next + length).map(({ word }) => word)
    const isSize = [words[from - 1], words[whole.next + length]].some((word) => timesWords.includes(word?.word ?? ''))
    if (isSize && half.test(said.join(' '))) return { written: `${whole.value}.5`, next: whole.next + length }
  }
  const decimals = decimalWords.includes(words[whole.next]?.word ?? '') ? readWhole(words, whole.next + 1) : null
  if (decimals === null) return { written: String(whole.value), next: whole.next }
  return { written: `${whole.value}.${decimals.value}`, next: decimals.next }
}

function isNumeric(word: string): boolean {
  return word === 'o' || numberOf(word) !== null
}

const maxWords = 6

const classes = ['8.8', '10.9', '12.9']
/** As it is pronounced. */
const letterM = /^(?:m|em|eme|emme)$/

/** Reads the strength of a screw that is dictated as two numbers: `douze neuf` */
function readClass(words: readonly Word[], at: number): Spoken | null {
  const [first, second, next] = words.slice(at, at + 3)
  const written = [first, second].map((said) => (said === undefined ? null : numberOf(said.word))).join('.')
  if (first === undefined || second === undefined || !classes.includes(written)) return null
  return timesWords.includes(next?.word ?? '') ? null : { start: first.start, end: second.end, written }
}

function readWhole(words: readonly Word[], from: number): { value: number; next: number } | null {
  const apart = words.findIndex(({ isApart }, at) => at > from && isApart)
  const end = Math.min(from + maxWords, apart < 0 ? words.length : apart)
  for (let next = end; next > from; next--) {
    const said = words.slice(from, next).map(({ word }) => word)
    const [first = ''] = said
    const isJoined = !joiners.includes(first) && !joiners.includes(said.at(-1) ?? '') && !countsNext(words, from, next)
    const value = isJoined ? (readShort(words, from, next) ?? numberOf(said.join(' '))) : null
    if (value !== null) return { value, next }
  }
  return null
}

/** Reads three rising sizes without "times" behind a part: `éjecteurs tubulaires trempés six dix cent cinquante` */
function readSeries(words: readonly Word[], at: number): Spoken | null {
  const before = words.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  if (!before.some((word) => namesKind(word) || belongsToPart(word))) return null
  const alone = words.slice(at, at + 3).flatMap(({ word }) => numberOf(word) ?? [])
  const read = [readRow(words, at), { sizes: alone, next: at + 3 }].find(({ sizes, next }) => {
    const isRising = sizes.every((size, place) => place === 0 || size > (sizes[place - 1] ?? 0))
    const behind = words[next]?.word ?? ''
    const isLength = (sizes[2] ?? 0) >= minLength && !piecesAlone.test(behind) && !timesWords.includes(behind)
    return sizes.length === 3 && isRising && isLength
  })
  const [start, end] = [words[at]?.start, words[(read?.next ?? 0) - 1]?.end]
  return read === undefined || start === undefined || end === undefined
    ? null
    : { start, end, written: read.sizes.join('x') }
}

const minLength = 20

/** Reads the numbers beside each other from a place on, each as long as possible. */
function readRow(words: readonly Word[], at: number): { sizes: number[]; next: number } {
  const sizes: number[] = []
  let next = at
  for (let size = readWhole(words, next); size !== null && sizes.length < 4; size = readWhole(words, next)) {
    sizes.push(size.value)
    next = size.next
  }
  return { sizes, next }
}

/** Whether the number behind "and" counts the parts behind it: `sechs mal zweihundert und vier Hülsen` */
function countsNext(words: readonly Word[], from: number, next: number): boolean {
  const joiner = words.findLastIndex(({ word }, at) => at > from && at < next && joiners.includes(word))
  const isSize = timesWords.includes(words[from - 1]?.word ?? '')
  return joiner > 0 && isSize && beginsWithKind(words, next)
}

/** The kind of a part, perhaps behind what it is like: `gehärtete Hülsen` */
function beginsWithKind(words: readonly Word[], at: number): boolean {
  const [first, second] = words.slice(at, at + 2).map(({ word, isApart }) => (isApart ? '' : word))
  return first !== undefined && !joiners.includes(first) && [first, second ?? ''].some(namesKind)
}

const withoutHundred = /^(eins?|zwei|drei|one|two|three|four)[\s-]?(.*)$/u

/** Reads a length without its hundred: `eight by two fifty`, `acht mal einssechzig` */
function readShort(words: readonly Word[], from: number, next: number): number | null {
  if (!timesWords.includes(words[from - 1]?.word ?? '')) return null
  const said = words.slice(from, next).map(({ word }) => word)
  const [, first = '', behind = ''] = withoutHundred.exec(said.join(' ')) ?? []
  const [hundreds, rest] = [numberOf(first), behind === '' ? null : numberOf(behind)]
  const isOfUnit = piecesAlone.test(words[next]?.word ?? '') || beginsWithKind(words, next)
  const isShort = hundreds !== null && rest !== null && rest > 9 && rest < 100 && !isOfUnit
  return isShort && !behind.startsWith('und') ? hundreds * 100 + rest : null
}
