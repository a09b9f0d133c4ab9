import { hasOnlyFillers } from '../../../words/order-words.ts'
import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import type { Meaning } from '../../headings/heading-pattern.ts'
import { ranks } from '../../headings/ranks.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { amount, units } from '../../quantities/read-pieces.ts'
import { writeHoseBore } from '../../quantities/write-hose-bore.ts'
import { writeNamedSizes } from '../../quantities/write-named-sizes.ts'
import { writeNumbers } from '../../quantities/write-numbers.ts'
import { writeSpokenSizes } from '../../quantities/write-spoken-sizes.ts'
import { writeThickness } from '../../quantities/write-thickness.ts'
import { writeTimesSigns } from '../../quantities/write-times-signs.ts'
import { changeMaterial } from '../corrections/change-material.ts'
import { changeSize } from '../corrections/change-size.ts'
import { sayKeptCount } from '../corrections/kept-count.ts'
import { sayOrderedBefore } from '../corrections/ordered-before.ts'
import { sayChangedNumber, sayNotBut } from '../corrections/say-changed-number.ts'
import { sayNewCount, sayReplacedCount } from '../corrections/say-replaced-count.ts'
import { sayEnoughCount, sayStatedCount } from '../corrections/say-stated-count.ts'
import { sayWhereItSays } from '../corrections/say-where-it-says.ts'
import { sayWrittenCount } from '../corrections/say-written-count.ts'
import { withoutMouldNumber } from '../moulds/named-mould.ts'
import { withoutCircumstances } from '../omissions/delivery/without-circumstances.ts'
import { withoutOccasions } from '../omissions/delivery/without-occasions.ts'
import { withoutOneBag } from '../omissions/delivery/without-one-bag.ts'
import { withoutPackedBy } from '../omissions/delivery/without-packed-by.ts'
import { withoutTerms } from '../omissions/delivery/without-terms.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { withoutForgotten } from '../omissions/earlier/without-forgotten.ts'
import { withoutFormerOnes } from '../omissions/earlier/without-former-ones.ts'
import { withoutFormerValues } from '../omissions/earlier/without-former-values.ts'
import { withoutSameAsBefore } from '../omissions/earlier/without-same-as-before.ts'
import { withoutBookkeeping } from '../omissions/without-bookkeeping.ts'
import { withoutChangesCounted } from '../omissions/without-changes-counted.ts'
import { withoutConditions } from '../omissions/without-conditions.ts'
import { withoutCustomerPartNumbers } from '../omissions/without-customer-part-numbers.ts'
import { withoutEachLength } from '../omissions/without-each-length.ts'
import { withoutFurther } from '../omissions/without-further.ts'
import { withoutHabits } from '../omissions/without-habits.ts'
import { withoutHomographs } from '../omissions/without-homographs.ts'
import { withoutIllustrations } from '../omissions/without-illustrations.ts'
import { withoutInterjection } from '../omissions/without-interjection.ts'
import { withoutIntroduction } from '../omissions/without-introduction.ts'
import { withoutKindBefore } from '../omissions/without-kind-before.ts'
import { withoutMouldPurposes } from '../omissions/without-mould-purposes.ts'
import { withoutNames } from '../omissions/without-names.ts'
import { withoutPreference } from '../omissions/without-preference.ts'
import { withoutRemarks } from '../omissions/without-remarks.ts'
import { withoutRest } from '../omissions/without-rest.ts'
import { withoutRetracted, withoutRetractedCount } from '../omissions/without-retracted.ts'
import { withoutRunOut } from '../omissions/without-run-out.ts'
import { withoutSaySo } from '../omissions/without-say-so.ts'
import { withoutShares } from '../omissions/without-shares.ts'
import { withoutStockAsked } from '../omissions/without-stock-asked.ts'
import { withoutTasks } from '../omissions/without-tasks.ts'
import { withoutSameInBrackets, withoutUncut } from '../omissions/without-unchanged.ts'
import { withoutForPosition } from '../references/find-positions.ts'
import { orderNoun } from '../references/order-noun.ts'
import { listWord, positionOf } from '../references/read-letters.ts'
import { withoutOwnedKinds } from '../sentences/without-owned.ts'
import { withoutOwnedCount } from '../sentences/without-owned-count.ts'
import { countPriced } from './count-priced.ts'
import { partDictated } from './part-dictated.ts'
import { readOrderLine } from './read-order-line.ts'
import { bracketPackSize } from './read-packs.ts'
import { sayEnoughPacks } from './say-enough-packs.ts'
import { sayPackSize } from './say-pack-size.ts'
import { sayCountSigns, sayDeclined, sayTimes } from './say-times.ts'

