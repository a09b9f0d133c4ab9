import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isSize } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'

/** `Eye bolt M24, 2 pcs (mould 215)` */
export const noteAtEnd = /\s\([^()]*\)$/
const bareCount = /\d\s*[x×*]\s*\d+(?:[.,]\d+)?\s+\d{1,4}$/
const words = /^\s*\(\p{L}[\p{L}\s.,-]{2,38}\)$/u
const counting = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('each')}|${anyOf('per')}|${anyOf('moulds')}|${anyOf('about')}|${wordOfSeveral})(?!\p{L})`,
  'u',
)

/** Whether a note behind sizes and a number without a unit leaves it one of pieces: `ESTRATTORE 12x200  4  (ritorno)` */
export function isNoteBehindCount(before: string, note: string): boolean {
  if (
    !bareCount.test(before) ||
    !words.test(note) ||
    counting.test(foldLetters(note)) ||
    namesWork(note) ||
    namesCut(note)
  )
    return false
  return (note.match(/\p{L}+/gu) ?? []).every(
    (word) => !belongsToPart(word) && !isSize(readHeading(word)?.meaning ?? null),
  )
}
