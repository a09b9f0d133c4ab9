import { endsInAsking, isFillerWord } from '../../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, article, groupWord, isNounOfPacks, numberValues, units } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { type OrderLine, sayPieces } from '../lines/read-order-line.ts'
import { isOtherNoun } from './find-asked.ts'
import { withoutReserve } from './without-reserve.ts'

const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
/** Words of a short answer, in folded letters, besides those of an order. */
const further = new Set(
  'otros otras otro otra autres altri altre outros outras andere weitere other others more new neue neuen nuevos nuevas nouveaux nouvelles neufs nuovi nuove nieuwe inne innych kolejne dalsi dalsich novych tovabbi masik alte noi andra fler druge ny nya nytt novy novou nove nowy nowa nou noua uj nuovo nuova nouveau nouvelle neuf nuevo nueva novo nova nov novih nowe nowych gleich davon daraus daarvan hiervan ervan ne czy dann then en i o'.split(
    ' ',
  ),
)

/** Pieces that are new are wanted: `lekt, 1 nieuwe` */
const newOnes =
  /^(?:neue[nrs]?|new|nieuwe?|nuev[oa]s?|nouve(?:au|aux|lle|lles)|neufs?|nuov[oiae]|nov(?:y|e|ou|ych|o|a|i|ih|os|as)|now(?:y|a|e|ych)|nya?|nytt|noi|nou[ae]?|uj)$/

const piecesWord = new RegExp(`^(?:${units.pieces}|(?:db|darab)(?:-?(?:ot|ra|bol|hoz|nak|os))?)$`, 'u')

/** Whether a word is one for pieces, also with a Hungarian ending: `db-ot`, `darabra` */
export function isPiecesWord(word: string): boolean {
  return piecesWord.test(foldLetters(word).replace(marks, ''))
}

/** Whether a word may stand beside the number of a sentence that only asks for pieces: `otros`, `new ones` */
export function isAnswerWord(word: string): boolean {
  const bare = foldLetters(word).replace(marks, '')
  return isFillerWord(word) || further.has(bare) || isPiecesWord(word)
}

/** Returns the number of a sentence that only asks for pieces: `Precisava de dez.`; empty for another sentence. */
export function readAskedCount(sentence: string): string {
  if (namesPartAlone(sentence) || namesKind(sentence) || namesWork(sentence) || namesCut(sentence)) return ''
  const words = sayGroups(withoutReserve(sentence))
    .split(/\s+/)
    .filter((word) => word.replace(marks, '') !== '')
  let count = ''
  let asks = false
  for (const [at, word] of words.entries()) {
    const bare = foldLetters(word).replace(marks, '')
    const value = /^\d{1,3}$/.test(bare) ? Number(bare) : (numberValues.get(bare) ?? 0)
    // "Ten" and "três" are also other words, but not at the end behind "need" and "manda-me".
    const isLast = at === words.length - 1 && endsInAsking(words[at - 1] ?? '')
    if (value > 1 && (isLast || !isFillerWord(word))) {
      if (count !== '' || isOtherNoun(words.slice(at + 1).join(' '))) return ''
      // "3 pack" counts packs, although "pack" also asks.
      if (isNounOfPacks((words[at + 1] ?? '').replace(marks, ''))) return ''
      count = String(value)
    } else if ((value === 1 || one.test(bare)) && count === '' && isPiece(words.slice(at + 1))) {
      if (isNounOfPacks((words[at + 1] ?? '').replace(marks, ''))) return ''
      count = '1'
    } else if (!isAnswerWord(word)) return ''
    asks ||= endsInAsking(word) || (count !== '' && newOnes.test(bare))
  }
  return asks ? count : ''
}

const group = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('half')})\s+(?:${article}\s+|an?\s+)?|(?:${article}|an?)\s+(?:${anyOf('half')}\s+)?)?${groupWord}(?!\p{L})`,
  'u',
)

/** Writes pieces in groups as a number: `half a dozen` */
export function sayGroups(text: string): string {
  const found = group.exec(foldLetters(text))
  const count = found === null ? '' : sayPieces(found[0])
  return found === null || !/^\d+$/.test(count)
    ? text
    : `${text.slice(0, found.index)}${count}${text.slice(found.index + found[0].length)}`
}

const one = new RegExp(`^${article}$`, 'u')

/** Whether "one" is a piece, as no noun can follow: `abból egy kell`, `bitte einen neuen` */
function isPiece([next, ...others]: readonly string[]): boolean {
  if (next === undefined) return true
  const isNew = further.has(foldLetters(next).replace(marks, ''))
  return (isNew || endsInAsking(next)) && others.every(isAnswerWord)
}

/** Reads `pins 6x160? could you send 15`: a part, and behind it a sentence that asks for its pieces. */
export function readAskedBehind(text: string): OrderLine | null {
  const found = /^(.*?[^.?!;])\s*[?!.;]\s+([^.?!;]+)$/u.exec(text)
  const [, requested = '', sentence = ''] = found ?? []
  const quantity = namesPartAlone(requested) ? readAskedCount(sentence) : ''
  return quantity === '' ? null : { requested, quantity }
}
