import { hasSizes } from '../../../cell-content.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { units } from '../../../quantities/read-pieces.ts'
import { readOrderLine } from '../../lines/read-order-line.ts'

/** Words for "before", per language and in folded letters. A translator adds words here and nowhere else. */
const before = [
  'vorher|zuvor|bisher|bislang|davor|ursprunglich|alt|fruher|irrtumlich|falschlich|versehentlich|letztes mal',
  'before|previously|formerly|earlier|originally|old|by mistake|mistakenly|wrongly|last time',
  'avant|auparavant|precedemment|initialement|ancien(?:nement)?|par erreur|la derniere fois',
  'prima|precedentemente|in precedenza|inizialmente|originariamente|vecchio|per errore|per sbaglio|la volta scorsa',
  'antes|anteriormente|inicialmente|originalmente|viejo|por error|por engano|la ultima vez|da ultima vez',
  'predtim|drive|puvodne|stare|omylem|minule|wczesniej|poprzednio|pierwotnie|dotychczas|omylkowo|ostatnio',
  'elotte|korabban|eddig|eredetileg|tevedesbol|multkor|eerst|eerder|voorheen|oorspronkelijk|per ongeluk|vorige keer',
  'inainte|anterior|initial|din greseala|data trecuta|tidigare|forut|forst|ursprungligen|av misstag|forra gangen',
  'prej|doslej|prvotno|pomotoma|zadnjic',
].join('|')
/** Words for "was", "I wrote" and "I ordered", per language and in folded letters. */
const told = [
  'war(?:en)?|stand|(?:geschrieben|bestellt|angegeben|notiert|angefragt)(?: hatten?)?',
  'was|were|(?:had )?(?:written|put|ordered|said|wrote|typed|asked for)|it said',
  "(?:c')?etai(?:en)?t|(?:mis|ecrit|note|commande|indique|demande)",
  'erano|era|(?:scritto|messo|indicato|ordinato|chiesto)',
  'eran?|puse|pusimos|(?:escrito|puesto|pedido|indicado)|escribi|dije|pedi|ponia',
  'eram|pus|pusemos|(?:posto|indicado)|escrevi|disse|pedimos',
  '(?:na)?psal[aio]?|objednal[aio]?|uvedl[ai]?|byl[aoiy]?|(?:na)?pisal[ae]m|(?:na)?pisalismy|podal[ae]m|zamowil[ae]m',
  'volt(?:ak)?|irt(?:am|unk)|rendelt(?:em|unk)|was|waren|(?:geschreven|opgegeven|besteld|gezet)',
  'era(?:u)?|(?:scris|pus|comandat|trecut)|var|skrev|stod|(?:skrivit|bestallt|angett)',
  'bil[aoie]?|(?:na)?pisal[aoi]?|narocil[aoi]?',
].join('|')
/** Between the words and beside the figure: `the old length was 125` */
const filler =
  "(?:j')?(?:a(?:va)?is?|avions|avons)|hatten?|haben?|had|ho|avevo|avevamo|abbiamo|habia(?:mos)?|hemos|he|tinha(?:mos)?|heb|hadden|am|aveam|hade|sem|smo|ich|wir|i|we|nous|on|io|yo|nosotros|jsem|jsme|en|ik|wij|jag|vi|jaz|ja|my|da|es|das|it|they|die|ca|hier|tu|the|ones?|of|de|los?|las?|les|di|die|der|lange?|lang|long(?:ueur)?|longitud|largos?|lungh(?:ezza|i)|length|delka|dlugosc|hossz|lengte|comprimento|lungime|langd|dolzina"
const value = String.raw`(?:m\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?[x×*]\s?\d{1,4}(?:[.,]\d{1,2})?)*(?:-?[aeo]?t)?`
const word = `(?:${before}|${told}|${filler})`
const former = new RegExp(
  String.raw`^(?=.*(?<!\p{L})(?:${before}|${told})(?!\p{L}))(?:${word}[\s:=]+)*[o⌀]?(${value})(?:\s*(?:${units.pieces}|mm))?(?:\s+${word})*[\s.!]*$`,
  'u',
)
const toldClause = new RegExp(String.raw`(?<!\p{L})(?:${told})(?!\p{L})`, 'u')
const clause = /\s*(?:\(([^()]{4,50})\)|\[([^[\]]{4,50})\]|(?:[,;/]|\s[–-])\s([^,;()]{4,50}))[\s.]*$/u

/**
 * Removes a last bracket or clause that only says what stood there before: `pin 4x160 (was 4x125)`, `24 screws M6x20, I
 * wrote 12`. The new number of pieces must stand there.
 */
export function withoutFormerValues(line: string): string {
  const folded = foldLetters(line)
  const [clauseText = '', round, square, behind = ''] = clause.exec(folded) ?? []
  const bracket = round ?? square
  const value = former.exec(bracket ?? behind)?.[1]
  if (value === undefined) return line
  // "24 screws, before 12" may be a time.
  if (bracket === undefined && !hasSizes(value) && !toldClause.test(behind)) return line
  const rest = line.slice(0, folded.length - clauseText.length)
  if (!hasSizes(rest)) return line
  return hasSizes(value) || readOrderLine(rest).quantity !== '' ? rest : line
}
