import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { isOtherNoun } from './find-asked.ts'

/** `how many?` in all languages, in folded letters. */
const howMany =
  /(?<!\p{L})(?:wie ?viele?|wieviele?|welche (?:menge|stuckzahl)|how many|what (?:qty|quantity)|combien|quelle quantite|cuant[oa]s|que cantidad|quant[ieoa]s?|che quantita|hoeveel|ile|jaka ilosc|kolik|mennyi|hany (?:db|darab)|cate|cati|ce cantitate|hur (?:manga|mycket)|koliko)(?!\p{L})[^?]{0,40}\?/u
const number = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/-])(\d{1,4}(?![.,/:]?\d|\s*(?:[x×*°%]|mm))|${wordOfSeveral}(?!\p{L}))(?:\s*(?:${units.pieces}))?`,
  'gu',
)
const maxWords = 6

/**
 * Reads the answer to a question for the number of pieces, as a chat has it: `combien ?` and then `14, merci`
 * @returns the pieces; empty for another line, or one with several numbers
 */
export function readAnsweredCount(question: string, answer: string): string {
  if (!howMany.test(foldLetters(question)) || namesPartAlone(answer) || namesKind(answer)) return ''
  const [found, ...others] = findAll(number, foldLetters(answer))
  const isShort = answer.split(/\s+/).length <= maxWords && !namesWork(answer) && !namesCut(answer)
  if (found === undefined || others.length > 0 || !isShort) return ''
  return isOtherNoun(answer.slice(found.index + found[0].length).trim()) ? '' : sayPieces(found[1] ?? '')
}
