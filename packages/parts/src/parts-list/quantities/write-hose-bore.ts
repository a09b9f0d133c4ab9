import { findAll, replaceFound } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'

/** Words for a hose in all languages, in folded letters, as a pattern. */
export const hoseWords =
  '(?:schlauche?n?|hoses?|tuyaux?|flexibles?|mangueras?|tubos?|tubi|flessibil[ei]|mangueiras?|slang(?:en|ar)?|wa?z|wez[ay]|hadic\\p{L}{0,2}|tomlo\\p{L}{0,3}|furtun(?:ul|uri)?|cevi?)'
const bore = String.raw`ø?(?:6|8|9|10|13|16|19)(?![\d\p{L}]|[.,x×/]\d|\s*(?:mm|[x×*]))`
/** A hose before its bore in millimetres, in folded letters: `tuyau de 9`, `Schlauch 13` */
const hoseBefore = new RegExp(
  String.raw`(?<!\p{L})${hoseWords}\s+(?:(?:de|of|da|di|von|van|av|o|od|za|fi|id)\s+)?${bore}`,
  'gu',
)
/** What a nipple is for, with the bore before the hose: `für 9er Schlauch`, `for a 9 mm hose` */
const hoseBehind = new RegExp(
  String.raw`(?<!\p{L})(?:fur|for|voor|till)\s+(?:an?\s+|een\s+)?(6|8|9|10|13|16|19)(?:\s?mm|-?er)?[\s-]${hoseWords}(?!\p{L})`,
  'gu',
)

/** Writes the unit behind the bore of a hose, as its number counts no pieces. */
export function writeHoseBore(written: string): string {
  const text = replaceFound(written, findAll(hoseBehind, foldLetters(written)), ({ 1: size }) => `${size} mm`)
  return replaceFound(text, findAll(hoseBefore, foldLetters(text)), ({ index, 0: { length } }) => {
    return `${text.slice(index, index + length)} mm`
  })
}
