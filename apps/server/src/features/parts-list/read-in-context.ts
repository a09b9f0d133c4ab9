import type { PartsListRow } from '@normwerk/contract/parts-list'
import {
  type Columns,
  differs,
  isCertain,
  isNamed,
  isRejected,
  type Match,
  readWords,
  type Sources,
} from '../catalogue/name-text.ts'

/**
 * Returns the words that apply to a row besides its own, the nearest first: the heading of its section, and with it
 * the title of the list.
 */
export function contextsOf({ catalogue }: Pick<Sources, 'catalogue'>, { section, title }: PartsListRow): string[] {
  const near = section?.trim() ?? ''
  const far = title == null ? '' : catalogue.readTitle(title)
  return [...new Set([near, `${far} ${near}`.trim()])].filter((context) => context !== '')
}

/**
 * Reads a text alone, and if that leaves the part open, below the headings above its row: `6x200` below
 * `Auswerferstifte nitriert`. Words of the row that contradict a heading count more than the heading.
 */
export function readInContext(sources: Sources, row: PartsListRow, text: string, columns: Columns): Match {
  const alone = readWords(sources, text, columns)
  if (isSettled(alone) || isRejected(alone)) return alone
  const joined = contextsOf(sources, row).map((context) => readWords(sources, `${context} ${text}`, columns))
  return joined.find(isSettled) ?? [alone, ...joined].find(isNamed) ?? alone
}

/** Whether a text names its part with its material. */
function isSettled(match: Match): boolean {
  return isCertain(match) && !match.assumed.includes('material') && !differs(match)
}
