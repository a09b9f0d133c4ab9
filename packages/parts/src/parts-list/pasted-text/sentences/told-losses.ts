import { namesLoss } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { type MailRow, ofKind } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'
import { isAsking } from './asked-clause.ts'

const number = new RegExp(String.raw`(?<![\p{L}\d.,/-])(?:\d{1,4}(?![.,/]?\d)|(?:${wordOfSeveral})(?!\p{L}))`, 'gu')
/** Numbers of one language that are other words in the next one. */
const otherWords: ReadonlySet<string> = new Set(['hat', 'het', 'due', 'ten', 'dos', 'sei', 'um', 'se', 'once'])
/** What may ask for the lost parts without a verb, in folded letters. */
const further =
  /:|(?<!\p{L})(?:auch|noch|also|too(?=\s*(?:[,.;!?]|$))|more|aussi|encore|anche|ancora|tambien|tambem|aun|ainda|ook|nog|tez|jeszcze|take|jeste|tudi|meg|inca|ocksa|ersatz\p{L}*|replac\p{L}*|rempla\p{L}*|sostit\p{L}*|sustit\p{L}*|repo[rn]\p{L}*|vervang\p{L}*|neue?n?|new|nouve\p{L}*|nuov\p{L}*|nuev\p{L}*|novo?s?|nieuwe?|nowe|nove)(?!\p{L})/u
const changing = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('correction')}|${anyChange('only')}|${anyChange('instead')}|${anyChange('spare')})(?!\p{L})`,
  'u',
)
const maxLength = 300
const minWords = 5
/** More lines are hardly those of an order with a sentence beside it. */
const maxLines = 200

/**
 * Removes a sentence that only tells how some parts got lost which other lines order: `the apprentice has scratched 3
 * sleeves`. One that begins with its number may be a line of the list.
 */
export function withoutToldLosses(
  lines: readonly string[],
  levels: readonly number[],
  index: number,
  line: string,
): string {
  if (line.length > maxLength || lines.length > maxLines || !namesLoss(line) || hasSizes(line)) return line
  if (asksIn(line)) return line
  return line
    .split(/(?<=\p{L}{3}[.!?])\s+/u)
    .filter((sentence) => {
      const folded = foldLetters(sentence)
      const numbers = findAll(number, folded)
      const plain = numbers.filter(([said]) => !otherWords.has(said))
      const [counted, ...others] = plain.length === 0 ? numbers : plain
      if (!namesLoss(sentence) || !namesKind(sentence) || counted === undefined || others.length > 0) return true
      if (counted.index === 0 || namesFurther(folded) || changing.test(folded) || isCancelled(sentence)) return true
      const stems = kindStems(folded)
      const ordered = lines.flatMap((requested, at) =>
        at !== index && levels[at] === levels[index] && hasSizes(requested) ? { requested } : [],
      )
      return sentence.split(/\s+/).length < minWords || stems.length === 0 || ofKind(ordered, stems).length === 0
    })
    .join(' ')
}

/**
 * Leaves open the pieces of a row that are those of lost parts, where nobody asks for them or another number may do so:
 * `two sleeves broke, please send four`
 */
export function doubtLost(line: string, row: MailRow): void {
  if (!/^\d+$/.test(row.quantity) || hasSizes(row.requested) || line.length > maxLength || !namesLoss(line)) return
  if (asksIn(line) && findAll(number, foldLetters(line)).length < 2) return
  const lost = Number(row.quantity)
  const isOpen = line.split(/[,;.!?]\s+/).some((clause, at, clauses) => {
    const next = clauses[at + 1] ?? ''
    // "Three of them broke, I need them new"
    if (asksIn(next) && findAll(number, foldLetters(next)).length === 0) return false
    const counts = findAll(number, foldLetters(clause)).map(([said]) => numberValues.get(said) ?? Number(said))
    return namesLoss(clause) && counts.includes(lost) && !asksIn(clause)
  })
  if (isOpen) row.quantity = `${row.quantity} ?`
}

/** Whether a sentence in folded letters may ask for further parts without a verb. */
export function namesFurther(folded: string): boolean {
  return further.test(folded)
}

/** Whether a word of a sentence asks for parts. The Italian "has" asks in Hungarian. */
export function asksIn(text: string): boolean {
  return text.split(/\s+/).some((word) => word !== 'ha' && isAsking(word))
}
