import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, inTotal, numberWord, readPieces, units } from '../../quantities/read-pieces.ts'
import { alternatives } from '../../quantities/word-pattern.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { endOfSizes, splitMentions } from '../lines/split-mentions.ts'
import { readMouldSigns, withoutMouldNames } from '../moulds/mould-signs.ts'
import { eachMould, perMouldApart } from '../moulds/per-mould.ts'

/** Words before what follows from the words and figures before them, in all languages. `_` stands for a blank. */
const concluding = alternatives(
  [
    'also also_ebenfalls also_auch also_wieder das_sind das_macht macht ergibt zusammen mithin',
    'so so_again so_also so_that_is so_that_makes that_is that_makes thats that_s hence therefore makes altogether i.e. ie',
    'tedy takze cili tj tj. dohromady to_je to_dela',
    'o_sea osea es_decir por_tanto son en_total',
    'soit donc soit_aussi donc_aussi ca_fait cela_fait en_tout c_est-a-dire',
    'azaz vagyis tehat osszesen mindosszesen',
    'quindi quindi_anche ossia cioe dunque in_tutto fanno',
    'dus samen dat_is dat_zijn in_totaal',
    'czyli a_wiec lacznie to_daje',
    'portanto ou_seja logo ao_todo no_total',
    'deci adica in_total',
    'alltsa dvs dvs. totalt sammanlagt det_blir',
    'torej skupaj se_pravi',
  ].flatMap((words) => words.split(' ')),
)
const number = String.raw`(?:\d{1,4}(?![.,x×*]?\d)|${numberWord}(?!\p{L}))`
const total = String.raw`(?:(?:in|im|au|en|no|ao)\s+)?${inTotal}`
const conclusion = new RegExp(
  String.raw`[\s,;:(=–-]+(?<!\p{L})(?:${concluding}\s+(?:${total}\s+)?(${number})|${total}\s+(${number})|(${number})\s+${total})(?:\s*(?:${units.pieces}))?(?:\s*${total})?\s*\)?[.!]?$`,
  'u',
)
const numbers = new RegExp(String.raw`(?<![\p{L}\d.,/-])${number}`, 'gu')
const perOne = new RegExp(String.raw`(?:/|(?<!\p{L})${anyOf('per')})\s*\p{L}{3}|\p{L}[eao]nkent`, 'u')
/** `about 10 in total`, `not 10 in total` */
const unsureAtEnd = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('about')}|${anyChange('instead')}|over|under)\.?$`, 'u')
/** `für die Werkzeuge 12 und 13 je 4 Säulen` without the names of the moulds, `dazu je 4 Säulen` */
const eachFirst = new RegExp(
  String.raw`^[^\d,;:(]*?(?<!\p{L})${anyOf('each')}\s+(${number})(?:\s*(?:${units.pieces}))?\s+(?=\p{L}{3})`,
  'u',
)
/** `Für jede Form ein Zentrierring`, `szerszámonként 10 db` */
const perMouldFirst = new RegExp(
  String.raw`^(?:(?:dans|into?|en|em|ne[il]|v|w|do|i)\s+)?(?:${perMouldApart.source}|${eachMould})\s*[:,]?\s*`,
  'u',
)
/** `| idą cztery wypychacze`, `| vont quatre éjecteurs` */
const verbFirst = new RegExp(String.raw`^\p{L}{2,}\s+(?=${number}\s+\p{L}{3})`, 'u')
const clauseStart = /(?<=[,;:])\s+|\s+(?=[–-]\s)|\s*(?=\()/u

/**
 * Says the pieces of a line that ends with what follows from its other figures: `pin 6x160: 2 per mould, so 10 in total`.
 * The figures before must make up the number if they are multiplied or added, as otherwise nobody can say what is meant.
 * @param moulds how many moulds the mail is for; null if it does not say so
 * @returns the line with its quantity in a cell of its own; null for another line
 */
export function concludeCount(line: string, moulds: number | null): string | null {
  const found = conclusion.exec(foldLetters(line))
  if (found === null) return null
  const count = countOf(found.slice(1).find((said) => said !== undefined) ?? '')
  const whole = withoutMouldNames(line.slice(0, found.index)).trim()
  const isOfMould = perMouldFirst.exec(foldLetters(whole))
  const head = isOfMould === null ? whole : withoutVerb(withoutOrdering(whole.slice(isOfMould[0].length)))
  if (unsureAtEnd.test(foldLetters(head))) return null
  const each = eachFirst.exec(foldLetters(head))
  const [part = '', ...clauses] = head.slice(each?.[0].length).split(clauseStart)
  const isPart = hasSizes(part) || part.split(' ').some(isArticleNumber)
  if (!isPart || count < 2 || isCancelled(line) || splitMentions(line).length > 1) return null
  const kept: string[] = []
  const explaining: number[] = each === null ? [] : [countOf(each[1] ?? '')]
  for (const clause of clauses) {
    const said = findAll(numbers, foldLetters(clause)).map(([each]) => countOf(each))
    const isOfPart =
      hasSizes(clause) ||
      namesKind(clause) ||
      namesWork(clause) ||
      namesCut(clause) ||
      clause.split(/[\s,;:()]+/).some((word) => word !== '' && belongsToPart(word))
    if (said.length === 0 || isOfPart) kept.push(clause)
    else explaining.push(...said)
  }
  const rest = [part, ...kept].join(' ').replace(/[\s,;:–(-]+$/, '')
  const { quantity } = readOrderLine(rest)
  const product = explaining.reduce((all, each) => all * each, 1)
  const sum = explaining.reduce((all, each) => all + each, 0)
  const times = moulds ?? readMouldSigns(line).moulds
  const isOfOne = times === null && (each !== null || perOne.test(foldLetters(line))) && count % product === 0
  const isProven = explaining.length === 0 || [product, sum, product * (times ?? 1)].includes(count) || isOfOne
  if (quantity === String(count)) return isProven ? `${readOrderLine(rest).requested}\t${count}` : null
  if (quantity === '') return isProven && !hasNumber(rest) ? `${rest}\t${count}` : null
  // "20 pins 3x200 per mould, so 60"
  const pieces = Number(quantity)
  const isOfMoulds = moulds === null ? pieces > 0 && count % pieces === 0 : pieces * moulds === count
  if (isOfMould !== null)
    return explaining.length === 0 && isOfMoulds ? `${readOrderLine(rest).requested}\t${count}` : null
  const plain = rest.replace(/\s+/g, ' ')
  const apart = perMouldApart.exec(foldLetters(plain))
  if (apart === null || explaining.length > 0 || !isOfMoulds) return null
  const said = `${plain.slice(0, apart.index)}${plain.slice(apart.index + apart[0].length)}`
  return `${readOrderLine(said).requested}\t${count}`
}

function withoutVerb(text: string): string {
  const [said = ''] = verbFirst.exec(foldLetters(text)) ?? []
  return namesKind(said) || readOrderLine(text).quantity !== '' ? text : text.slice(said.length)
}

/** Whether a text has figures behind its sizes. */
function hasNumber(text: string): boolean {
  const behind = foldLetters(text.slice(endOfSizes(text)))
  return findAll(numbers, behind).some(([said]) => !belongsToPart(said) && (/\d/.test(said) || countOf(said) > 1))
}

function countOf(said: string): number {
  return readPieces(`${said} pcs`)?.count ?? 0
}
