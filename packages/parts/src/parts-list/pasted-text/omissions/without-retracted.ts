import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { denying } from '../corrections/agreed-words.ts'
import { anyChange, shouldBe } from '../corrections/change-words.ts'
import { countSizes } from '../lines/split-mentions.ts'

const sizes = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?:\s?[x×*]\s?\d{1,4}(?:[.,]\d{1,2})?){1,3}`
/** Of a diameter or a thread. */
const sign = String.raw`(?:[om⌀∅]\s?)?`
const takenBack = new RegExp(
  String.raw`(?<![\p{L}\d.,x×*-])${sign}(${sizes})[\s,;:(–-]+(?:${anyChange('opening')}|${shouldBe})(?!\p{L})[\s,:!–-]*(?=${sign}(${sizes})(?![\d.,]*\d|\s?[x×*]))`,
  'gu',
)

/** Before the exact number behind a rough one, in folded letters. */
const settling =
  "(?:sagen wir|let's say|disons|diciamo|digamos|powiedzmy|rekneme|mondjuk|laten we zeggen|sa zicem|lat oss saga|recimo)(?:\\s+(?:genau|exactly|exactement|esattamente|exactamente|dokladnie|presne|pontosan|precies|exact|natancno))?"
const number = String.raw`(?:\d{1,4}|${wordOfSeveral})(?![\p{L}\d]|[.,]\d|\s?[x×*])`
const countTakenBack = new RegExp(
  String.raw`(?<![\p{L}\d.,x×*+/-]|[x×*]\s)(?:${number}(?:\s*(?:${units.pieces}))?|(?:(?:une?|eine?|una|a)\s)?${groupWord}(?!\p{L}))[\s,;(–.-]+(?:${anyChange('opening')}|${settling})(?!\p{L})[\s,:!–-]*(?=${number}(?:\s+\p{L}|[\s.!)]*$))`,
  'u',
)
const mayTakeBack = new RegExp(String.raw`(?<!\p{L})(?:${anyChange('opening')}|${settling})(?!\p{L})`, 'u')

/** Removes a number of pieces that the next words take back: `25, aliás 20 unidades`, `une vingtaine, disons 22` */
export function withoutRetractedCount(line: string): string {
  const folded = foldLetters(line)
  const found = mayTakeBack.test(folded) ? countTakenBack.exec(folded) : null
  return found === null ? line : line.slice(0, found.index) + line.slice(found.index + found[0].length)
}

const byMistake =
  'irrtumlich|falschlich|versehentlich|aus versehen|by mistake|in error|mistaken|wrongly|par erreur|por error|per errore|per sbaglio|tevedes|per ongeluk|abusievelijk|per abuis|pomylkowo|omylkowo|przez pomylke|omylem|chybne|por engano|por lapso|din greseala|av misstag|pomotoma|napacno'
const mistake = new RegExp(
  String.raw`\s*\((?:[^()]{0,40}(?<!\p{L})(?:${byMistake})[^()]{0,40}|${denying}\s+(?:\p{L}{1,5}\s+)?m?${sizes}\s*!*)\)`,
  'u',
)

/** Removes former sizes in brackets: `pin 7x250, 10 pcs (by mistake 7x200 yesterday)`, `pin 3x100 (not 3x125)` */
function withoutMistake(line: string): string {
  const found = mistake.exec(foldLetters(line))
  if (found === null || !hasSizes(found[0])) return line
  const rest = line.slice(0, found.index) + line.slice(found.index + found[0].length)
  return hasSizes(rest) ? rest : line
}

/**
 * Removes sizes that other words take back: those before them, as people dictate, `4 pins 6x160, sorry, 6x200`, or in
 * brackets.
 */
export function withoutRetracted(written: string): string {
  const line = withoutMistake(written)
  const folded = foldLetters(line)
  let kept = ''
  let from = 0
  for (const { index, 0: found, 1: former = '', 2: next = '' } of folded.matchAll(takenBack)) {
    if (countSizes(former) !== countSizes(next)) continue
    kept += line.slice(from, index)
    from = index + found.length
  }
  return kept + line.slice(from)
}
