import { hasSizes, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { doubtQuantity, type MailReading } from './mail-reading.ts'

const article =
  '(?:the|die|der|den|dem|das|la|le|il|lo|el|az?|de|het|o|det|z|ze|od|von|of|del|della|du|da|do|van|av|au|al|zu[rm]?)'
/** `the 3rd`, `la 3e`, `von der 3.`, `a 4.`, `den 3:e`, and at the beginning of a clause `4. odpadá` */
const ordinal = new RegExp(
  String.raw`(?<![\p{L}\d.,:/x×-])(?:(\d{1,3})(?:st|nd|rd|th|ste|ere|er|eme|ieme|e)(?!\p{L})|(?<=^|[,;.!?]\s|(?<!\p{L})${article}\s)(\d{1,3})(?:[ao](?!\p{L})|:[ea](?!\p{L})|-?[aeo]s\p{L}{0,5}(?!\p{L})|\.(?=\s|$)))`,
  'gu',
)
const change = new RegExp(
  String.raw`(?<![\p{L}\d])(?:elmarad|kimarad|${anyChange('cancel')}|${anyChange('only')}|\d{1,4}\s*(?:${units.pieces}))(?!\p{L})`,
  'u',
)
const clauseEnd = /[,;!?]|(?<=\p{L}{3})\./u
/** A longer line is hardly a sentence. */
const maxLength = 1000

/**
 * Leaves open the positions that a sentence changes by ordinal numbers alone which no rule has read: `of the 3rd only
 * 2 pcs, the 4th is cancelled`
 */
export function doubtOrdinals({ rows, references, lines }: MailReading): void {
  if (rows.every(({ position }) => position === null)) return
  const own = new Set(rows.map(({ line }) => line))
  lines.forEach((line, index) => {
    if (own.has(index) || line.length > maxLength || hasSizes(line) || namesPartAlone(line)) return
    const read = new Set((references.get(index) ?? []).flatMap(({ positions }) => positions))
    const folded = foldLetters(line)
    for (const found of findAll(ordinal, folded)) {
      const position = Number(found[1] ?? found[2])
      const [clause = ''] = folded.slice(found.index + found[0].length).split(clauseEnd)
      if (read.has(position) || !(change.test(clause) || denial.test(clause))) continue
      for (const row of rows) if (row.position === position) doubtQuantity(row)
    }
  })
}
