import { changesMeaning, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'

/** Beginnings of words for places in a mould, in folded letters. */
const places =
  '(?:\\p{L}*(?:seite|halfte|ecke|schieber)|sides?|half|halves|corners?|slides?|lifters?|sliders?|cote|coin|tiroir|lato|angolo|carrell[oi]|lado|esquina|corredera|canto|corredica|\\p{L}*(?:kant|zijde|hoek|schuif)|stron[ay]|naroznik|suwak[a]?|stran[ay]?|rohu?|posuvn\\p{L}*|oldal|sarok|csuszka|parte[a]?|colt|glisiera|sidan?|horn|slid|kot|drsnik\\p{L}*|ritorno|retorno|rappel|powrotn\\p{L}+|vratn\\p{L}+|visszatolo\\p{L}*|revenire|povratn\\p{L}+)'
const place = new RegExp(String.raw`(?<!\p{L})${places}(?!\p{L})`, 'u')
const aside = /\s*\(([^()\d]{4,60})\)(?=[^()]*$)/u
/** Words that count, choose or compare: the bracket may change the pieces. */
const counting = new RegExp(
  String.raw`(?<!\p{L})(?:${wordOfSeveral}|${anyOf('each')}|${anyOf('moulds')}|only|nur|both|beide[nrs]?|one|une?|un[ao]?|ein\p{L}{0,2}|per|pro|je)(?!\p{L})`,
  'u',
)

/**
 * Removes a bracket that says where in the mould a part is, or that the former one is worn: `ejector pin 5x200 (lifter side)`,
 * `dowel pin 8x40 (old ones are worn)`
 */
export function withoutAsides(text: string): string {
  const found = aside.exec(text)
  if (found === null) return text
  const said = found[1] ?? ''
  const folded = foldLetters(said)
  const isHarmless = place.test(folded) || namesLoss(said)
  const words = said.split(/\s+/)
  const isOfPart =
    namesKind(said) ||
    namesWork(said) ||
    namesCut(said) ||
    words.some((word) => belongsToPart(word) || changesMeaning(word))
  const changes = isCancelled(said) || denial.test(folded) || counting.test(folded) || said.includes('?')
  return !isHarmless || isOfPart || changes
    ? text
    : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
