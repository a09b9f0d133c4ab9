import { foldLetters } from '../../fold-letters.ts'
import { keptInStock } from '../../quantities/stock-words.ts'

const ownAtEnd = new RegExp(
  String.raw`(?<!\p{L})(?:${keptInStock}|(?:ich )?hab(?:e|en wir)?|(?<!(?:can|could|may|must|should) )(?:i|we)(?:'ve| have)(?: got)?|(?:ai|avons)|ho|abbiamo|teng[oa]|tenemos|tenho|temos|mam[ye]?|ima[mo]+|heb(?:ben)?|har|(?:am|avem)|nekem van)(?:\s(?:ich|wir|ik|we|jag|vi|noch|still|encore|ancora|aun|todavia|ainda|nog|jeste|jeszcze|meg|fortfarande|inca|schon|deja|gia|ya|ja|uz|juz|ze)){0,3}\s*:?\s*$`,
  'u',
)

/** Whether pieces behind a text are those that its writer has: `im Lager | 12`, `tengo | 12`, `j'en ai encore | 12` */
export function endsInOwning(text: string): boolean {
  return ownAtEnd.test(foldLetters(text.slice(-40)))
}
