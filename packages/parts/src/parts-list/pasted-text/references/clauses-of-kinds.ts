import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { agreed, denial } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'

const clauseEnd = /[.;!?](?:\s+|$)|,\s+/u
const offered = new Set(
  'offered quoted angeboten offert offerte ofertado offerto oferta aangeboden oferowane'.split(' '),
)

/** Whether a word in folded letters says what was offered: `as quoted` */
export function isOffered(word: string): boolean {
  return offered.has(word)
}

/**
 * Splits a line into clauses about kinds of parts if each of them says something itself, as one kind may be fine and the
 * next one changed: `we take the pins, but only 4 sleeves`. Otherwise the line stays whole: `leave out the pins, the sleeves`
 */
export function clausesOfKinds(line: string): string[] {
  const clauses: string[] = []
  for (const clause of line.split(clauseEnd)) {
    const last = clauses.at(-1)
    if (last === undefined || (namesKind(last) && namesKind(clause))) clauses.push(clause)
    else clauses.push(`${clauses.pop()}, ${clause}`)
  }
  return clauses.every((clause) => /\d/.test(clause) || isCancelled(clause) || agreesAlone(clause)) ? clauses : [line]
}

/** Whether a clause with a verb of its own leaves its kinds as they are: `we take the pins as offered` */
export function agreesAlone(clause: string): boolean {
  const folded = foldLetters(clause)
  const isAgreed = (folded.match(/\p{L}+/gu) ?? []).some(
    (word) => agreed.has(word) || offered.has(word) || (isOrdering(word) && !isFillerWord(word)),
  )
  return isAgreed && !isCancelled(clause) && !denial.test(folded) && !/\d/.test(clause)
}
