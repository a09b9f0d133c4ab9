import { hasOnlyFillers, isOrdering } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { agreed, denial, denying } from '../corrections/agreed-words.ts'
import { anyChange, isCancelled, joining } from '../corrections/change-words.ts'
import { findPositions } from './find-positions.ts'

/** A number of a list. */
const figure = String.raw`(?<at>[1-9]\d?)(?!\d|[.,/:-]\d|\s*(?:[x×*°%]|mm|uhr|h(?!\p{L})))`
/** The last words before such a number, by language and in folded letters. */
const leading = [
  '(?:von|bei|zu|aus)(?:\\s+der)?|die|der',
  '(?:of|for)(?:\\s+the)?',
  '(?:de|para|en)\\s+la|la',
  '(?:pour|sur)\\s+la|du',
  '(?:d|n)ella|dalla',
  'da|van|bij|z|przy|u|din|av|od|pri',
].join('|')
const sign = String.raw`(?:n[ro][.°º]|nr|n[°º]|num\.?|c\.|st\.|#|number|nummer|numero|numarul|numer|cislo|stevilk[aeio])\s*`
const signed = String.raw`(?<!\p{L})(?:(?:${leading})\s+)?${sign}${figure}`
const led = String.raw`(?<!\p{L})(?:${leading})\s+${figure}(?:-?(?:[aeo]s(?:b[oe]l|t|n[ae]l|r[ae]|h[eo]z)?|:an?))?`
/** `az 1-esből`, `av 1:an` */
const bent = String.raw`(?<!\p{L})(?:az?|av|pa)\s+${figure.replace('[.,/:-]', '[.,/]')}(?:(?:-(?:[aeo]s(?:b[oe]l|t|n[ae]l|r[ae]|h[eo]z)?)|:an?)(?!\p{L})|(?=\.\s\p{L}))`
const named = new RegExp(`${signed}|${led}|${bent}`.replaceAll('?<at>', ''), 'gu')
const except =
  '(?:ausser|bis auf|ausgenommen|except(?: for)?|but|apart from|sauf|hormis|menos|excepto|salvo|tranne|eccetto|behalve|oprocz|poza|krome|exceto|kiveve|in afara de|cu exceptia|utom|forutom|razen)'
const excepted = new RegExp(
  String.raw`(?<!\p{L})${except}\s+(?:(?:der|die|den|the|la|le|l|a|o|el|il|de|az?|${sign.replaceAll('\\s*', '')})\s*)?(?=${figure.replace('?<at>', '')}(?:-?[aeo]s)?\s*(?:$|[.,;!)]|\s${joining}\s))`,
  'gu',
)
const firstNumber = new RegExp(String.raw`^\s*${figure}[).:]\s+`, 'u')
const pieces = new RegExp(String.raw`^\s*(?:\d{1,4})\s*(?:${units.pieces})(?!\p{L})`, 'u')
const otherWord = new RegExp(`^(?:${anyChange('only')}|${anyChange('cancel')})(?!\\p{L})`, 'u')
/** `della 1 mettine 30`, `az 1-esből 30 kell` */
const counts = new RegExp(
  String.raw`^\s+(?:(?!${units.pieces})\p{L}+\s+)?\d{1,4}(?:\s*${units.pieces}|\s+\p{L}{3,8})?\s*[.,;!]?$`,
  'u',
)
/** The point of `3. Position` and `4. entfällt` ends no sentence. */
const sentences =
  /(?<=(?:\p{L}{4}|\d|\))[.!?;])(?!(?<=\d\.)\s+(?:\p{Ll}|Pos|Poz|Pol|Tét))\s+|(?<=\p{L}{2}[.!?;])\s+(?=\p{Lu}\p{Ll})/u

/** `der 3. Position` has its noun. */
const nounBehind = /^\.?\s*(?:tetel|pozic|polozk|postavk|position)/u

