import { hasSizes, namesKind, namesStandard } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { doubtQuantity, type MailReading, rowsOfLength } from '../mail/mail-reading.ts'
import { readSaid } from '../references/read-said.ts'

const pronoun =
  '(?:the|those|die|den|der|les|ceux|celles|los|las|quelli|quelle|gli|le|i|os|as|de|te|tych|tech|ty|azok|a|cele|cei|dem|de|tiste|tistih)'
/** `de los de 315`, `of the 315 ones`, `von den 315ern`, `z tych 315` */
const ofLength = new RegExp(
  String.raw`(?<!\p{L})(?:(?:of|von|de|des|di|dei|degli|delle|van|z|ze|od|av|din|das|dos)\s+)?${pronoun}\s+(?:(?:de|da|di|en|in|mit|fi|z|od|av)\s+)?(\d{2,4})(?:ern?|s|-?(?:as|es|os|asbol|esbol|osbol)|\s?mm)?(?![\p{L}\d/:x×%€-]|[.,]\d)(?:\s+(?:ones|long|lang|largo|longs?|mm)(?!\p{L}))?`,
  'u',
)
const interjection = /^(?:a+h|o+h|ach|eh|hm+|ay|ou|och|ojej|aj|jaj|vai)[,.!]?\s+/iu
/** A longer line is no sentence about one part. */
const maxLength = 80

/**
 * Changes the pieces of the part above that a line names by its length alone: `of the 315 ones only 8`. Without a number
 * that is certainly the new one, or with several such parts, it leaves them open.
 * @returns whether the line names a part so and says a number
 */
export function recountByLength(reading: MailReading, index: number): boolean {
  const line = reading.lines[index] ?? ''
  if (line.length > maxLength || hasSizes(line) || namesKind(line) || isOther(line)) return false
  const found = ofLength.exec(foldLetters(line))
  if (found === null) return false
  const alike = rowsOfLength(reading, found[1] ?? '')
  if (alike.length === 0) return false
  const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`
    .replace(interjection, '')
    .trim()
  if (!/\d/.test(rest)) return false
  const { quantity, words } = readSaid(rest)
  const [row] = alike
  if (row !== undefined && alike.length === 1 && words === '' && quantity !== '') row.quantity = quantity
  else alike.forEach(doubtQuantity)
  return true
}

/** Whether a line names a standard, or work on parts. */
function isOther(line: string): boolean {
  return namesStandard(line) || namesCut(line) || namesWork(line)
}
