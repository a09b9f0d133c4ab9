import { isFillerWord } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { areAlike, firstMentions, splitSizes } from '../lines/split-mentions.ts'
import { type MailReading, rowAbove } from '../mail/mail-reading.ts'
import { anyChange, isCancelled, shouldBe, too } from './change-words.ts'

const opening = new RegExp(
  String.raw`^(?:\p{L}{2,15}:\s+)?(?:(?:oh|ah|ach|oj|och|ay|hm+|oups|nan|nope|nah|nein|no|non|ne|nie|nem|nee|nej|nao|nu)[\s,.!–-]+){0,2}(?:${anyChange('opening')}(?!\p{L})[\s,.:!–-]*)+`,
  'u',
)
const deniedOpening = /^(?:nan|nope|nah|nein|no|non|ne|nie|nem|nee|nej|nao|nu)\s?[,.!–-]\s?/u
/** "It is" in the words of all languages, with the articles that follow. */
const itIs =
  /^(?:it|its|is|are|they|that|ist|sind|es|das|die|der|war|waren|c|est|sont|du|des|de|les|sono|sao|son|eran|era|e|o|os|as|je|jsou|to|sa|jest|ar|det|den|dem|het|zijn|az|ezek|sunt|este|so|su|mm|x|m)$/
const shouldBeSaid = new RegExp(String.raw`(?<!\p{L})${shouldBe}(?!\p{L})`, 'u')
const further = new RegExp(String.raw`(?<!\p{L})(?:${too}|${anyChange('samePart')})(?!\p{L})`, 'u')
const maxLength = 80

/**
 * Puts the sizes of a line that takes back those of the part above it into that part: `sorry, it is 9x46`
 * @returns whether the line says so and nothing else
 */
export function retakeSizes(reading: MailReading, index: number): boolean {
  const line = reading.lines[index] ?? ''
  if (line.length > maxLength || firstMentions(line).length !== 1 || line.includes('?')) return false
  const folded = foldLetters(line)
  const said = opening.exec(folded) ?? deniedOpening.exec(folded)
  const [before = '', sizes = '', behind = ''] = splitSizes(line) ?? []
  if (said === null || said[0].length > before.length || isCancelled(line) || namesKind(line)) return false
  const words = foldLetters(`${before.slice(said[0].length)} ${behind}`).replace(shouldBeSaid, ' ')
  const isPlain = (words.match(/\p{L}+/gu) ?? []).every(
    (word) => itIs.test(word) || (isFillerWord(word) && !belongsToPart(word)),
  )
  const above = rowAbove(reading, index)
  const parts = above === undefined ? null : splitSizes(above.requested)
  const isApart = above === undefined || reading.rows.filter((row) => row.line === above.line).length > 1
  if (!isPlain || /\d/.test(words) || further.test(words) || parts === null || isApart) return false
  // An article number may be another part of the order.
  if (/^\p{L}{2}/u.test(sizes)) return false
  if (!areAlike(parts[1], sizes)) return false
  above.requested = `${parts[0]}${sizes}${parts[2]}`
  return true
}
