import { findAll, replaceFound } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'

/** A hose before its bore in millimetres, in folded letters: `pour tuyau de 9`, `Schlauch 13` */
const hoseBefore =
  /(?<!\p{L})(?:schlauche?|hoses?|tuyaux?|mangueras?|tubos?|tubi|mangueiras?|slang(?:en)?|waz|weza|hadic\p{L}{0,2}|tomlo\p{L}{0,3}|furtun\p{L}?|cev)\s+(?:(?:de|of|da|di|von|van|av|o|od|za|fi|id)\s+)?ø?(?:6|8|9|10|13|16|19)(?![\d\p{L}]|[.,x×/]\d|\s*(?:mm|[x×*]))/gu

/** Writes the unit behind the bore of a hose, as its number counts no pieces. */
export function writeHoseBore(text: string): string {
  return replaceFound(text, findAll(hoseBefore, foldLetters(text)), ({ index, 0: { length } }) => {
    return `${text.slice(index, index + length)} mm`
  })
}
