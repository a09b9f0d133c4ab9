import { foldLetters } from '../../../fold-letters.ts'
import { units } from '../../../quantities/read-pieces.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'

const packed =
  '(?:verpackt|abgepackt|verpakt|packed|bagged|(?:bag|pack)(?! of)|packaged|boxed|emballee?s?|conditionnee?s?|confezionat[aeio]|imballat[aeio]|embalad[oa]s?|empaquetad[oa]s?|pakowan[aey]|zapakowan[aey]|balen[aeyo]|zabalen[aeyo]|csomagolva|ambalat[ae]?|forpackade?|packade|pakiran[aeio]?)'
const by = '(?:zu(?: je)?|je|a|per|par|in|po|by|em|de|en|om|i|cate|each|of|mit|with|tot|no)'
const number = String.raw`(?:\d{1,3}(?:er|s|-?[aeo]s(?:aval|evel|[aeo]?val)?)?|tens|fives|twenties|dozens|pairs)(?:\s?(?:${units.pieces}))?`
const ifPossible =
  '(?:\\s(?:if (?:you can|possible)|please|bitte|wenn moglich|si possible|se possibile|si puede ser|se possivel|indien mogelijk|aub|svp|prosim|prosze|kerem|tack|om mojligt))?'
const clause = new RegExp(
  String.raw`\s*(?:[,;(–-]\s*)(?:(?:please|bitte|graag|svp|prosim|prosze|per favore|por favor)\s)?(?:${packed}\s${by}\s${number}|${by}\s${number}\s${packed})${ifPossible}\s*(?=[),.;]|$)\)?`,
  'u',
)

/** Removes behind a part how many pieces are packed together, as this counts none: `20 blade ejectors 2x9.5x200x100, packed in tens` */
export function withoutPackedBy(line: string): string {
  const found = clause.exec(foldLetters(line))
  const end = endOfSizes(line)
  if (found === null || end === 0 || found.index < end) return line
  return `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}`
}
