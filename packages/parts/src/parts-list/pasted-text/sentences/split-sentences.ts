import { namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, isArticleNumber, namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { amount, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled, joining } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { withoutOpening } from './asked-clause.ts'
import { readAskedCount } from './asked-count.ts'
import { readAskedOfLost } from './asked-of-lost.ts'

/** A full stop behind a short word is one of an abbreviation. */
const sentenceEnd = /(?<=[\p{L}\d]{3}|\d|\))[.?!]\s+(?=\S)/gu
/** `12 Auswerfer 6x160, 8 nitr. | Hülsen`: the pieces of the next part, with its material as an abbreviation. */
const materialOfNext = new RegExp(
  String.raw`(?:[,;&+]|\s${joining})\s*(?:\d{1,4}|${wordOfSeveral})(?:\s*[x×]|\s?${units.pieces})?\s+(\p{L}{3,6})\.$`,
  'u',
)
const sizesFirst = /^\d[\d.,]*\s*[x×]\s*\d/
const beginning = /^[\p{Lu}¿¡]/u
/** "10 Stk. Auswerfer" has the full stop of a unit, which "10 Stück. Auswerfer" has not. */
const endsInAmount = new RegExp(`(?:${amount})(?<!\\p{L}{5})$`, 'u')

/**
 * Splits a line of prose so that each piece has the sentences about one sentence with a part. One that only asks for
 * pieces stays with the part before it: `Two pins 6x160 broke. Send four. Also 1 ring 100x36x12.`
 */
export function splitSentences(line: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const { index, 0: said } of findAll(sentenceEnd, line)) {
    const piece = line.slice(start, index + 1)
    const rest = line.slice(index + said.length)
    // "nitr. 6x160" goes on with the sizes of its kind.
    const isNamedBehind = !sizesFirst.test(rest) && namesKind(rest.split(/[.?!]\s/)[0] ?? '')
    if (isBeside(piece, isNamedBehind) && isOrdered(rest)) {
      start = index + said.length
      continue
    }
    if (
      !beginning.test(rest) ||
      !namesPartAlone(piece) ||
      !isOrdered(rest) ||
      (namesLoss(piece) ? readAskedOfLost : readAskedCount)(withoutOpening(rest.split(/[.?!](?:\s|$)/)[0] ?? '')) !==
        '' ||
      endsInAmount.test(foldLetters(piece.slice(0, -1))) ||
      belongsToPart(materialOfNext.exec(foldLetters(piece))?.[1] ?? '')
    )
      continue
    pieces.push(piece)
    start = index + said.length
  }
  return [...pieces, line.slice(start)]
}

const counting = new RegExp(String.raw`${amount}|(?<![\d/.,-])\d{1,3}(?![\d/.,-])`, 'u')

/** Beginnings of words for an order: what is done to it says nothing about a part. */
const orderStem =
  /(?<!\p{L})(?:bestell|auftrag|anfrage|angebot|order|enquiry|quote|pedido|encomenda|comand|commande|devis|ordin[ei]|offert|zamowien|zapytan|objednav|poptav|bestelling|rendel|narocil|forfragan)/u

/** Whether a sentence before a part says nothing about it: `En el pedido 26/1187 hay dos errores.` */
function isBeside(text: string, isNamedBehind: boolean): boolean {
  const words = text.split(/[\s,.;:!?]+/).filter(Boolean)
  const isOfPart =
    endOfSizes(text) > 0 ||
    (namesKind(text) && !isNamedBehind) ||
    (namesWork(text) && !orderStem.test(foldLetters(text))) ||
    namesCut(text) ||
    words.some(belongsToPart)
  return (
    (words.length > 3 || text.endsWith('!')) && !isOfPart && !isCancelled(text) && !counting.test(foldLetters(text))
  )
}

const purpose =
  '(?<!\\p{L})(?:for|fur|pour|para|per|pro|na|do|voor|till|za|ze?|with|mit|avec|con|com|met|s|med|cu|pentru|by|durch)'
/** `also two eye bolts M20`: only a thread and its kind name the part. */
const countedThread = new RegExp(
  String.raw`^[^.!?]*(?<![\p{L}\d.,])(?<!${purpose}\s(?:the\s)?)(?:\d{1,3}|${wordOfSeveral})\s(?:\p{L}+\s){1,4}m\d{1,2}(?![\d.,]*[\dx×])`,
  'u',
)

/** Behind an abbreviation goes on what belongs to the same part: `nitr. DIN1530A`, `inkl. APZ 3.1 nach EN 10204`. */
function isOrdered(text: string): boolean {
  if (countedThread.test(foldLetters(text)) && namesKind(text) && !namesWork(text)) return true
  return namesPartAlone(text) && (endOfSizes(text) > 0 || isArticleNumber(text) || readOrderLine(text).quantity !== '')
}
