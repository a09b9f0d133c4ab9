import { foldLetters } from '../../fold-letters.ts'
import { inTotal, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { enoughWords } from '../references/enough-words.ts'
import { both } from './mould-signs.ts'
import { mould, these } from './per-mould.ts'

const to = '(?:for|fur|fuer|pour|para|per|pro|do|voor|till|pentru|za|dla|na)'
const together = String.raw`(?:\s+(?:together|zusammen|ensemble|insieme|juntos|samen|razem|spolu|dohromady|impreuna|tillsammans|skupaj|${inTotal})(?!\p{L}))?`
const moulds = String.raw`(?:(?:all|alle|tous|todos|tutti|wszystkie|vsechny|toate|alla|vse)\s+(?:(?:the|les|los|gli|os|de)\s+)?(?:\d{1,2}\s+|${wordOfSeveral}\s+)?${mould}|${both}(?:\s+(?:the|les|los|gli|i|os|de))?(?:\s+${mould})?|(?:(?:${these}|i|az)\s+)?(?:\d{1,2}|${wordOfSeveral})\s+${mould})(?!\p{L})`
const forAll = String.raw`(?<!\p{L})${to}\s+${moulds}${together}`
const mentioned = new RegExp(forAll, 'u')
const be = '(?:are|is|sind|ist|sono|son|est|sont|sao|zijn|jsou|je|to)'
const not = '(?:not|nicht|pas|non|no|niet|nie|ne|nem|nao|nu|inte)'
const enough = new RegExp(
  String.raw`(?<!(?<!\p{L})${not}\s*)[\s,;(–-]{0,4}(?<!\p{L})(?:${be}\s+)?(?:${enoughWords}|genoeg|genug|dosc|dost|dosti|tillrackligt|abbastanza)${together}\s+${forAll}\s*\)?\s*[.!]?$`,
  'u',
)

/** Removes that the pieces of a line are enough for all moulds: `40 reichen für beide Werkzeuge`; null for another line. */
export function withoutEnoughForAll(line: string): string | null {
  const found = enough.exec(foldLetters(line))
  return found === null ? null : line.slice(0, found.index).trim()
}

/** Whether a line says that its pieces are for all moulds, so that it may state them together: `40 for both moulds` */
export function namesAllMoulds(line: string): boolean {
  return mentioned.test(foldLetters(line))
}
