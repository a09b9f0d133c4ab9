import { namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { type MailReading, rowsOfKind } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'

/** Before what is known already, in folded letters: "the" and "these" in the languages that have such a word. */
export const definite = [
  'die|der|den|diese[rn]?|the|these|those|los|las|estos|estas|les|ces|gli|le|questi|queste|quest|de|deze|os|as|estes|estas',
  'cele|cei|celor|aceste|acesti|az?|ezt? az?|dessa|tyto|ty|te|tych|teh',
].join('|')
const count = String.raw`(?:\d{1,3}(?![\d.,/x×*])|(?:${wordOfSeveral})(?!\p{L}))`
const known = new RegExp(String.raw`(?<!\p{L})(?:${definite})\s+(${count})\s+(?=(\p{L}{3,}(?:\s\p{L}+){0,2}))`, 'u')
const anyCount = new RegExp(String.raw`(?<![\p{L}\d.,])${count}`, 'gu')

/**
 * Removes the number of parts that a sentence only names again, as "the" tells: `bitte die 4 Säulen getrennt verpacken` behind
 * four of them, or four rows of them. A sentence with another number may change it.
 */
export function withoutKnownCounts(reading: MailReading, line: string): string {
  if (reading.rows.length === 0 || !known.test(foldLetters(line)) || firstMentions(line).length > 0) return line
  return line
    .split(/(?<=[.!?])(?=\s)/u)
    .map((sentence) => withoutKnown(reading, sentence))
    .join('')
}

function withoutKnown(reading: MailReading, sentence: string): string {
  const folded = foldLetters(sentence)
  const [said, number = '', noun = ''] = known.exec(folded) ?? []
  if (said === undefined || !namesKind(noun) || isCancelled(sentence) || findAll(anyCount, folded).length > 1)
    return sentence
  const rows = rowsOfKind(reading, kindStems(noun))
  const value = numberValues.get(number) ?? Number(number)
  const isKnown = rows.length === value || rows.some(({ quantity }) => Number(quantity) === value)
  if (!isKnown) return sentence
  const at = folded.indexOf(said) + said.lastIndexOf(number)
  return `${sentence.slice(0, at)}${sentence.slice(at + number.length).trimStart()}`
}
