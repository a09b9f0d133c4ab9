import { namesLoss } from '../../../words/order-words.ts'
import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { keptInStock, stockWord } from '../../quantities/stock-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { replacedKind } from '../corrections/without-replaced-kind.ts'
import { kindStems } from '../references/kind-stems.ts'
import { ownVerb, still } from '../sentences/without-owned.ts'
import { saysDropped, withoutRemembering } from './dropped-kinds.ts'
import { anyLeftOut } from './left-out-words.ts'
import { doubtQuantity, type MailReading, ofKind } from './mail-reading.ts'

const leaving = new RegExp(String.raw`(?<!\p{L})${anyLeftOut('leaving')}(?!\p{L})`, 'u')
const onlyRest = new RegExp(String.raw`(?<!\p{L})${anyLeftOut('onlyRest')}(?!\p{L})`, 'u')
const isThere = new RegExp(
  String.raw`(?<!\p{L})(?:${ownVerb}|${keptInStock}|${still}|here|da|gefunden|found|trouv\p{L}+|trovat\p{L}|encontr\p{L}+|gevonden|znal\p{L}+|nasl\p{L}+|talal\p{L}+|gasit|hitta\p{L}+)(?!\p{L})`,
  'u',
)
const whatever = new RegExp(String.raw`(?<!\p{L})${anyLeftOut('whatever')}(?!\p{L})`, 'u')
const onStock = new RegExp(
  String.raw`(?<!\p{L})${stockWord}|(?<!\p{L})(?:stock|lager|zalog\p{L}+|raktar\p{L}*)(?!\p{L})`,
  'u',
)
/** Which leaves out what is not there: `bitte weglassen`, `lo dejan fuera` */
const leftOut =
  /(?<!\p{L})(?:weg|weglassen|raus|streichen|leave|skip|omit|drop|laisse[zr]?|ignore[zr]?|oublie[zr]?|lasci\p{L}*|togli\p{L}*|dej\p{L}+|quit\p{L}+|deix\p{L}+|retir\p{L}+|weglaten|weg|pomin\p{L}*|wykresl\p{L}*|vynech\p{L}*|vypust\p{L}*|hagyj\p{L}*|kihagy\p{L}*|lasa\p{L}*|scoate\p{L}*|utelamna\p{L}*|stryk\p{L}*|hoppa|izpust\p{L}*|opust\p{L}*)(?!\p{L})/u
/** Slavic and Hungarian verbs with "not" in them. */
const notThere = /(?<!\p{L})(?:nema\p{L}*|nimate|nincs\p{L}*|neni|nejsou|nie ma)(?!\p{L})/u
const sentenceEnd = /[.;!](?=\s|$)/
const maxLength = 400
const maxSentence = 150
const maxRows = 300

/**
 * Leaves open the parts that a sentence of several clauses leaves out: `forget the screws, we have a box of them`, `two
 * pillars are here, so only the rest`, `leave out what is not on stock`, `instead of the sleeves send 4 pins 5x125`.
 * @param textAt what the mail says in a line
 */
export function doubtLeftOut({ lines, levels, rows }: MailReading, textAt: (line: number) => string): void {
  for (const index of lines.keys()) {
    const text = textAt(index)
    if (text.length > maxLength || !/\p{L}{3}/u.test(text)) continue
    const level = levels[index] ?? 0
    const above = rows.filter((row) => row.line < index || (levels[row.line] ?? 0) > level).slice(-maxRows)
    if (above.length === 0) continue
    const meant = text.split(sentenceEnd).flatMap((sentence) => {
      if (sentence.length > maxSentence) return []
      const folded = foldLetters(sentence)
      const replaced = replacedKind(sentence)
      if (replaced !== null) return ofKind(above, kindStems(foldLetters(replaced)))
      if (hasSizes(sentence) || sentence.includes('?')) return []
      if (leavesMissing(folded)) return above
      return leavesKind(sentence, folded) ? ofKind(above, kindStems(folded)) : []
    })
    for (const row of meant) doubtQuantity(row)
  }
}

function leavesMissing(folded: string): boolean {
  const isMissing = denial.test(folded) || notThere.test(folded)
  return isMissing && whatever.test(folded) && onStock.test(folded) && (leftOut.test(folded) || isCancelled(folded))
}

function leavesKind(sentence: string, folded: string): boolean {
  if (namesLoss(sentence) || saysDropped(sentence)) return false
  if (onlyRest.test(folded)) return isThere.test(folded)
  return leaving.test(withoutRemembering(folded)) && !/\d/.test(folded)
}
