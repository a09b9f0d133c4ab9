import { endsInAsking, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled, joining } from '../corrections/change-words.ts'
import { withoutNamedNumbers } from '../lines/named-numbers.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { splitSizes } from '../lines/split-mentions.ts'

/** `hardened core pins: please send 5.2x200` */
const kindFirst = /^[^\d,;:.!?]{3,40}:/u

const clauseEnd = /[,;:.!?]\s*(?:\p{L}+\s+){0,3}$/u

/**
 * Removes a clause that only leads to the one that asks: `wir bauen die Form um und brauchen 6 Auswerfer 5x200`. A kind
 * that only this clause names is kept: `zwei Auswerfer sind gebrochen, schickt uns vier neue 5x200`.
 */
export function withoutClauseBefore(text: string): string {
  const [head = '', sizes = '', behind = ''] = splitSizes(text) ?? []
  const words = head.split(' ')
  const asking = words.findLastIndex((word) => endsInAsking(word))
  const before = words.slice(0, asking).join(' ').replace(paperNumber, '')
  const after = words.slice(asking).join(' ')
  if (asking < 3 || namesKind(kindFirst.exec(head)?.[0] ?? '')) return text
  if (words.slice(0, asking).some((word) => belongsToPart(word.replace(/[,;:]$/, '')))) return text
  if (namesPartAlone(before) || namesCut(before) || isCancelled(before) || isCountedKind(before)) return text
  const at = words.slice(0, asking).findIndex((word) => namesKind(word))
  // "la boccola di iniezione: ce ne serve una"
  const isLong = attributeWord.test(foldLetters(words[at + 1] ?? ''))
  const kind = at < 0 ? undefined : words.slice(at, at + (isLong ? 3 : 1)).join(' ')
  if (kind === undefined)
    return /\d/.test(withoutNamedNumbers(before)) || namesWork(before) ? text : `${after}${sizes}${behind}`
  if (!clauseEnd.test(`${before} `)) return text
  return `${after}${namesKind(after) || namesKind(untilNext(behind)) ? '' : `${kind.replace(/[,;:.!?]+$/, '')} `}${sizes}${behind}`
}

/** Whether words begin with counted parts and say no more of them before a comma: `2x Rückdrückstifte, nehmen` */
function isCountedKind(text: string): boolean {
  const [clause = '', ...others] = text.split(/,\s/)
  const { requested, quantity } = readOrderLine(clause)
  // A verb behind the kind tells what happened to it.
  return others.length > 0 && quantity !== '' && !namesLoss(clause) && namesKind(requested.split(' ').at(-1) ?? '')
}

/** The number of an offer or an order, with letters or its year: `OF/112/2026`, `AN-2231/26` */
const paperNumber =
  /(?<![\p{L}\d/-])(?!(?:din|iso|en)[/-])(?:\p{L}{1,5}[/-]\d{2,7}(?:[/-]\d{2,6})*|\d{2,6}[/-]20\d\d|20\d\d[/-]\d{2,6})(?![\p{L}\d/-])/giu

/** Between the two nouns of a kind: `boccola di iniezione`, `bague de centrage` */
const attributeWord = /^(?:d[aeio]|d'\p{L}+|of|do)$/u

function untilNext(text: string): string {
  return text.split(nextPart)[0] ?? ''
}

const nextPart = new RegExp(String.raw`[,;.]|\s${joining}\s`, 'u')
