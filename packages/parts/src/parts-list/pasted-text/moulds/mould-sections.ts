import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { deniesPerMould, isAboutMoulds, type MouldsOfMail, readMoulds } from './mould-pieces.ts'
import { mouldName, readMouldSigns, withoutMouldNames } from './mould-signs.ts'

const named = new RegExp(
  String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})\.?\s*(?:n[ro]?[.°º]*\s*)?${mouldName}(?!\p{L})`,
  'u',
)

/**
 * Reads for each line how many moulds it is for. A heading that names its moulds is for the lines below it, up to the
 * next one: `Moulds 12 and 13, each:`, then `Only for mould 13:`
 */
export function readMouldsOfLines(lines: readonly string[]): { line: string; moulds: MouldsOfMail }[] {
  const at = lines.findIndex(deniesPerMould)
  if (at >= 0) {
    const ofAll = { isPerMould: false, moulds: null }
    return [...readMouldsOfLines(lines.slice(0, at)), ...lines.slice(at).map((line) => ({ line, moulds: ofAll }))]
  }
  const headings = new Set(lines.keys().filter((index) => isHeading(lines[index] ?? '', lines[index + 1] ?? '')))
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

/** Whether a line leads to the parts of moulds that it names or counts, by its colon or as a part stands below it. */
function isHeading(line: string, below: string): boolean {
  if (namesPartAlone(line) || namesKind(line)) return false
  if (!/:\s*$/.test(line)) return namesPartAlone(below) && withoutMouldNames(line) !== line && isAboutMoulds(line)
  return named.test(foldLetters(line)) || readMouldSigns(line).isCounted
}
