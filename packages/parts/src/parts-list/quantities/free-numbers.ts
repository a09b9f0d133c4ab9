import { findAll } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { numberValues, wordOfSeveral } from './read-pieces.ts'

const sizes = /\d+(?:[.,]\d+)?(?:\s*[x×*/]\s*r?\d+(?:[.,]\d+)?)+/giu
const number = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×-])(?:\d{1,4}(?!\d|[.,/-]\d|\s*[x×*°%])|(?:${wordOfSeveral})(?!\p{L}))`,
  'gu',
)

/** Returns the numbers of a text that may count pieces, in figures or in words, but are no sizes. */
export function freeNumbers(text: string): number[] {
  const found = findAll(number, foldLetters(text.replace(sizes, ' ')))
  return found.map(([said]) => numberValues.get(said.replace(/\s+/g, '_')) ?? Number(said))
}
