import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesOwnStock } from '../../quantities/stock-words.ts'
import { but } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { asking } from '../mail/parts-already-there.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'

const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const maxWords = 6
const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u

/** Beginnings of words for what is of no use, in folded letters: `but they are too short`, `pero son de otro diámetro` */
const useless = [
  '(?:too|zu|te|trop|troppo|demasiad\\p{L}+|muito|prilis|moc|zbyt|za|prea|for|tul|pre)(?=\\s\\p{L})|other|different|wrong|worn|bent|rust',
  'ander|falsch|verschliss|krumm|verbog|verrost|autre|mauvais|usee?s?(?!\\p{L})|tordu|altr|sbagliat|consumat|stort',
  'otr[oa]|equivocad|gastad|doblad|outr[oa]|errad|jin[eay]|spatn|opotreb|inn[aey]|zuzyt|krzyw|rossz|kopott|gresit|uzat|annan|fel(?!\\p{L})',
  // What another mould needs: `but they are for something else`, `aber schon verplant`
  'verplan|vergeben|reservier|reserved|(?:sont|est) reserve|riservat|reservad|rezervov|rezervat|rezervir|zarezerw|gereserv|spoken for|earmark|iets anders|autre chose|altceva|alt[ae](?!\\p{L})|masra|mashova|masik|annat|(?:till|for) andra|foglalt|lefoglal',
  'sliten|slitna|verkeerd|versleten|krom|drug|napacn|obrablj',
].join('|')
const isUseless = new RegExp(
  String.raw`(?<!\p{L})(?:${but}|a(?=\s(?:so|sta|je|niso)(?!\p{L})))(?!\p{L})[^\d]*(?<!\p{L})(?:${useless})[^\d]*$`,
  'u',
)

/**
 * Removes sentences about pieces which the buyer has and cannot use, as they change nothing: `We still have 3 pillars but
 * they are too short.`
 */
export function withoutUseless(line: string): string {
  if (!namesOwnStock(line)) return line
  const sentences = line.split(betweenSentences)
  return sentences.filter((sentence) => !isOfUseless(sentence)).join(' ')
}

function isOfUseless(sentence: string): boolean {
  if (!namesOwnStock(sentence) || hasSizes(sentence)) return false
  const said = isUseless.exec(foldLetters(sentence))?.[0] ?? ''
  // "But send four others" asks for these.
  return said !== '' && !(number.test(said) && asking.test(said))
}

/**
 * Removes sentences which only say that a kind of parts does not change, as they count nothing: `Tuleje bez zmian.` A line
 * that has only one stays.
 */
export function withoutKept(line: string): string {
  const sentences = line.split(betweenSentences)
  return sentences.length < 2 ? line : sentences.filter((sentence) => !isKept(sentence)).join(' ')
}

function isKept(sentence: string): boolean {
  if (!namesKind(sentence) || hasSizes(sentence) || number.test(foldLetters(sentence)) || isCancelled(sentence))
    return false
  return sentence.split(/\s+/).length <= maxWords && withoutUnchanged(sentence) !== sentence
}
