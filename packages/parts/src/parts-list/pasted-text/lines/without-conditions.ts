import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'

/** "If" in all languages, in folded letters. */
const condition =
  '(?:if|when|provided|falls|wenn|sofern|soweit|si|se|caso|als|indien|mits|jesli|jezeli|pokud|jestli|ha|daca|om|ce)'
const bracketed = new RegExp(String.raw`\s*\(${condition}\s[^()\d]{3,80}\)`, 'u')

/** Removes a condition in brackets that is about no feature of the part: `6x160, 4 pcs (if you have them on the shelf)` */
export function withoutConditions(text: string): string {
  const found = bracketed.exec(foldLetters(text))
  if (found === null) return text
  const said = text.slice(found.index, found.index + found[0].length)
  const words = said.split(/[\s(),]+/).filter(Boolean)
  const isOfPart =
    namesKind(said) || namesWork(said) || namesCut(said) || isCancelled(said) || words.some(belongsToPart)
  return isOfPart ? text : `${text.slice(0, found.index)}${text.slice(found.index + said.length)}`
}
