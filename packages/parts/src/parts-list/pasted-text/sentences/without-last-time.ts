import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { asksIn, namesFurther } from './told-losses.ts'

/** "Last time" and "of the last delivery", as a part of patterns for folded texts. */
export const lastTime = [
  '(?:letzte[snmr]?|vorige[snmr]?|vergangene[snmr]?) (?:mal|lieferung|bestellung|sendung)|last (?:time|delivery|order|batch|shipment)',
  "la derniere (?:fois|livraison|commande)|l'autre fois|(?:del)?l'altra volta|(?:scorsa|ultima) (?:volta|consegna|fornitura)|volta scorsa",
  '(?:la )?ultima (?:vez|entrega|encomenda)|la otra vez|(?:pedido|envio) anterior|(?:vorige|laatste) (?:keer|levering|bestelling)',
  '(?:ostatni|poprzedni)\\p{L}* (?:razem|dostaw\\p{L}+)|ostatnio|minule|posledn\\p{L}+ (?:dodavk|zasilk)\\p{L}+',
  'zadnjic|(?:prejsnj|zadnj)\\p{L}+ (?:dobav|posilj)\\p{L}+|(?:mult|utobb|utols)\\p{L}*kor\\p{L}*|legutobb\\p{L}*',
  'data trecuta|(?:livrarea|comanda) trecuta|(?:forra|senaste) (?:gangen|leveransen)',
].join('|')
/** How parts were, in folded letters: they fit, or were too large. */
const judged = [
  'pass(?:en|ten|t|te)|einwandfrei|tadellos|super|perfekt|prima|gut|in ordnung|ok|okay|zu \\p{L}{4,}',
  'fit|fits|fitted|fine|great|perfect\\p{L}*|well|good|too \\p{L}{3,}|parfait\\p{L}*|impeccable\\p{L}*|bien|bon(?:ne)?s?|trop \\p{L}{3,}',
  'bene|benissimo|perfett\\p{L}+|ottim\\p{L}+|troppo|fuori|demasiado|bem|perfeit\\p{L}*|otim\\p{L}*|acima|abaixo',
  'goed|te (?:groot|klein|lang|kort|dik|dun)|past(?:en)?|dobr\\p{L}+|idealn\\p{L}+|pasowal\\p{L}*|za (?:duz|mal|dlug|krotk)\\p{L}+',
  'sedel\\p{L}*|v poradku|prilis|jok?|jol|tul|passzolt\\p{L}*|bun[aei]?|bine|prea|bra|passade|for (?:stor|lit|lang|kort)\\p{L}*|pre(?:velik|majh|dolg|kratk)\\p{L}*',
].join('|')
const tellsOfLast = new RegExp(
  String.raw`^(?=.*(?<!\p{L})(?:${lastTime})(?!\p{L}))(?=.*(?<!\p{L})(?:${judged})(?!\p{L}))`,
  'u',
)
const mayCount = new RegExp(
  String.raw`\d|(?<!\p{L})(?:${wordOfSeveral}|${anyChange('same')}|${anyChange('samePart')}|${ofThem})(?!\p{L})`,
  'u',
)
const again = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('same')}|${anyChange('samePart')}|${ofThem})(?!\p{L})`,
  'u',
)
/** A comma between figures is one of a size: `0,02 zu groß` */
const clause = /(?:[^,.;!?]|[,.](?=\d))+[,.;!?]*\s*/gu
const maxLength = 300

/**
 * Removes clauses that only tell how the parts of the last delivery were: `the 2 pillars from last time fit perfectly`. One
 * beside further numbers stays, as these may ask for the same again.
 */
export function withoutLastTime(line: string, at: number, lines: readonly string[]): string {
  if (line.length > maxLength || hasSizes(line)) return line
  const folded = foldLetters(line)
  if (!tellsOfLast.test(folded)) return line
  const clauses = findAll(clause, folded)
  const told = clauses.filter(({ index, 0: said }) => isTold(line.slice(index, index + said.length)))
  const others = clauses.filter((one) => !told.includes(one)).map(([said]) => said)
  const below = lines.slice(at + 1).find((other) => other.trim() !== '') ?? ''
  const mayRepeat = others.some((said) => mayCount.test(said)) || again.test(foldLetters(below))
  return told.length === 0 || mayRepeat ? line : replaceFound(line, told, () => '').trim()
}

function isTold(said: string): boolean {
  const folded = foldLetters(said)
  return (
    tellsOfLast.test(folded) &&
    namesKind(said) &&
    !again.test(folded) &&
    !namesFurther(folded) &&
    !asksIn(said) &&
    !isCancelled(said)
  )
}
