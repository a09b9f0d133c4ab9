import { changesMeaning, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberValues, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
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
  // "X4 (all four broken)" tells of the pieces that are counted.
  const folded = withoutCountOf(text.slice(0, found.index), foldLetters(said))
  const isHarmless = place.test(folded) || namesLoss(said)
  const words = said.split(/\s+/)
  const isOfPart =
    // "Gebrochen" has the beginning of the French "broche".
    namesKind(words.filter((word) => !namesLoss(word)).join(' ')) ||
    namesWork(said) ||
    namesCut(said) ||
    words.some((word) => belongsToPart(word) || changesMeaning(word))
  const changes = isCancelled(said) || denial.test(folded) || counting.test(folded) || said.includes('?')
  return !isHarmless || isOfPart || changes
    ? text
    : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}

const countAtEnd = new RegExp(String.raw`(?:[x×]\s?|\s)(\d{1,4})\s*(?:${units.pieces})?\.?$`, 'u')
const allOfThem = new RegExp(
  String.raw`(?<!\p{L})(?:all(?:e|en)?|tou(?:te)?s les|tutt[ei] e|l[oa]s|[oa]s|alle|wszystk\p{L}{1,2}|vsechn\p{L}{1,2}|mind a|toate(?: cele)?|toti(?: cei)?|alla|vs[aeih]{1,2}) (\d{1,4}|${wordOfSeveral})(?!\p{L})`,
  'u',
)

/** Removes from a bracket that all pieces are meant if it has the number that is counted before it. */
function withoutCountOf(before: string, said: string): string {
  const count = countAtEnd.exec(foldLetters(before))?.[1] ?? /^(\d{1,4})\s/.exec(before)?.[1]
  const found = allOfThem.exec(said)
  const number = found?.[1] ?? ''
  const isSame = count !== undefined && Number(count) === (numberValues.get(number) ?? Number(number))
  return found === null || !isSame ? said : said.replace(found[0], '')
}
