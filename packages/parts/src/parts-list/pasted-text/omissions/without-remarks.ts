import { changesMeaning, isFillerWord, namesLoss } from '../../../words/order-words.ts'
import { remarkPhrases } from '../../../words/remark-phrases.ts'
import { isRemarkWord } from '../../../words/remark-words.ts'
import { belongsToPart, hasSizes, namesKind, namesPart } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesOwnStock, stockWord } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { namesWholeMould } from '../moulds/cavity-sections.ts'
import { namesAllMoulds } from '../moulds/for-all-moulds.ts'
import { stemOf } from '../references/kind-stems.ts'

const languages = Object.values(remarkPhrases)
const number = String.raw`(?:\d{1,4}(?![\d.,]*\d|\s?[x×*%])|(?:${wordOfSeveral})(?!\p{L}))`
const patternOf = (words: string) =>
  words.replaceAll('_', String.raw`\s`).replaceAll('#', number).replaceAll('~', String.raw`\p{L}*`)
const anyPhrase = (kind: 'left' | 'time' | 'numbered') =>
  languages.flatMap((phrases) => phrases[kind].split(' ').map(patternOf)).join('|')

/** `12`, `44-1021`, `B 3` and, joined, `3 and 4` */
const reference = String.raw`[a-z]?\s?\d[\d./-]*[a-z]?(?![\p{L}\d])`
const and = String.raw`(?:\s?[,/&+–-]\s?|\s(?:and|und|et|e|y|en|a|i|es|si|och|in)\s)`
/** The Hungarian noun stands behind its number: `a 7-es gephez`, `3. es 4. feszek` */
const hungarian = String.raw`\d{1,4}(?:\.|-?[aeo]s)(?:\ses\s\d{1,4}(?:\.|-?[aeo]s))?\s(?:oldal|lap|iroda|szoba|ajto|kapu|csarnok|gep|sajto|pres|muszak|fiok|polc|mellek|fesz[e]?k|csuszka|allomas|epulet|emelet|sor)\p{L}*`
const explained = new RegExp(
  [
    String.raw`(?<!\p{L})(?:`,
    String.raw`(?:${anyPhrase('numbered')})\s?[:#]?\s?${reference}(?:${and}${reference})*`,
    `|${hungarian}`,
    `|(?:${anyPhrase('time')})(?!\\p{L})`,
    `|(?:${anyPhrase('left')})(?!\\p{L})`,
    String.raw`|\d{1,2}(?:[.,]\d)?\s?%(?:\s(?:de|di|of)(?!\p{L}))?`,
    ')',
  ].join(''),
  'gu',
)
/** `two of the old ones`, before words for a loss */
const lostPieces = new RegExp(
  String.raw`^\s*(?:(?:de|a)\s)?(?:${number}(?:\s(?:of|von|der|des|de|dei|delle|dos|das|van|z|ze|din|av|od)(?!\p{L})(?:\s\p{L}+){0,2}?)?|(?:a\s)?regiekbol\s${number})(?=\s)`,
  'u',
)
/** What makes a figure one of each part, or the remark a wish. */
const perPart = new RegExp(
  String.raw`\?|(?<!\p{L})(?:${anyOf('each')}|${ofThem}|per|pro|pour chaque|(?:par|por|per|na|pe|za)\s(?:${anyOf('moulds')}|cavi|empreinte|impront|hnizd|gniazd|cuib|gnezd)\p{L}*)(?!\p{L})`,
  'u',
)
/** `nur noch 2` alone may be the pieces that are wanted. */
const onlyCount = new RegExp(
  String.raw`^\s*(?:\p{L}{1,3}\s)?(?:${anyChange('only')}|plus que)(?:\s(?:noch|nog|maar|se|mai|inca))?\s${number}\s*$|^\s*(?:nog|noch)\s${anyChange('only')}\s${number}\s*$`,
  'u',
)
const anyNumber = new RegExp(String.raw`\d|(?<!\p{L})(?:${wordOfSeveral})(?!\p{L})`, 'u')
/** Where a remark begins: at a bracket, a comma that is none of a figure, a semicolon or a dash. */
const start = /\s*\(|[,;](?!\d)\s*|\s(?:[–-]|\/{1,2}|\|)\s/gu
const maxLength = 300

/**
 * Removes from a part with its pieces what is said beside it of other things: `6 pins 6x160, two broke yesterday`, `(page
 * 12 of the catalogue)`, `for press 7`. A remark with any other word or figure stays, and so does one without a figure.
 */
export function withoutRemarks(line: string): string {
  if (line.length > maxLength || !hasSizes(line)) return line
  const told = remarksOf(line).filter(({ start, end }) => isRemark(line.slice(start, end)))
  if (told.length === 0) return line
  let rest = ''
  let from = 0
  for (const { sign, end } of told) {
    rest += line.slice(from, sign)
    from = end
  }
  rest = (rest + line.slice(from)).trimEnd()
  const isCounted = /^\d+$/.test(readOrderLine(rest).quantity) && freeNumbers(rest).length === 1 && !price.test(rest)
  return isCounted && namesPart(rest) ? rest : line
}

/** `2,80`, which the words before it belong to: `zum alten Stückpreis (2,80)` */
const price = /(?<![x×*\d.,]|[x×*]\s)\d+[.,]\d{2}(?![\d.,]*\d|\s?[x×*])/

interface Place {
  /** Where the sign before the remark stands. */
  sign: number
  start: number
  end: number
}

/** Returns the clauses of a line, and what stands behind the sizes and the material of a part without a sign. */
function remarksOf(line: string): Place[] {
  const found = findAll(start, line)
  const brackets = found.flatMap(({ index, 0: sign }) =>
    sign.trim() === '(' ? [{ from: index + sign.length, to: line.indexOf(')', index) }] : [],
  )
  const signs = found.filter(({ index }) => !brackets.some(({ from, to }) => index >= from && index < to))
  const clauses = signs.map(({ index, 0: sign }, at) => {
    const begin = index + sign.length
    const next = signs[at + 1]?.index ?? line.length
    const bracket = sign.trim() === '(' ? line.indexOf(')', begin) : -1
    const end = bracket < 0 ? next : bracket
    return { sign: index, start: begin, end: bracket < 0 ? end : end + 1 }
  })
  const end = endOfSizes(line)
  const next = signs.find(({ index }) => index >= end)?.index ?? line.length
  const behind = [...line.slice(end, next).matchAll(/\s+[^\s]+/g)].find(({ 0: word }) => !isOfPart(word.trim()))
  if (end === 0 || behind === undefined || !placeFirst.test(foldLetters(behind[0].trim()))) return clauses
  const begin = end + behind.index
  return [{ sign: begin, start: begin, end: next }, ...clauses.filter((clause) => clause.sign >= next)]
}

function isOfPart(word: string): boolean {
  return (
    belongsToPart(word.replace(/[.,;:]+$/, '')) ||
    namesKind(word) ||
    /^[^\p{L}]*\d/u.test(word) ||
    piecesAlone.test(foldLetters(word))
  )
}

/** Before where a part goes, in folded letters, with the Hungarian article: `6x160 for the left slide`, `6x160 a csuszkaba` */
const placeFirst =
  /^(?:for|to|into|in|on|at|fur|fuer|im|ins|an|am|auf|zum|zur|pour|dans|sur|per|nel\p{L}*|sul\p{L}*|para|en|no|na|nos|nas|em|voor|op|naar|do|ke?|ve?|za|pro|dla|w|we|az?|pentru|la|pe|till|i|pa|ob|pri)$/u

const piecesAlone = new RegExp(String.raw`^(?:${units.pieces}|mm|=|–|-|:)\.?$`, 'u')

function isRemark(said: string): boolean {
  const folded = foldLetters(said).replace(/\)$/, '')
  const isLoss = namesLoss(said) && lostPieces.test(folded)
  // "Bent" is also work on a part.
  if (hasSizes(said) || namesKind(said) || (namesWork(said) && !isLoss) || namesCut(said)) return false
  if (comparing.test(folded) || namesOwnStock(said) || namesWholeMould(folded) || namesAllMoulds(folded)) return false
  if (conditional.test(folded)) return false
  if (perPart.test(folded) || onlyCount.test(folded) || !/\p{L}{3}/u.test(folded)) return false
  const rest = (isLoss ? folded.replace(lostPieces, ' ') : folded).replace(explained, ' ')
  // Everyday words alone may say that somebody else has the part or pays for it.
  return rest !== folded && !anyNumber.test(rest) && !typeLetter.test(said) && wordsOf(rest).every(isHarmless)
}

