import { foldLetters } from '../fold-letters.ts'
import { remember } from '../remember.ts'
import { articlesOfSome, pairOrSome, quantityWords } from './quantity-words.ts'
import { readQuantity } from './read-quantity.ts'
import { alternatives } from './word-pattern.ts'

/** A number of pieces. `isOpen`: another number may be meant, so the buyer must confirm it. */
export interface Pieces {
  count: number
  isOpen: boolean
}

type Kind = Exclude<keyof (typeof quantityWords)['de'], 'numbers' | 'groups'>

/** Returns the words of a kind in all languages, as a part of a regular expression for folded texts. */
export function anyOf(kind: Kind): string {
  return alternatives(Object.values(quantityWords).flatMap((language) => language[kind].split(' ')))
}

/** Returns words with their number: `3 three, 12 dozen`. */
function numbersOf(kind: 'numbers' | 'groups'): [word: string, number: string][] {
  return Object.values(quantityWords).flatMap((language) =>
    language[kind].split(',').flatMap((entry) => {
      const [number = '', ...words] = entry.trim().split(' ')
      return words.map((word): [string, string] => [foldLetters(word), number])
    }),
  )
}

/** Values of number words in folded letters. */
export const numberValues = new Map(numbersOf('numbers').map(([word, number]) => [word, Number(number)]))
const groups = new Map(
  numbersOf('groups').map(([word, number]) => [
    word,
    { size: Number(number.replace('~', '')), isRough: number.startsWith('~') },
  ]),
)
/** A noun for several pieces: a dozen, a pair. */
export const groupWord = alternatives([...groups.keys()])
/** "Pair" alone may be a pair of anything. */
const groupAlone = alternatives([...groups].flatMap(([word, { size }]) => (size > 2 ? word : [])))

const end = String.raw`(?![\p{L}\d])\.?`
const grouped = String.raw`[1-9]\d{0,2}(?:[.,'\s]\d{3})+(?!\d)(?:[.,]\d{1,3}(?!\d))?`
/** Figures of a number of pieces. */
export const figures = String.raw`(?:${grouped}|\d{1,15}(?:[.,]\d{1,3}(?!\d))?)`
/** A number in words. */
export const numberWord = alternatives([...numberValues.keys()])
/** One of several in words: "one" is also an article in all languages. */
export const wordOfSeveral = alternatives([...numberValues].flatMap(([word, value]) => (value > 1 ? word : [])))
/** "One" as an article, where it can't be a word of another language. */
export const article = '(?:un|une|uno|una|uma|ein|eine|einen|einer|one|een|egy|jeden|jedna|jedno|ett|eno|ena)'
/** The unit of a quantity: pieces or packs. */
export const units = {
  pieces: `${anyOf('pieces')}${end}`,
  packs: `${anyOf('packs')}${end}`,
  multiples: `${groupWord}${end}`,
}
const number = String.raw`(?:${figures}|${numberWord}(?!\p{L}))`
/** "One" in any language. */
const one = alternatives([...numberValues].flatMap(([word, value]) => (value === 1 ? word : [])))
const half = `(?:${one}\\s+)?${anyOf('half')}(?:\\s+(?:a|de))?[\\s-]+`
const per = String.raw`(?:/|a|${anyOf('per')})\s*${anyOf('moulds')}${end}`
const about = `${anyOf('about')}${end}\\s*`
/** "10-15", "10 bis 15", "10/20/50"; "6 x 160 - 12 Stk" has none. */
const range = String.raw`(?:(?:[-–/]|\s*(?:bis|to|or|oder|ou|oppure|nebo|lub|vagy|ali|sau|eller|of)\s+)\d{1,6})`
const sizeOfPack = String.raw`(?:=|(?:mit\s+|zu\s+)?je|(?:a\s+|de\s+|cu\s+)?cate|a|x|of|zu|mit|met|with|con|com|de|di|da|po|per|van|med|om|cu|z|s|à|\()\s*(?<size>\d{1,6})(?![.,]?\d|\s*[x×*]\s*\d)`
const packSize = String.raw`(?:[\s,(]*(?:1\s*)?(?:${units.packs}\s*)?${sizeOfPack}\s*(?:${units.pieces})?\s*\)?)`
const connection = String.raw`(?:\s*(?:(?:de|di|of|von)(?=\s|$)|d'))?`
export const inTotal =
  '(?:insgesamt|gesamt|zusammen|in total|a total of|celkem|en total|au total|in totale|totaal|razem|skupaj|altogether|en tout|in tutto|ao todo|no total|in totaal|dohromady|lacznie|osszesen|sammanlagt|totalt|total)'

const unnamed = (pattern: string) => pattern.replace('?<size>', '?:')

/** The Dutch "dozen" are boxes if their size follows, and "par" is also the French "per". */
const group = String.raw`(?:${groupWord}(?![\s,(]*${unnamed(sizeOfPack)}|\s+${anyOf('moulds')})${end})`

/** The number of a standard counts nothing, whatever stands behind it: `ISO 6751 pr. 6x200`. */
export const noStandard = String.raw`(?<!(?<!\p{L})(?:din|iso)[\s-]{0,2})`

/**
 * A quantity with its unit, without named groups. Each list of words stands in it once where possible: patterns of more
 * than 20,000 characters, which have it several times, are not optimized.
 */
export const amount = [
  `${noStandard}(?:${about})?(?:`,
  // In German, "um und" is no Portuguese piece.
  String.raw`(?!um\s+und)${number}\s*(?:${group}${connection}|-?\s*(?:${units.packs}(?:${unnamed(packSize)})?|${units.pieces}${connection}))`,
  `|${half}${group}${connection}`,
  String.raw`|(?<![x×*]\s*)\d{1,6}(?:${range}{1,4}|\s*\+\s*\d{1,4})\s*${units.pieces}`,
  `|${groupAlone}${end}${connection}`,
  ')',
].join('')

