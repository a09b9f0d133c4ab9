import { findSpringColours } from '../../../search-text/spring-load.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { nameMaterial } from '../../material-words.ts'
import { units } from '../../quantities/read-pieces.ts'
import { denying } from '../corrections/agreed-words.ts'
import { anyChange, butInstead, joining } from '../corrections/change-words.ts'
import { wrote } from '../corrections/read-correction.ts'
import { inPlaceOf } from '../corrections/read-replaced.ts'

/** A figure, a material or a colour that takes the place of another one. */
export interface ChangedValue {
  former: string
  /** Null where the words around have it. */
  now: string | null
  /** The clause without both. */
  rest: string
  /** What a figure counts, if a word beside it says so. */
  unit: 'pieces' | 'size' | null
}

const figure = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?![\d.,]*\d|\s*[x×*°%/]|\p{L})`
const unit = String.raw`(?:\s*(?:mm(?!\p{L})|(?:${units.pieces})(?!\p{L})\.?))?`
const word = String.raw`\p{L}[\p{L}-]{2,}`
const sizes = String.raw`(?:m\s?)?\d{1,3}(?:[.,]\d)?(?:\s?[x×*]\s?\d{1,4}(?:[.,]\d{1,2})?){1,3}(?![\d.,]*\d|\s*[x×*]|\p{L})`
const value = `(${sizes}|${figure}${unit}|${word})`
const article =
  "(?:(?:the|der|die|den|das|de[rsmt]?|di|dei|los|las|les?|la|el|il|gli|i|os|as|cele|cei|az?|det|in|en|em|w|v|z|ze|od|av|aus|d')\\s+)?"
const where = '(?:(?:where|wo|donde|dove|la ou|onde|waar|gdzie|kde|kjer|ahol|unde|dar)\\s+)?'
const instead = `(?:${inPlaceOf}|(?:invece|anziche) (?:che|di)|${denying}|${anyChange('instead')}|${where}${wrote})`
/** `, not 10`, `statt 50`, `(en vez de nitrurados)` at the end of a clause */
const behind = new RegExp(
  String.raw`[\s,;(–-]+(?:${joining}\s+)?(?<!\p{L})${instead}\.?\s+${article}${value}\s*\)?[\s.!]*$`,
  'u',
)
/** `nicht 10, sondern 14`, `statt 10 bitte 14`, before what is left of a clause */
const before = new RegExp(
  String.raw`(?<!\p{L})${instead}\.?\s+${article}${value}\s*,?\s*(?:${butInstead}\s+)?(?=\S)`,
  'u',
)
/** `passam de 10 para 14`, `z 10 na 14 szt.`, `10 -> 14` */
const fromTo = new RegExp(
  String.raw`(?:(?<!\p{L})(?:from|von|vom|de la|de|da|van|ze?|od|din|fran)\s+(${figure})${unit}\s+(?:up to|down to|to|auf|a|para|naar|na|la|till|do|pe)\s+(${figure}${unit})|(?<![\p{L}\d.,-])(${figure})${unit}\s*(?:[-–=]?>|→)\s*(${figure}${unit}))(?!\p{L}|\s*[x×*])`,
  'u',
)
/** `passam de vermelhas para azuis` */
const fromToWord = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|vom|de la|de|da|van|ze?|od|din|fran)\s+(${word})\s+(?:to|auf|zu|a|para|naar|na|la|till|do|en|in|pe|v)\s+(${word})[\s.!]*$`,
  'u',
)
/** `10-ről 14-re`, `125-ről 160-ra` */
const fromToHungarian =
  /(?<![\p{L}\d.,-])(\d{1,4})(?:\s*(?:db|darab))?\s?-?r[oe]l\s+(\d{1,4}(?:\s*(?:db|darab|mm))?)\s?-?r[ea](?!\p{L})/u
