import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { type MouldsOfMail, readMoulds } from './mould-pieces.ts'
import { mouldName, readMouldSigns } from './mould-signs.ts'

const named = new RegExp(
  String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})\.?\s*(?:n[ro]?[.°º]*\s*)?${mouldName}(?!\p{L})`,
  'u',
)

/**
 * Reads for each line how many moulds it is for. A heading that names its moulds is for the lines below it, up to the
 * next one: `Moulds 12 and 13, each:`, then `Only for mould 13:`
 */
export function readMouldsOfLines(lines: readonly string[]): { line: string; moulds: MouldsOfMail }[] {
  const headings = new Set(lines.keys().filter((index) => isHeading(lines[index] ?? '')))
  const ofMail = readMoulds(lines)
  const besides = headings.size > 1 ? readMoulds(lines.filter((_, index) => !headings.has(index))) : ofMail
  // What is said elsewhere of all moulds may be meant for every section.
  const isPlain = headings.size > 1 && !besides.isPerMould && besides.moulds === null
  let below = isPlain ? besides : ofMail
  return lines.map((line, index) => {
    if (headings.has(index)) below = { ...(isPlain ? readMoulds([line]) : ofMail), isHeaded: true }
    return { line, moulds: below }
  })
}

/** Whether a line leads to the parts of moulds that it names or counts. */
function isHeading(line: string): boolean {
  if (!/:\s*$/.test(line) || namesPartAlone(line) || namesKind(line)) return false
  return named.test(foldLetters(line)) || readMouldSigns(line).isCounted
}
