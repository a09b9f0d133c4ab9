import { foldLetters } from '../fold-letters.ts'
import { remember } from '../remember.ts'
import { numberValues } from './read-pieces.ts'

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
const timesWords = 'mal times by par per por na krat maal ganger razy ori pe x'.split(' ')
const decimalWords =
  'komma comma virgule virgola coma virgula przecinek carka vejica punkt point punto punt vesszo egesz'.split(' ')

const values = new Map<string, number>([
  ...[...numberValues].filter(
    ([word, value]) => Number.isInteger(value) && word.length > 1 && !word.includes('_') && !joiners.includes(word),
  ),
  ...Object.entries(furtherNumbers).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
])
const piece = [...values.keys(), ...joiners].toSorted((a, b) => b.length - a.length).join('|')
const numberOfPieces = new RegExp(`^(?:${piece})+$`, 'u')
const nextPiece = new RegExp(`^(${piece})(?=(?:${piece})*$)`, 'u')

/** Returns the value of a number in words, which may be written as one; null for another text: `hundertsechzig` */
const numberOf = remember((word: string): number | null => {
  const joined = word.replaceAll(/[\s-]+/g, '')
  if (joined.length > 40 || !numberOfPieces.test(joined) || joiners.includes(joined)) return null
  let total = 0
  let isBehindJoiner = false
  let rest = joined
  while (rest !== '') {
    const said = nextPiece.exec(rest)?.[1] ?? rest
    rest = rest.slice(said.length)
    const value = values.get(said)
    if (value !== undefined) {
      const sum = add(total, value, isBehindJoiner)
      if (sum === null) return null
      total = sum
    }
    isBehindJoiner = value === undefined
  }
  return total
})

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
  const words = [...foldLetters(text).matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(({ index, 0: word }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const found: Spoken[] = []
  for (let at = 0; at < words.length; at++) {
    const sizes: string[] = []
    let next = at
    for (let size = readNumber(words, next); size !== null; size = readNumber(words, next)) {
      sizes.push(size.written)
      next = size.next
      if (!timesWords.includes(words[next]?.word ?? '') || readNumber(words, next + 1) === null) break
      next++
    }
    const [start, end] = [words[at]?.start, words[next - 1]?.end]
    const [only = ''] = sizes
    if (start === undefined || end === undefined || (sizes.length < 2 && !only.includes('.'))) continue
    found.push({ start, end, written: sizes.join('x') })
    at = next - 1
  }
  return found.reduceRight((rest, { start, end, written }) => rest.slice(0, start) + written + rest.slice(end), text)
}

/** Reads the longest number in words from a place on, perhaps with decimals. */
function readNumber(words: readonly { word: string }[], from: number): { written: string; next: number } | null {
  const whole = !isNumeric(words[from]?.word ?? '') ? null : readWhole(words, from)
  if (whole === null) return null
  const decimals = decimalWords.includes(words[whole.next]?.word ?? '') ? readWhole(words, whole.next + 1) : null
  if (decimals === null) return { written: String(whole.value), next: whole.next }
  return { written: `${whole.value}.${decimals.value}`, next: decimals.next }
}

function isNumeric(word: string): boolean {
  return word === 'o' || numberOf(word) !== null
}

const maxWords = 6

function readWhole(words: readonly { word: string }[], from: number): { value: number; next: number } | null {
  for (let next = Math.min(from + maxWords, words.length); next > from; next--) {
    const said = words.slice(from, next).map(({ word }) => word)
    const [first = ''] = said
    const isJoined = !joiners.includes(first) && !joiners.includes(said.at(-1) ?? '')
    const value = isJoined ? numberOf(said.join(' ')) : null
    if (value !== null) return { value, next }
  }
  return null
}
