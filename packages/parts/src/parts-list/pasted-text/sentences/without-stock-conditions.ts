import { hasMaterial, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { withoutContacts } from '../mail/part-line.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { betweenSentences } from './leave-out-sentences.ts'

/** "If" in all languages, in folded letters; German also begins with the verb. */
const condition =
  /^(?:(?:und|and|et|e|y|i|a|en|in|och|es|si)\s)?(?:if|in case|should|falls|wenn|sofern|sollten?|si|s'il|au cas ou|se|nel caso|caso|als|indien|mocht(?:en)?|jesli|jezeli|gdyby|pokud|jestli|kdyby|ha|amennyiben|daca|in cazul|om|skulle|ce|ako)(?!\p{L})/u
/** What is not there, without "not": `out of stock`, `ausverkauft`, `nincs`. */
const missing =
  /(?<!\p{L})(?:out of stock|sold out|short|vergriffen|ausverkauft|ausgegangen|rupture|epuis\p{L}*|esaurit\p{L}*|agotad\p{L}*|esgotad\p{L}*|uitverkocht|brakuje|zabrak\p{L}*|vyprodan\p{L}*|nema\p{L}*|nejsou|neni|nincs\p{L}*|elfogyott|epuizat\p{L}*|lipse\p{L}*|slut|saknas|ni(?:so|mate)?|zmanjka\p{L}*)(?!\p{L})/u
/** That it comes late: `wenn sie später kommen`, `if they take longer` */
const late =
  /(?<!\p{L})(?:late|later|longer|delayed|spater|langer|verspat\p{L}*|tarde?|tardan|tardi|retard\p{L}*|ritard\p{L}*|atras\p{L}*|demor\p{L}*|pozniej|spozni\p{L}*|pozdeji|zpozd\p{L}*|kesobb|kesn\p{L}*|tarziu|intarzi\p{L}*|senare|forsen\p{L}*|kasneje|pozneje|zamu[dj]\p{L}*)(?!\p{L})/u
/** Beginnings of words that ask for word from the shop: `let me know`, `kurz anrufen`, `dejte vědět`. */
const inform =
  /(?<!\p{L})(?:bescheid|anruf|melden|meldung|ruf|inform|sag|let|tell|call|ring|phone|shout|advise|contact|kontakt|contatt|prevenez|prevenir|previens|appel|dites|dis|signal|avv?is|chiam|fat|dite|dime|diga|dinos|decid|decirm|llam|bel|meld|laat|seintje|hoor|daj|dac|zadzwon|dzwon|powiad|dej|zavol|ozv|napis|napist|sdelt|szol|jelez|hiv|ertesit|telefon|anunt|sun|spune|hor av|meddel|ring|sag till|javi|poklic|sporoc|obvest|lig)/u
const sizes = /\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*(?<![.,]))+/gu
/** Before a condition within a sentence: `the machine stands, so if they are late, call me` */
const beforeClause =
  /[,;]\s+(?:(?:so|also|daher|deshalb|deswegen|darum|donc|alors|quindi|percio|asi que|por eso|entonces|portanto|por isso|entao|dus|daarom|wiec|dlatego|takze|proto|ugyhogy|ezert|deci|asa ca|darfor|sa|zato|torej)\s+)?(?=\p{L})/gu

/**
 * Removes sentences that only ask for word from the shop if a part is not in stock: `If the 8x315 are out of stock, please
 * let me know.` One that names another size, a material or work, or cancels, says what to send then.
 */
export function withoutStockConditions(line: string): string {
  if (line.length > maxLength) return line
  const sentences = line.split(betweenSentences)
  const kept = sentences.flatMap((sentence) => (asksForWord(sentence) ? [] : withoutLastClause(sentence)))
  return kept.join(' ') === sentences.join(' ') ? line : kept.join(' ')
}

/** Removes a condition that ends a sentence about something else. */
function withoutLastClause(sentence: string): string {
  const folded = foldLetters(sentence)
  const ends = inform.test(folded) ? findAll(beforeClause, folded) : []
  const end = ends.find(({ index, 0: { length } }) => asksForWord(sentence.slice(index + length)))
  return end === undefined ? sentence : `${sentence.slice(0, end.index)}.`
}

/** `and cancel the others` */
const cancels = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')

const maxLength = 1000
const maxSentence = 150
const maxContact = 50
/** "Ring me" names no ring. */
const ringing = /(?<!\p{L})ring(?=\s(?:me|us|you)(?!\p{L}))/giu

function asksForWord(sentence: string): boolean {
  if (sentence.length > maxSentence + maxContact || !condition.test(foldLetters(sentence.trim()))) return false
  const plain = withoutContacts(withoutTimes(sentence).replace(/[.!]+$/, '')).replace(ringing, 'call')
  const folded = foldLetters(plain.trim())
  if (folded.length > maxSentence || !condition.test(folded) || !inform.test(folded)) return false
  const said = missing.exec(folded) ?? late.exec(folded) ?? denial.exec(folded)
  if (said === null) return false
  const isOfOne = findAll(sizes, folded).length <= 1 && !/\d/.test(folded.replace(sizes, ' '))
  // "Kurz anrufen" shortens nothing.
  const asked = plain.replace(/(?<!\p{L})kurz(?!\p{L})/iu, '')
  const asksElse = namesCut(asked) || namesWork(asked) || hasMaterial(asked) || cancels.test(folded)
  // A kind without sizes behind "not in stock" may be one that is wanted instead.
  const isOfAny = /\d/.test(folded) || !namesKind(folded.slice(said.index))
  return isOfOne && isOfAny && !asksElse
}
