import { foldLetters } from '../fold-letters.ts'
import { remember } from '../remember.ts'
import { numberValues, units } from './read-pieces.ts'
import { sizeLabel } from './write-named-sizes.ts'

/** Numbers that the table of quantities lacks, in folded letters: those of the tens with their short forms, and hundreds. */
const furtherNumbers: Readonly<Record<number, string>> = {
  0: 'null zero nula nul noll nulla nic',
  1: 'ett egy unu',
  2: 'ket dve dwie duo',
  13: 'tredici trece treze trzynascie trinast trinact tizenharom treisprezece dertien tretton',
  14: 'quattordici paisprezece veertien',
  15: 'quindici vijftien',
  16: 'sedici zestien',
  17: 'diciassette zeventien',
  18: 'diciotto achttien',
  19: 'diciannove negentien',
  20: 'venti vent twintig huszon huszon dwadziescia',
  21: 'veintiun veintiuno',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'dreissig dreisig thirty tricet treinta trente harminc harminc trenta trent dertig trzydziesci trinta treizeci trettio trideset',
  40: 'forty ctyricet cuarenta quarante negyven quaranta quarant veertig czterdziesci quarenta patruzeci fyrtio stirideset',
  50: 'fifty padesat cincuenta cinquante otven cinquanta cinquant vijftig piecdziesiat cinquenta cincizeci femtio petdeset',
  60: 'sixty sedesat sesenta soixante hatvan sessanta sessant zestig szescdziesiat sessenta saizeci sextio sestdeset',
  70: 'siebzig seventy sedmdesat setenta septante hetven settanta settant zeventig siedemdziesiat saptezeci sjuttio sedemdeset',
  80: 'achtzig eighty osmdesat ochenta quatrevingt quatrevingts huitante nyolcvan ottanta ottant tachtig osiemdziesiat oitenta optzeci attio osemdeset',
  90: 'neunzig ninety devadesat noventa nonante kilencven novanta novant negentig dziewiecdziesiat nouazeci nittio devetdeset',
  100: 'osuta hundert hundred sto ste sta cien ciento cent cents szaz cento cem honderd suta sute hundra',
  200: 'doscientos dwiescie duzentos dvesto duecento',
  300: 'trescientos trzysta trezentos',
  400: 'cuatrocientos czterysta quatrocentos',
  500: 'quinientos piecset quinhentos',
}
const joiners = ['und', 'and', 'en', 'e', 'y', 'i', 'et', 'a', 'in', 'si', 'och']
const timesWords = 'mal times by par fois per por na krat maal bij ganger razy ori pe x'.split(' ')
const decimalWords =
  'komma comma virgule virgola coma virgula przecinek carka vejica punkt point punto ponto punt vesszo egesz'.split(' ')
/** `hatszor kétszáz` */
const hungarianTimes = /^(\p{L}+)sz[eo]r$/u
/** Behind a whole number: `cztery i pół`, `four and a half` */
const half =
  /^(?:und ein halb|einhalb|and a half|a pul|y medi[oa]|et demie?|e mezz[oa]|en een hal[fv]e?|i pol|e mei[oa]|si jumatate|och en halv|in pol|es fel)$/u

const values = new Map<string, number>([
  ...[...numberValues]
    .filter(
      ([word, value]) => Number.isInteger(value) && word.length > 1 && !word.includes('_') && !joiners.includes(word),
    )
    .map(([word, value]): [string, number] => [word.replaceAll('-', ''), value]),
  ...Object.entries(furtherNumbers).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
])
const piece = [...values.keys(), ...joiners].toSorted((a, b) => b.length - a.length).join('|')
const numberOfPieces = new RegExp(`^(?:${piece})+$`, 'u')
/** The French "ainsi" is "a", "in" and "si". */
const onlyJoiners = new RegExp(`^(?:${joiners.join('|')})+$`, 'u')
const nextPiece = new RegExp(`^(${piece})(?=(?:${piece})*$)`, 'u')

/** Returns the value of a number in words, which may be written as one; null for another text: `hundertsechzig` */
const numberOf = remember((word: string): number | null => {
  const joined = word.replaceAll(/[\s-]+/g, '')
  if (joined.length > 40 || !numberOfPieces.test(joined) || onlyJoiners.test(joined)) return null
  let total = 0
  let joiner = ''
  let former = ''
  let rest = joined
  while (rest !== '') {
    const said = nextPiece.exec(rest)?.[1] ?? rest
    rest = rest.slice(said.length)
    const value = values.get(said)
    if (value !== undefined) {
      const isNext = value < 10 && total % 100 !== 0 && beginsPart(joiner, former)
      const sum = isNext ? null : add(total, value, joiner !== '')
      if (sum === null) return null
      total = sum
      former = said
    }
    joiner = value === undefined ? said : ''
  }
  return total
})

/** Tens of Italian, which has no "sixty and four" as the Portuguese "sessenta e quatro" is. */
const italianTens = /ant[ao]?$|^trenta$|^venti$/

/** Whether "and" behind tens begins another part: most languages have no "fifty and four". */
function beginsPart(joiner: string, tens: string): boolean {
  if (joiner === 'e') return italianTens.test(tens)
  return joiner !== '' && !['y', 'si'].includes(joiner)
}

/** Adds the next word of a number; null where two numbers stand beside each other. */
function add(total: number, value: number, isBehindJoiner: boolean): number | null {
  const below = total % 100
  if (value === 100 && below < 10) return below === 0 ? total + 100 : total - below + below * 100
  const fits =
    below === 0 ||
    (below >= 20 && below % 10 === 0 && value < 10) ||
    // "Soixante-quinze"
    ((below === 60 || below === 80) && value > 9 && value < 20) ||
    (below < 10 && value > 10 && value % 10 === 0 && isBehindJoiner)
  return fits && (total === 0 || value < 100) ? total + value : null
}

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
  const whole = !isNumeric(words[from]?.word ?? '') ? null : readWhole(words, from)
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
    const isJoined = !joiners.includes(first) && !joiners.includes(said.at(-1) ?? '')
    const value = isJoined ? numberOf(said.join(' ')) : null
    if (value !== null) return { value, next }
  }
  return null
}