/** `nitridált helyett`, `50 helyett` */
const formerFirst = new RegExp(String.raw`(?<![\p{L}\d.,-])${value}\s+helyett(?!\p{L})`, 'u')
const hungarianFigure = new RegExp(String.raw`(?<![\p{L}\d.,-])(${figure})-?(?:es|as|os)?\s+helyett(?!\p{L})`, 'u')
/** `plutôt trempés que nitrurés`, `lieber gehärtet als nitriert` */
const ratherThan = new RegExp(
  String.raw`(?<!\p{L})(?:plutot|lieber|eher|rather|piuttosto|mas bien|antes|mejor|melhor|liever|raczej|radeji|radsi|spise|mai bine|mai degraba|hellre|raje|inkabb)\s+(?:\p{L}{1,3}\s+)?(${word})\s+(?:que|als|than|che|do que|dan|niz|nez|decat|an|kot|mint)\s+(?:\p{L}{1,3}\s+)?(${word})[\s.!]*$`,
  'u',
)

/** Reads a clause that puts one figure or word in the place of another one; null for another clause. */
export function readChangedValue(clause: string): ChangedValue | null {
  const folded = foldLetters(clause)
  const moved = fromTo.exec(folded) ?? fromToHungarian.exec(folded)
  if (moved !== null) {
    const [former, now = ''] = moved.slice(1).filter((each) => each !== undefined)
    const unit = unitOf(now) ?? unitOf(moved[0])
    return former === undefined ? null : { ...withoutUnits(former, now), rest: without(clause, moved), unit }
  }
  const turned = fromToWord.exec(folded)
  const rather = turned ?? ratherThan.exec(folded)
  if (rather !== null) {
    const [now = '', former = ''] = turned === null ? rather.slice(1) : turned.slice(1).toReversed()
    const said = clause.slice(rather.index, rather.index + rather[0].length)
    if (![now, former].map((each) => asWritten(said, each)).every(isTrait)) return null
    return { former: asWritten(said, former), now: asWritten(said, now), rest: without(clause, rather), unit: null }
  }
  const found = behind.exec(folded) ?? hungarianFigure.exec(folded) ?? formerFirst.exec(folded) ?? before.exec(folded)
  const former = found?.[1]
  if (found === null || former === undefined) return null
  const said = asWritten(clause.slice(found.index, found.index + found[0].length), former)
  if (!/\d/.test(said) && !isTrait(said)) return null
  return { former: said.replace(unitBehind, ''), now: null, rest: without(clause, found), unit: unitOf(former) }
}

const unitBehind = /(?<=\d)\s*(?!x)\p{L}.*$/u

/** Whether a word is a material or a colour, of which a part has one. */
export function isTrait(word: string): boolean {
  return (belongsToPart(word) && !namesKind(word)) || isColour(word)
}

export function isColour(word: string): boolean {
  const folded = foldLetters(word)
  return findSpringColours(folded).some(({ start, end }) => start === 0 && end === folded.length)
}

/** Whether two words name the same material or colour, whatever their endings. */
export function isSameTrait(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => findSpringColours(foldLetters(word))[0]?.load)
  return first === undefined ? nameMaterial(one) === nameMaterial(other) : first === second
}

/** Returns what a number with a word counts; null without one. */
export function unitOf(said: string): 'pieces' | 'size' | null {
  const [word = ''] = /(?<=\d\s*)\p{L}+/u.exec(said) ?? []
  if (word === '') return null
  return word === 'mm' ? 'size' : 'pieces'
}

function withoutUnits(former: string, now: string): { former: string; now: string } {
  return { former: former.replace(unitBehind, ''), now: now.replace(unitBehind, '') }
}

function without(text: string, { index, 0: { length } }: RegExpExecArray): string {
  return `${text.slice(0, index)} , ${text.slice(index + length)}`
}

/** Returns a word as a text writes it, by its folded letters, which are as many. */
function asWritten(text: string, folded: string): string {
  const start = foldLetters(text).lastIndexOf(folded)
  return text.slice(start, start + folded.length)
}