export const quoted = /^\s*(?:[>|»]+\s*)+/
/** `Pos. 1:`, `3)`, `5.`, `1º.-`, `- `, `1 - ` before a quantity, in any mixture. */
const listNumber = new RegExp(
  String.raw`^(?:(?:(?:new|neue?|nouve(?:lle|au)|nuev[ao]|nuov[ao]|nieuwe?|nya?|nov[aey]|now[ay]|nou[a]?|uj)\s+)?${listWord}\.?\s*\d{1,4}\s*(?:[:.)–-]*|,(?=\s+\p{L}[^\d,;]{2,60}(?:(?:\s|ø|\s[a-z]{2,5}-)(?:m\s?)?\d[\d.,]*\s?[x×*]\s?\d|\sm\s?\d{1,2}(?:\s*[:,–-]\s*|\s+)\d{1,4}\s*(?:${units.pieces})$)))\s+(?:-\s+)?|\d{1,3}\.\s*${listWord}\s*[:.)–-]*\s+|\(?\d{1,3}\s*\.\)\s*|\d{1,3}\s*(?:\)|\.(?!\d)|:(?!\d{2}\s))\s*|\d{1,3}\s?[º°ª]\s?(?:[.)]\s?[-–]?|[-–])\s*|\d{1,2}/\s+(?=\p{L})|\d{1,3}\s+[-–]\s+(?=(?:${amount}))|[-–—•*·▪►→]\s*(?=\S)|\(?[a-z]\)\s+)`,
  'u',
)
/** `[09:12] Kevin: `, `[1. 12., 7:14] Kevin: `, `26.11.26, 09:12 - Kevin: `: what a chat puts before a message. */
export const chatStamp =
  /^\s*(?:\[(?:(?:[\d./-]{4,10}|\d{1,2}\.\s\d{1,2}\.(?:\s?\d{4})?),?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]|(?:[\d./-]{6,10},?\s+)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s+[–-])\s*(?:\p{Lu}[\p{L}. ]{1,30}:\s+)?/u
/** Removes signs of quotes and dots that lead the eye. */
export function withoutQuotes(line: string): string {
  return line.replace(quoted, '').replace(dots, ' ').trim()
}

/** Removes the number or the sign of a list from a line. */
export function withoutListNumber(line: string): string {
  return line.slice(listNumber.exec(foldLetters(line))?.[0].length ?? 0)
}

const behindWords = /^([^\d,;()]{2,60}?)[\s:]+\d{1,2}\)\s+(?=\S)/u

/** Finds the number of a list behind words of an order: `please also add 5) dowel pin 10x50` */
function numberBehindOrdering(text: string): RegExpExecArray | null {
  const found = behindWords.exec(text)
  return found !== null && hasOnlyFillers(found[1] ?? '') ? found : null
}

type Step = (text: string) => string

/** Write sizes and numbers in one way, in this order. */
const writing: readonly Step[] = [
  withoutSaySo,
  sayWhereItSays,
  sayEnoughPacks,
  bracketPackSize,
  sayPackSize,
  sayCountSigns,
  sayTimes,
  sayDeclined,
  withoutHomographs,
  withoutFurther,
  sayNotBut,
  countPriced,
  writeSpokenSizes,
  writeNamedSizes,
  writeHoseBore,
  writeNumbers,
  withoutShares,
  withoutRemarks,
  withoutTimes,
  writeTimesSigns,
  partDictated,
  writeThickness,
]

/** Say changes in one way and remove what is no part and no quantity, in this order. */
const cleaning: readonly Step[] = [
  withoutInterjection,
  withoutPackedBy,
  withoutBookkeeping,
  withoutOneBag,
  sayWrittenCount,
  withoutSameAsBefore,
  withoutFormerOnes,
  withoutFormerValues,
  withoutSameInBrackets,
  withoutRunOut,
  withoutForgotten,
  withoutHabits,
  withoutChangesCounted,
  withoutMouldPurposes,
  withoutOwnedKinds,
  withoutOwnedCount,
  withoutCircumstances,
  withoutTerms,
  withoutOccasions,
  withoutPreference,
  withoutRest,
  sayOrderedBefore,
  sayNewCount,
  sayReplacedCount,
  sayChangedNumber,
  sayStatedCount,
  sayEnoughCount,
  sayKeptCount,
  changeSize,
  changeMaterial,
  withoutUncut,
  withoutEachLength,
  withoutConditions,
  withoutStockAsked,
  withoutRetracted,
  withoutRetractedCount,
  withoutCustomerPartNumbers,
  withoutLabel,
  withoutNames,
  withoutMouldNumber,
  withoutForPosition,
  withoutIllustrations,
  withoutPaper,
  withoutIntroduction,
  withoutKindBefore,
  withoutTasks,
]

function take(steps: readonly Step[], text: string): string {
  return steps.reduce((said, step) => step(said), text)
}

