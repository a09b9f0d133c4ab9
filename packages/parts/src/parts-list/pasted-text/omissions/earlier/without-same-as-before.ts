import { foldLetters } from '../../../fold-letters.ts'
import { namesCut, namesWork } from '../../../work-words.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'
import { sameBefore } from './same-as-before.ts'

/** As a clause of its own: `6x160 – los mismos que en marzo`, `6x160 (wie immer)` */
const clause = new RegExp(String.raw`(?:\s+[–—-]+\s+|[,;]\s*|\s*\()${sameBefore}\s*(?:\)|(?=[,;.]|\s[–—-]\s|$))`, 'u')

/**
 * Removes behind a part that it is the one of an order before, as the part is named besides. Behind work it may say how
 * this is done: `6x160 cut, same as last time`
 */
export function withoutSameAsBefore(line: string): string {
  const end = endOfSizes(line)
  const found = end === 0 ? null : clause.exec(foldLetters(line))
  if (found === null || found.index < end || namesCut(line) || namesWork(line)) return line
  return `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}`.trim()
}