function wordsOf(folded: string): string[] {
  return folded.split(/[\s.,;:!?"'’„“”–/+&@()-]+/).filter(Boolean)
}

function isHarmless(word: string): boolean {
  return isRemarkWord(word) || isShort(word) || (!belongsToPart(word) && (isFillerWord(word) || namesLoss(word)))
}

/**
 * Whether a sentence beside a part has only words that change nothing of it, besides the names of kinds and the words of
 * the part itself.
 */
export function saysNothingOfPart(said: string, requested: string): boolean {
  if (namesWork(said) && !namesLoss(said)) return false
  const rest = foldLetters(said).replace(explained, ' ').replace(polite, ' ').replace(inStock, ' ')
  const own = foldLetters(requested)
  if (conditional.test(rest)) return false
  return (
    !anyNumber.test(rest) &&
    wordsOf(rest).every((word) => isHarmless(word) || namesKind(word) || own.includes(stemOf(word)))
  )
}

/** `ugyanaz, | mint legutobb` */
const comparing = /^\s*(?:mint|wie|as|like|comme|come|como|zoals|jak|jako|som|kot|ca|than)(?!\p{L})/u

/** A condition, which changes whether a part is ordered. The second ones are other words inside a clause. */
const conditional =
  /(?<!\p{L})(?:if|falls|wenn|sofern|indien|jesli|jezeli|pokud|daca|whether|unless|caso|kdyby|ob|until|till|provided)(?!\p{L})|(?:^|[,;(])\s*(?:\p{L}{2,5}\s)?(?:si|se|ha|om|ce|als|kdyz|ak|kada)(?!\p{L})/u
/** Which only is polite: `if you can manage` */
const polite =
  /(?<!\p{L})(?:pros(?:im|ime|ze|imy) o|send (?:(?:them|it|these) )?out|if (?:possible|you can(?: manage)?)|wenn (?:moglich|es geht|ihr konnt|sie konnen)|falls moglich|si (?:possible|es posible|pued\p{L}+|pode\p{L}+|vous pouvez)|se (?:possibile|potete|possivel|puder\p{L}*)|indien mogelijk|als het kan|jesli (?:mozna|to mozliwe)|pokud mozno|pokud to jde|ha lehet|daca (?:se poate|puteti)|om (?:mojligt|det gar)|ce (?:je mogoce|gre))(?!\p{L})/gu

/** `the sleeves are in stock`, as a shop answers */
const inStock = new RegExp(String.raw`(?<!\p{L})${stockWord}`, 'gu')

/** `form B` */
const typeLetter = /\p{L}\s\p{Lu}(?!\p{L})/u

/** Prepositions and articles. */
function isShort(word: string): boolean {
  return word.length < 3 && !changesMeaning(word)
}
