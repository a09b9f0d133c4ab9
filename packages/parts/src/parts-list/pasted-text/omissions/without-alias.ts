import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { firstMentions } from '../lines/split-mentions.ts'

/** "That is" in all languages, in folded letters. */
const thatIs =
  "(?:=|i\\.\\s?e\\.|d\\.\\s?h\\.|that is|das sind|das heisst|sprich|c'est-a-dire|soit|cioe|ossia|es decir|o sea|ou seja|dwz\\.?|d\\.w\\.z\\.|oftewel|czyli|tj\\.|to jest|to je|azaz|vagyis|adica|dvs\\.?|torej)"
const count = String.raw`(?:(?:\d{1,4}|${wordOfSeveral})(?:\s*(?:x|×|${units.pieces}))?\s+)?`
const alias = new RegExp(String.raw`^(${count})([^\d=;.]{3,40}?)[\s,(]+${thatIs}\s+(?=\p{L}{3})`, 'u')

/** Removes another name before the one with the sizes: `return pins, i.e. ejector pins nitrided 12x160` */
export function withoutAlias(text: string): string {
  const found = alias.exec(foldLetters(text))
  if (found === null || !namesKind(found[2] ?? '')) return text
  const named = text.slice(found[0].length)
  const [first] = firstMentions(named)
  if (first === undefined || !namesKind(named.slice(0, first.start))) return text
  return `${text.slice(0, found[1]?.length)}${named.replace(/\)(?=[^()]*$)/, '')}`
}
