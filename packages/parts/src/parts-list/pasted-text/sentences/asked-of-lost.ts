import { changesMeaning, endsInAsking, isFillerWord } from '../../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues } from '../../quantities/read-pieces.ts'
import { namesOwnStock, stockWord } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { isAnswerWord, isPiecesWord, readAskedCount, sayGroups } from './asked-count.ts'
import { isOtherNoun } from './find-asked.ts'
import { isAbout } from './lone-count.ts'
import { isNumbered } from './numbered-nouns.ts'
import { withoutReserve } from './without-reserve.ts'

const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const inStock = new RegExp(`^${stockWord}`, 'u')
/** The Hungarian six, which is "has" in German. */
const six = /(?<!\p{L})hat(?=\s(?:új|uj|db|darab))/giu

/** Words of questions for prices and stock and of polite ones, per language and in folded letters; `_` is a blank. */
const inquiring = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'kosten kostet haben_sie habt_ihr hast_du anbieten angebot preis konnen konntet konnten',
    'costs? how_much have_you do_you_have got quotes? quotation price can could',
    'stoji nacen\\p{L}+ mate nabidk\\p{L}+ cen[auy]? muzete mohli',
    'cuestan? cuanto tienen teneis tiene cotizar coticen cotizacion oferta precio pueden podeis podrian',
    'coutent? coute avez-vous chiffrer devis offre prix pouvez pouvez-vous pourriez',
    'mennyibe van tudnak tudnanak arajanlat\\p{L}* ajanlat\\p{L}*',
    'costano costa avete quotate quotazione offerta prezzo potete potreste',
    'kost heeft hebt hebben prijs offerte kunnen kunt',
    'kosztuj\\p{L}* macie wycen\\p{L}* ofert\\p{L}* cen[aey] mozecie',
    'custam? tem cotacao cotar orcamento preco podem conseguem',
    'costa aveti pret oferta puteti',
    'kostar har_ni offerera offert pris kan',
    'stane stanejo imate ponudb\\p{L}* cen[aeo]? lahko',
  ]
    .join(' ')
    .replaceAll(' ', '|')
    .replaceAll('_', ' ')})(?!\p{L})`,
  'u',
)

/**
 * Returns the number of a sentence behind lost parts, which asks for new ones with words that nobody may know: `Můžete nám
 * urychleně poslat 6 kusů?` Beside its only number there must be a word for pieces or words of an order.
 */
export function readAskedOfLost(said: string): string {
  const sentence = said.replace(/[.!?\s]+$/, '')
  const known = readAskedCount(sentence)
  if (known !== '' || namesPartAlone(sentence) || namesKind(sentence)) return known
  if (namesWork(sentence) || namesCut(sentence) || isCancelled(sentence)) return ''
  const words = sayGroups(withoutReserve(sentence).replace(six, '6'))
    .split(/\s+/)
    .filter((word) => word.replace(marks, '') !== '')
  const places = words.flatMap((word, at) => (countOf(word) > 1 ? at : []))
  const [place] = places
  if (place === undefined || places.length > 1) return ''
  const isAsking = words.some((word) => endsInAsking(word)) || inquiring.test(foldLetters(sentence))
  if (!isAsking || words.some((word) => changesMeaning(word) && !isAnswerWord(word))) return ''
  const [before, next] = [words[place - 1] ?? '', words[place + 1]]
  const isCounting = next !== undefined && isPiecesWord(next)
  const behind = words.slice(place + 1).join(' ')
  const isPlain =
    (before === '' || isAnswerWord(before) || inquiring.test(foldLetters(before))) &&
    (next === undefined || isAnswerWord(next) || inStock.test(foldLetters(behind)))
  const bare = foldLetters(before).replace(marks, '')
  if (!(isCounting || isPlain) || isAbout(bare) || (isNumbered(bare) && !isCounting)) return ''
  if (isOtherNoun(behind)) return ''
  // "We have 6 in stock" asks for none.
  return namesOwnStock(sentence) && !inquiring.test(foldLetters(sentence)) ? '' : String(countOf(words[place] ?? ''))
}

/** Returns the number that a word is; "ten" and "hat" are also other words. */
function countOf(word: string): number {
  const bare = foldLetters(word).replace(marks, '')
  if (/^\d{1,3}$/.test(bare)) return Number(bare)
  return isFillerWord(word) ? 0 : (numberValues.get(bare) ?? 0)
}