/** Removes what stands before the words of a line: signs of quotes and numbers of a list. */
export function cleanLine(line: string): CleanLine {
  if (line.trim() === '') return { text: '', whole: '', position: null }
  const text = take(writing, line.slice(0, maxLineLength).normalize('NFC'))
    .replace(quoted, '')
    .replace(arrowFirst, '')
    .replace(chatStamp, '')
    .replace(leaders, '\t')
    .replace(arrow, '\t')
    .replace(dots, ' ')
    .replace(/[¿¡]/g, '')
    .replace(/[^\S\t]+/gu, ' ')
    .trim()
    .replace(paddedPosition, '')
  const number = listNumber.exec(foldLetters(text)) ?? numberBehindOrdering(text)
  const unnumbered = number === null ? text : text.slice(number[0].length)
  const second = listNumber.exec(foldLetters(unnumbered))
  // "- 3) 4 Stk" has two.
  const rest = second === null || number === null ? unnumbered : unnumbered.slice(second[0].length)
  const letter = /^\(?([a-z])\)/.exec(number?.[0] ?? '')?.[1]
  const listed = number === null ? (/^\d{1,3}(?=\t)/.exec(text)?.[0] ?? '') : `${number[0]} ${second?.[0] ?? ''}`
  const position = /\d+/.exec(listed)?.[0]
  return {
    text: take(cleaning, rest.trim()),
    whole: withoutNames(text),
    position: position !== undefined ? Number(position) : letter === undefined ? null : positionOf(letter),
  }
}

const label = /^(\p{L}[\p{L} .-]{1,24}?)(?:\s?:\s+(?=\S)|\s+(?=\d{1,5}$))/u
const pieces = new RegExp(String.raw`^\d{1,5}(?:\s*(?:${units.pieces}))?$`, 'u')

const ofPart: readonly Meaning[] = ['designation', 'articleNo', 'counted']

/** Removes the label of a form: `Omschrijving: uitwerppen 5x200`, `Quantity required: 6` */
function withoutLabel(text: string): string {
  const [said = '', name = ''] = label.exec(text) ?? []
  const rest = text.slice(said.length)
  if (said === '' || !/\d/.test(rest)) return text
  const heading = readHeading(name)
  if (heading?.meaning === 'quantity' && heading.rank !== ranks.perMould && pieces.test(foldLetters(rest)))
    return /^\d+$/.test(rest) ? `${rest} pcs` : rest
  const isOfPart = heading !== null && ofPart.includes(heading.meaning)
  return isOfPart && namesPartAlone(rest) ? rest : text
}

/** `in order ZZ/411`, `ordine 778:`; sizes and article numbers are none. */
const orderNumber = new RegExp(
  String.raw`(?<!\p{L})${orderNoun}(?:\s+\(?(?:nr|no|num|n|c|st)[.°º]?)?\s+\(?(?!\S*\d[x×]\d)(?:(?=[\p{L}\d]*[/-]\S*\d|\S*\d\S*[/-])[\p{L}\d/-]{4,}|\d{3,}(?=\s*(?::|[-–]\s|\))|\s[^:\d]{1,40}:\s)|\d{4,}(?=[,.!]?$|,?\s(?:please|bitte|prosim|prosze|svp|por favor|per favore|graag)))[\s:)–-]*`,
  'u',
)

/** `6x160 / 3 st. Order 118`: behind a part with its pieces it is no number that is ordered. */
const orderLast = /[.,;]?\s+Order\s+\d{2,6}[.!]?$/u

/** `6x160 x3`: pieces behind the sizes */
const timesAtEnd = /\s[x×]\s?\d{1,4}$/

/** Removes the number of an order from a line that names a part besides. */
function withoutPaper(written: string): string {
  const last = orderLast.exec(written)
  const before = written.slice(0, last?.index)
  const isNumber = last !== null && (timesAtEnd.test(before) || readOrderLine(before).quantity !== '')
  const text = isNumber ? before : written
  const found = orderNumber.exec(foldLetters(text))
  if (found === null) return text
  // "I was wrong in order 118: pins 6x160" keeps where its introduction ends.
  const between = found[0].includes(':') && found.index > 0 ? ': ' : ' '
  const rest = `${text.slice(0, found.index).trimEnd()}${between}${text.slice(found.index + found[0].length)}`
  return namesPartAlone(rest) ? rest.replace(/\s{2,}/g, ' ').trim() : text
}

interface CleanLine {
  /** The line without its number. */
  text: string
  whole: string
  position: number | null
}

const dots = /\.{3}|…/g
/** Signs that lead the eye to the quantity: `6x160 ........ 12`, `6x160 ... 12` */
const leaders = /\s*(?:\.{4,}|…{2,}|_{3,}|(?:\.\s){3,}\.?|,?\s(?:\.{3}|…)(?=\s+\d{1,5}(?:\s*\p{L}{1,5}\.?)?$))\s*/gu
/**
 * `10x400 -> 8 db`, `32x86 = 4`; between two quantities it changes the first: `10 -> 12`. Behind a letter stands a size:
 * `L = 200`
 */
const arrow =
  /(?<=\p{L}|\)|\t|[x×]\s?\d+(?:[.,]\d+)?|\d\/\d{1,2}["”″]?|(?<![\d.])(?:8\.8|10\.9|12\.9))\s*(?:-+>|=+>|→|⇒|(?<!(?<!\p{L})\p{L}\s?)(?<=[\s])=(?=\s))\s*(?=\d{1,5}(?:\s*\p{L}{1,8}\.?)?$)/u
/** `-> serían 12` */
const arrowFirst = /^\s*(?:[-–=]{1,2}>|→|⇒)\s*/u
/** A longer line is no part and no list of parts. */
const maxLineLength = 1000

/** Business software counts 00010, 00020. */
const paddedPosition = /^0\d{1,5}\s+(?=\D)/
