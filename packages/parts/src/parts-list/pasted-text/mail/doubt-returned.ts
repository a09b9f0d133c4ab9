import { foldLetters } from '../../fold-letters.ts'
import { doubtQuantity, type MailReading } from './mail-reading.ts'

/** What names goods that go back, per language and in folded letters. A translator adds words here and nowhere else. */
const returned = {
  de: {
    noun: 'ruck(?:sendung|gabe|lieferung)(?:en)?|retouren?|reklamation(?:en)?',
    verb: '(?:schick|send|geb)\\p{L}* (?:[^.;!?]{0,60} )?zuruck|zuruck(?:geschickt|gesendet|gegeben|schicken|senden|geben)',
  },
  en: {
    noun: 'returns?|returned(?: goods)?|complaints?',
    verb: '(?:send|sending|sent|give|giving) (?:[^.;!?]{0,60} )?back|(?:we|i) (?:are |am )?return(?:ing)?',
  },
  cs: { noun: 'reklamace|vraceni|vratky?', verb: 'vracime|vracim' },
  es: { noun: 'devolucion(?:es)?|reclamacion(?:es)?', verb: 'devolvemos|devuelvo' },
  fr: { noun: 'retours?|reclamations?|renvois?', verb: 'retournons|renvoyons|(?:je (?:vous )?)(?:retourne|renvoie)' },
  hu: { noun: 'visszaru|visszakuldes|reklamacio', verb: 'visszakuld\\p{L}+' },
  it: { noun: 'res[oi]|reclam[oi]|restituzion[ei]', verb: 'rendiamo|restituiamo|rimandiamo|restituisco' },
  nl: {
    noun: 'retour(?:en|zending|zendingen)?|reclamaties?',
    verb: '(?:stur?en|stuur|zenden|geven) (?:[^.;!?]{0,60} )?(?:terug|retour)',
  },
  pl: { noun: 'zwroty?|reklamacj[ae]', verb: 'zwracamy?|odsylamy?' },
  pt: { noun: 'devoluc(?:ao|oes)|reclamac(?:ao|oes)', verb: 'devolvemos|devolvo' },
  ro: { noun: 'retur(?:uri)?|reclamati[ei]', verb: 'returnam|returnez|trimitem (?:[^.;!?]{0,60} )?inapoi' },
  se: { noun: 'returer|retur|reklamation(?:er)?', verb: '(?:skickar|sander) (?:[^.;!?]{0,60} )?tillbaka|returnerar' },
  sl: { noun: 'vracil[oa]|reklamacij[ae]', verb: 'vracamo?' },
} as const
const nouns = Object.values(returned)
  .map(({ noun }) => noun)
  .join('|')
const verbs = Object.values(returned)
  .map(({ verb }) => verb)
  .join('|')
/** A noun stands alone in front or behind, as springs "de retour" push a plate back. */
const isReturned = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${nouns})(?:\s*[:–-]|\s+(?=\d)|[^\p{L}\d]*$)|[\s(,–-](?:${nouns})[^\p{L}\d]*$|(?<!\p{L})(?:${verbs})(?!\p{L})`,
  'u',
)
const maxLine = 300

/**
 * Leaves the parts of a line open that go back to the shop: `return: 6 pins 3x160`. A heading means those of the lines
 * directly below it.
 * @param textAt what the mail says in a line
 */
export function doubtReturned({ lines, rows }: MailReading, textAt: (line: number) => string): void {
  const byLine = Map.groupBy(rows, ({ line }) => line)
  let isBelow = false
  for (const index of lines.keys()) {
    const text = textAt(index)
    if (text.trim() === '') continue
    const own = byLine.get(index) ?? []
    const isNamed = text.length <= maxLine && isReturned.test(foldLetters(text))
    if (isNamed || (isBelow && own.length > 0)) own.forEach(doubtQuantity)
    isBelow = own.length === 0 ? isNamed && /:\s*$/.test(text) : isBelow
  }
}
