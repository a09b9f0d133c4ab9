import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { stockWord } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { but, denial } from '../corrections/agreed-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'

/** "If" in all languages, in folded letters. */
const condition =
  '(?:if|when|provided|falls|wenn|sofern|soweit|si|se|caso|als|indien|mits|jesli|jezeli|pokud|jestli|ha|daca|om|ce)'
const bracketed = new RegExp(String.raw`\s*\(${condition}\s[^()\d]{3,80}\)`, 'u')

/** `, but only if you have them in stock`, `, falls lagernd` */
const ofStock = new RegExp(
  String.raw`(?:\s*[,;]|\s[–-])\s+(?:${but}\s+)?(?:${anyChange('only')}\s+)?${condition}\s(?:[^\s,;.()\d]+\s){0,5}${stockWord}(?:\s[^\s,;.()\d]+){0,2}(?=\s*(?:$|[,;.]))`,
  'u',
)

/**
 * Removes a condition that is about no feature of the part, in brackets or about the stock: `6x160, 4 pcs (if you have
 * them on the shelf)`
 */
export function withoutConditions(text: string): string {
  const folded = foldLetters(text)
  const found = bracketed.exec(folded) ?? ofStock.exec(folded)
  if (found === null) return text
  const said = text.slice(found.index, found.index + found[0].length)
  const words = said.split(/[\s(),]+/).filter(Boolean)
  const isOfPart =
    namesKind(said) ||
    namesWork(said) ||
    namesCut(said) ||
    isCancelled(said) ||
    denial.test(foldLetters(said)) ||
    words.some(belongsToPart)
  return isOfPart ? text : `${text.slice(0, found.index)}${text.slice(found.index + said.length)}`
}
