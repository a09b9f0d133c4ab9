import { namesLoss } from '../../../words/order-words.ts'
import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { ofKind } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'

/** A clause before a colon, and the part that it announces, perhaps behind "they are". */
const announced =
  /^([^:]{8,160}?)\s?:\s+(?:(?:das sind|es sind|they are|it's|son|sono|ce sont|c'est|zijn|het zijn|sao|sunt|to|jsou to|ezek|det ar|to so)\s+)?(?=\p{L}{3}|\d)/u
const change = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('correction')}|(?!(?<=\S\s)le\s)${anyChange('only')}|${anyChange('instead')}|${anyChange('eachBehind')})(?!\p{L})`,
  'u',
)

/**
 * Puts the pieces of a kind that a clause announces before its part: `wir tauschen alle vier Säulen: Führungssäule
 * 30x56x95`. What broke before it counts none. The clause stays where another number may be meant.
 */
export function withoutKindBefore(line: string): string {
  return line.includes(':') ? line.split(betweenSentences).map(withoutAnnouncing).join(' ') : line
}

const betweenSentences = /(?<=[\p{L}\d)]{2}[.!?])\s+(?=\p{Lu})/u

function withoutAnnouncing(sentence: string): string {
  const [said = '', before = ''] = announced.exec(foldLetters(sentence)) ?? []
  const rest = sentence.slice(said.length)
  if (said === '' || !namesKind(before) || hasSizes(before) || firstMentions(rest).length !== 1) return sentence
  const isSame = ofKind([{ requested: rest }], kindStems(before)).length > 0
  if (!isSame || namesCut(before) || namesWork(before) || change.test(before) || isCancelled(sentence)) return sentence
  const clauses = before.split(/[,;]\s/)
  const told = clauses.slice(0, -1).join(' ')
  const [stated, another] = freeNumbers(clauses.at(-1) ?? '')
  if (stated === undefined || another !== undefined || (freeNumbers(told).length > 0 && !namesLoss(told)))
    return sentence
  const behind = freeNumbers(rest)
  if (behind.some((value) => value !== stated)) return sentence
  return behind.length > 0 ? rest : `${stated} pcs ${rest}`
}
