import { endsInAsking } from '../../../words/order-words.ts'
import { anyOf } from '../../quantities/read-pieces.ts'

/** Beginnings of nouns that have a number, as an order, a tool and a page have, in folded letters. */
const nouns = [
  'order|bestell|auftrag|angebot|anfrage|offer|offert|ponud|nabid|objed|pedid|comand|zamow|naroc|rende|ajanl|encom|propost|commande',
  'devis|ordine|prevent|job|affaire|commess|zakaz|zlecen|nalog|kommission|projek|project|projet|progett|proyect|proiect|masch|machin',
  'macchin|maqu|maszyn|masin|stroj|mask|press|prens|gep|zeich|draw|version|serie|klass|item|zeile|ligne|riga|linea|linha|page|seite',
  // Makers of injection moulding machines, whose types are numbers: `auf der Arburg 470`
  'arburg|engel(?!s)|krauss|maffei|battenfeld|demag|netstal|ferromatik|haitian|sumitomo|wittmann|sandretto',
].join('|')
/** Short ones, which begin other words: `noch`, `Hallo`. */
const shortNouns =
  'pos|poz|pol|art|nr|no|num|kw|wk|week|woche|tyden|teden|tydzien|seman|semaine|settim|saptam|veck|line|rad|rigel|halle|hall|rev|index|plan|typ|form|unit|gate|bay|dock|building|gebaude|rampe|ramp|quai|batiment'
/** Their beginnings; `$` ends a whole word. */
const beginnings =
  'pos(?:$|it|ic|te?n?$|tavk|iz)|punkt|pkt$|partida|rand$|poz(?:$|y?c|it)|pol(?:$|oz)|art(?:$|i)|nr|no$|num|kw|wk|week|woche|tyden|teden|tydzien|seman|semaine|settim|saptam|veck|line|rad|rigel|halle|hall|rev|index|plan|typ|form|(?:unit|gate|bay|dock|building|gebaude|rampe|ramp|quai|batiment)$'
/** Before a number that is a date, a limit or another one of a row. */
const prepositions = 'seit|from|vom|bis$|to$|von$|od$|do$|until|at$|um$|alle|ora|the'

/** `entro le 16`, `before 10`, `przed 10`: the number behind it is that of a day or an hour. */
export const timeBefore =
  /(?<!\p{L})(?:before|by|until|till|vor|bis|avant|entro|prima|antes|hasta|ate|pred|do|przed|inainte|pana|fore|fram|elott|pe la|vers|gegen|verso|hacia|sobre|klockan|kl|um)\.?\s+(?:(?:de|delle|dell|le|las|la|as|ore|the|der|den|godz|godzina|kl|til)\.?\s+){0,2}$/u

const anyNumbered = new RegExp(`^(?:${nouns}|${beginnings}|${prepositions})`, 'u')
const noun = new RegExp(`^(?:(?:${nouns})|(?:${shortNouns}|${anyOf('moulds')})$)`, 'u')

/** Whether a number behind a word in folded letters counts nothing. */
export function isNumbered(word: string): boolean {
  return anyNumbered.test(word)
}

/** Whether a word in folded letters is a noun that has a number, and no verb that asks for pieces, as "order" may be. */
export function isNumberedNoun(word: string): boolean {
  return noun.test(word) && !endsInAsking(word)
}