/** Whether what follows a number leaves it the number of a position; any noun would be counted by it. */
function isAlone(behind: string): boolean {
  if (nounBehind.test(behind)) return false
  if (/^\s*(?:$|[,;:.!?)(=]|[–-]\s)/.test(behind) || pieces.test(behind)) return true
  if (counts.test(behind)) return true
  const [word = ''] = /^\s+([\p{L}'’-]+)/u.exec(behind)?.slice(1) ?? []
  return (
    word !== '' && (isOrdering(word) || otherWord.test(behind.trimStart()) || denial.test(word) || agreed.has(word))
  )
}

/**
 * Says the positions of a quoted list with their noun where an answer names them by figures alone: `de la 1 ponme 30`,
 * `alles außer der 3`, `2) bitte 10 Stück`, `go ahead with 1 and 2`.
 */
export function sayFigures(line: string): string {
  if (line.length > maxLength || !/\d/.test(line) || hasSizes(line)) return line
  const isNumbered = findPositions(foldLetters(line)).length > 0
  const numbered = isNumbered ? line : sayFirst(line.normalize('NFC'))
  return numbered.split(sentences).map(saySentence).join(' ')
}

function saySentence(sentence: string): string {
  const isNumbered = findPositions(foldLetters(sentence)).length > 0
  return isNumbered ? sentence : sayAlone(sayNamed(sayExcepted(sentence)))
}

const maxLength = 300

function sayFirst(line: string): string {
  const found = firstNumber.exec(foldLetters(line))
  const rest = line.slice(found?.[0].length ?? 0)
  const isChange =
    /\d/.test(rest) || isCancelled(rest) || denial.test(foldLetters(rest)) || agreed.has(foldLetters(rest))
  return found === null || namesKind(rest) || !isChange ? line : `pos. ${found.groups?.at} ${rest}`
}

function sayExcepted(sentence: string): string {
  return replaceFound(sentence, findAll(excepted, foldLetters(sentence)), ({ index, 0: said }) => {
    const [word = ''] = new RegExp(`^${except}`, 'u').exec(said) ?? []
    // "But" also begins another clause.
    return `${word === 'but' ? 'except' : sentence.slice(index, index + word.length)} pos. `
  })
}

/** The point of an ordinal number ends no clause: `die 4. entfällt`, `a 4. elmarad` */
const ofOrdinal = /^\.(?=\s+\p{Ll})/u

function withPoint(match: RegExpExecArray, sentence: string): RegExpExecArray {
  if (ofOrdinal.test(sentence.slice(match.index + match[0].length))) match[0] += '.'
  return match
}

function sayNamed(sentence: string): string {
  const folded = foldLetters(sentence)
  const found = findAll(named, folded).map((match) => withPoint(match, sentence))
  const alone = found.filter(({ index, 0: { length } }) => isAlone(folded.slice(index + length)))
  return replaceFound(sentence, alone, ({ 0: said }) => `pos. ${/\d+/.exec(said)?.[0]}`)
}

const lone = /(?<![\p{L}\d.,])[1-9]\d?(?![\p{L}\d]|[.,]\d|\s*(?:[x×*°%]|mm))/gu

/** Says the positions of a sentence that has nothing else: `Just 1 and 2 please.`, `1 and 2, not 3` */
function sayAlone(sentence: string): string {
  const folded = foldLetters(sentence)
  const found = findAll(lone, folded)
  const isChoice = joinedNumbers.test(folded) || denied.test(folded)
  const rest = folded.replace(lone, ' ').replace(otherWords, ' ')
  if (!isChoice || found.length === 0 || /\d/.test(rest) || !hasOnlyFillers(rest)) return sentence
  return replaceFound(sentence, found, ({ index, 0: said }) => {
    const before = folded.slice(0, index)
    return joinsAtEnd.test(before) && !denialAtEnd.test(before) ? said : `pos. ${said}`
  })
}

const joinedNumbers = new RegExp(String.raw`\d\s*(?:,\s|&|\+|${joining}(?!\p{L}))\s*\d`, 'u')
const joinsAtEnd = new RegExp(String.raw`\d\s*(?:,|&|\+|(?<!\p{L})${joining})\s*$`, 'u')
const denied = new RegExp(String.raw`(?<!\p{L})${denying}\s+\d`, 'u')
const denialAtEnd = new RegExp(String.raw`(?<!\p{L})${denying}\s+$`, 'u')
const otherWords = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('only')}|${except}|${denying}|${joining}|go ahead|${[...agreed].join('|')})(?!\p{L})`,
  'gu',
)