const written = new RegExp(
  [
    String.raw`^(?<about>${about})?(?<before>${per}\s*)?(?:${inTotal}\s+)?(?:${anyOf('labels')}${end}\s*[:=°]?\s*)?(?:${anyOf('each')}\s+|[x×]\s*)?`,
    String.raw`(?<sign>[+−-]?)(?:(?<half>${half})|(?<figures>${figures})(?:(?<range>${range}{1,4})|\s*\+\s*(?<extra>\d{1,4}))?|(?<word>${numberWord})(?!\p{L}))?\s*-?\s*`,
    `(?:(?<group>${group})|(?<packs>${anyOf('packs')})|(?<pieces>${anyOf('pieces')})|[x×])?${end}`,
    String.raw`${packSize}?${connection}(?<behind>\s*${per})?$`,
  ].join(''),
  'u',
)
const unitOfPacks = new RegExp(`^(?:${units.packs}|${units.multiples})$`, 'u')

/** Whether a text is only the unit of a quantity that does not count pieces: `packs`, `Dutzend`. */
export function isUnitOfPacks(text: string): boolean {
  return unitOfPacks.test(foldLetters(text.trim()))
}

const nounOfPacks = new RegExp(`^(?:${units.packs})$`, 'u')

/** Whether a word is a noun for a pack: `pack`, `Karton`, but not `pair`. */
export function isNounOfPacks(word: string): boolean {
  return nounOfPacks.test(foldLetters(word.trim()))
}

/** A German and an English reader read `1.000` and `1,000` differently. */
const readDifferently = /^[1-9]\d{0,2}[.,]\d{3}$/

/** `6 + 2 Reserve`: pieces of several places, or spare ones. */
const added = /^(\d{1,6}(?:\s*\+\s*\d{1,6})+)(?!\d)\s*([\p{L}. ]{0,20})$/u
/** `2 x 12 Stk`, or the sizes of a part: `8 x 40 st` */
const multiplied = /^(\d{1,3})\s*[x×]\s*(\d{1,5}\s*\p{L}.*)$/u
const questioned = /\s*\?$/
/** `100 Stk (1 VE)`: the pieces are stated, and the packs have them. */
const beforePacks = /^([^()]+\p{L}\.?)\s*\(([^()]+)\)$/u
/** `ein paar`, `par`: a pair, or some */
const some = new RegExp(
  String.raw`^(?:(?:${articlesOfSome.replaceAll(' ', '|')})\s+)?(?:${pairOrSome.replaceAll(' ', '|')})\.?$`,
  'u',
)
/** `2 (par)` */
const inBrackets = /^(\d+)\s*\((\p{L}+\.?)\)$/u

/**
 * Parses the quantity of a parts list or a mail: `12 Stk.`, `une douzaine`, `2 VE à 50`, `4 je Form`, `1.000`.
 * Open are figures that two languages read differently, packs of unknown size, quantities per mould, rough ones and
 * ranges.
 * @returns the whole number of any range; null for a text that is no quantity
 */
export const readPieces = remember((text: string): Pieces | null => {
  if (text.length > 80) return null
  if (questioned.test(text)) {
    const pieces = readPieces(text.replace(questioned, ''))
    return pieces && { ...pieces, isOpen: true }
  }
  const sum = added.exec(text.trim())?.[1]
  if (sum !== undefined) return { count: sumOf(sum), isOpen: false }
  const [, times, each = ''] = multiplied.exec(text.trim()) ?? []
  if (times !== undefined) {
    const pieces = readPieces(each)
    return pieces && { count: Number(times) * pieces.count, isOpen: true }
  }
  const [, before, packed] = beforePacks.exec(text.trim()) ?? []
  if (before !== undefined && packed !== undefined && readPieces(packed)?.isOpen) return readPieces(before)
  const said = written.exec(foldLetters(text.trim().replace(inBrackets, '$1 $2')))?.groups
  if (said === undefined) return null
  const { half, figures: digits, word, packs, pieces, size, sign, range: other, extra = '0' } = said
  const group = groups.get(said.group?.replace(/\.$/, '') ?? '')
  // Without a unit, "3-4" may be anything. "4-4 db" are four of each.
  if (other !== undefined && pieces === undefined && packs === undefined) return null
  const isRange = other !== undefined && other.replace(/\D/g, '') !== digits
  const stated =
    digits === undefined ? (numberValues.get(word?.replace(/\s+/g, '_') ?? '') ?? null) : readQuantity(digits)
  // "A" and "o" are articles, which count only beside a unit.
  if (word !== undefined && word.length < 3 && text.trim().length < 3) return null
  // A unit alone is no quantity, but a dozen is.
  const base = stated ?? (half !== undefined ? 0.5 : group !== undefined ? 1 : null)
  if (base === null || (digits !== undefined && stated === null)) return null
  const isSized = packs !== undefined && size !== undefined
  if (size !== undefined && !isSized) return null
  const count = (base + Number(extra)) * (group?.size ?? 1) * (isSized ? Number(size) : 1)
  if (!Number.isInteger(count)) return null
  const isRough = said.about !== undefined || said.before !== undefined || said.behind !== undefined || group?.isRough
  const isSome = some.test(text.trim())
  const isOpen =
    isRough === true || isSome || isRange || readDifferently.test(digits ?? '') || (packs !== undefined && !isSized)
  return { count: sign === '' || sign === '+' || count === 0 ? count : -count, isOpen }
})

function sumOf(text: string): number {
  return text.split('+').reduce((sum, summand) => sum + Number(summand), 0)
}
