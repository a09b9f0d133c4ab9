import { hasMaterial, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'

/** "If" in all languages, in folded letters; German also begins with the verb. */
const condition =
  /^(?:(?:und|and|et|e|y|i|a|en|in|och|es|si)\s)?(?:if|in case|should|falls|wenn|sofern|sollten?|si|s'il|au cas ou|se|nel caso|caso|als|indien|mocht(?:en)?|jesli|jezeli|gdyby|pokud|jestli|kdyby|ha|amennyiben|daca|in cazul|om|skulle|ce|ako)(?!\p{L})/u
/** What is not there, without "not": `out of stock`, `ausverkauft`, `nincs`. */
const missing =
  /(?<!\p{L})(?:out of stock|sold out|short|vergriffen|ausverkauft|ausgegangen|rupture|epuis\p{L}*|esaurit\p{L}*|agotad\p{L}*|esgotad\p{L}*|uitverkocht|brakuje|zabrak\p{L}*|vyprodan\p{L}*|nema\p{L}*|nejsou|neni|nincs\p{L}*|elfogyott|epuizat\p{L}*|lipse\p{L}*|slut|saknas|ni(?:so|mate)?|zmanjka\p{L}*)(?!\p{L})/u
/** Beginnings of words that ask for word from the shop: `let me know`, `kurz anrufen`, `dejte vědět`. */
const inform =
  /(?<!\p{L})(?:bescheid|anruf|melden|meldung|ruf|inform|sag|let|tell|call|ring|phone|shout|advise|contact|kontakt|contatt|prevenez|prevenir|previens|appel|dites|dis|signal|avv?is|chiam|fat|dite|dime|diga|llam|bel|meld|laat|seintje|hoor|daj|dac|zadzwon|dzwon|powiad|dej|zavol|ozv|napis|napist|sdelt|szol|jelez|hiv|ertesit|telefon|anunt|sun|spune|hor av|meddel|ring|sag till|javi|poklic|sporoc|obvest|lig)/u
const sizes = /\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*(?<![.,]))+/gu
const betweenSentences = /(?<=[.!?])\s+(?=[¿¡]?\p{Lu})/u

/**
 * Removes sentences that only ask for word from the shop if a part is not in stock: `If the 8x315 are out of stock, please
 * let me know.` One that names another size, a material or work, or cancels, says what to send then.
 */
export function withoutStockConditions(line: string): string {
  if (line.length > maxLength) return line
  const sentences = line.split(betweenSentences)
  const kept = sentences.filter((sentence) => !asksForWord(sentence))
  return kept.length === sentences.length ? line : kept.join(' ')
}

/** `and cancel the others` */
const cancels = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')

const maxLength = 1000
const maxSentence = 150

function asksForWord(sentence: string): boolean {
  const folded = foldLetters(sentence.trim())
  if (folded.length > maxSentence || !condition.test(folded) || !inform.test(folded)) return false
  const isMissing = missing.test(folded) || denial.test(folded)
  const isOfOne = findAll(sizes, folded).length <= 1 && !/\d/.test(folded.replace(sizes, ' '))
  // "Kurz anrufen" shortens nothing.
  const said = sentence.replace(/(?<!\p{L})kurz(?!\p{L})/iu, '')
  const asksElse = namesCut(said) || namesWork(said) || hasMaterial(said) || cancels.test(folded)
  // A kind without sizes may be one that is wanted instead.
  const isOfAny = /\d/.test(folded) || !namesKind(said)
  return isMissing && isOfOne && isOfAny && !asksElse
}
