import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { agreedCavities, exceptLast, statesPerCavity, withoutMultiplier } from './cavity-quantities.ts'
import { leadsToCavity } from './cavity-sections.ts'
import { mouldName, readMouldSigns, withoutMouldNames } from './mould-signs.ts'
import { statesPerUnknown } from './per-unknown.ts'
import { deniesPerMould, isAboutMoulds, type MouldsOfMail, ofUnknown, readMoulds } from './read-moulds.ts'

const named = new RegExp(
  String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})\.?\s*(?:n[ro]?[.°º]*\s*)?${mouldName}(?!\p{L})`,
  'u',
)

interface MouldsOfLine {
  /** Empty if it only says what the lines below it are for. */
  line: string
  moulds: MouldsOfMail
}

/**
 * Reads for each line how many moulds it is for. A heading that names its moulds is for the lines below it, up to the
 * next one: `Moulds 12 and 13, each:`, then `Only for mould 13:`
 */
export function readMouldsOfLines(lines: readonly string[]): MouldsOfLine[] {
  if (lines.some(statesPerUnknown)) return lines.map((line) => ({ line, moulds: ofUnknown }))
  const cavity = lines.findIndex(leadsToCavityAt)
  if (cavity >= 0) return readCavitySection(lines, cavity)
  const stated = lines.findIndex(statesPerCavity)
  if (stated >= 0) return readCavityMail(lines, stated)
  const at = lines.findIndex(deniesPerMould)
  if (at >= 0) {
    const ofAll = { isPerMould: false, moulds: null, cavities: readMoulds(lines).cavities }
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

function leadsToCavityAt(line: string, index: number, lines: readonly string[]): boolean {
  return leadsToCavity(line, lines.slice(index + 1, index + 3).find((below) => below !== '') ?? '')
}

/** Below its heading the pieces are those of one cavity, up to a heading of the whole mould or a denial. */
function readCavitySection(lines: readonly string[], heading: number): MouldsOfLine[] {
  const above = lines.slice(0, heading)
  const below = lines.slice(heading + 1)
  const end = below.findIndex((line, index) => deniesPerMould(line) || leadsToCavityAt(line, index, below))
  const section = end < 0 ? below : below.slice(0, end)
  const { moulds, cavities } = readMoulds([...above, lines[heading] ?? ''])
  const ofCavity = { isPerMould: false, isPerCavity: true, moulds: moulds === cavities ? null : moulds, cavities }
  return [
    ...readMouldsOfLines(above),
    { line: '', moulds: ofCavity },
    ...section.map((line) => ({ line, moulds: ofCavity })),
    ...(end < 0 ? [] : readMouldsOfLines(below.slice(end))),
  ]
}

/** The pieces below the words are those of one cavity, or those above them if no part stands below. */
function readCavityMail(lines: readonly string[], at: number): MouldsOfLine[] {
  const said = lines[at] ?? ''
  const isBehind = !lines.slice(at + 1).some((line) => namesPartAlone(line))
  const denial = isBehind ? -1 : lines.findIndex((line, index) => index > at && deniesPerMould(line))
  const end = denial < 0 ? lines.length : denial
  const { moulds, cavities } = readMoulds(lines.map(withoutMultiplier))
  const ofCavity = { isPerMould: false, isPerCavity: true, moulds, cavities: agreedCavities(cavities, said) }
  const ofAll = { isPerMould: false, moulds, cavities }
  const last = exceptLast(said) ? lines.findLastIndex((line) => namesPartAlone(line)) : -1
  // Parts above words that stand among the parts may be meant as well.
  const above = isBehind ? ofCavity : { ...ofCavity, cavities: null }
  return lines.map((line, index) => ({
    line: index === at ? '' : line,
    moulds: index < at ? above : index === last || index >= end ? ofAll : ofCavity,
  }))
}

/** Whether a line leads to the parts of moulds that it names or counts, by its colon or as a part stands below it. */
function isHeading(line: string, below: string): boolean {
  if (namesPartAlone(line) || namesKind(line)) return false
  if (!/:\s*$/.test(line)) return namesPartAlone(below) && withoutMouldNames(line) !== line && isAboutMoulds(line)
  return named.test(foldLetters(line)) || readMouldSigns(line).isCounted
}
