import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { firstMentions } from '../lines/split-mentions.ts'

/** "Let us say" before a number, in all languages and in folded letters. */
const letUsSay =
  "(?:sagen wir(?: mal)?|(?:let's |let us )?say|disons|diciamo|digamos|pongamos|rekneme|powiedzmy|mondjuk|(?:(?:laten|zullen) we )?zeg(?:gen)?(?: maar)?|sa zicem|lat oss saga|recimo)"
/** "Exactly" before a number that is certain, behind a rough one. */
const exactly =
  '(?:(?:ganz )?genau|exakt|exactly|precisely|exactement|precisement|exactamente|esattamente|precisamente|precies|exact|dokladnie|presne|exatamente|precis|pontosan|tocno|natancno)'
const handful =
  '(?:(?:ei)?ne handvoll|a handful of|une poignee de|una manciata di|un punado de|hrst|garsc|een handvol|um punhado de|o mana de|en handfull|pescica)'
const amount = String.raw`(?:\d{1,4}(?![\d.,]*\s*[x×*])|(?:${wordOfSeveral})(?!\p{L}))`
const decided = new RegExp(String.raw`[\s,;–-]+${letUsSay}[\s:]+(?=${amount})`, 'u')
/** `? Non, mettez-en exactement 16`; behind "exactly" may also stand a length. */
const certain = new RegExp(
  String.raw`\s*[,;?–-]\s+(?:(?:nein|no|non|nee|nej|ne|nie|nem|nu|nao)[\s,]+)?(?:(?:bitte|please|mettez-en|mets-en|prenez-en|macht|make it|ponga|metta|doe|prosim|prosze)\s+)?(?<!\p{L})${exactly}\s+(${amount})(?![.,]\d)(?:\s*${units.pieces})?(?=\s*(?:$|[.,;!?)])|\s(?:in|en|em|of|von|de|di|van|av|w|v|od)\s+\d[\d.,]*\s*[x×])`,
  'u',
)
const several = String.raw`(?:\d{1,4}(?![.,]?\d|\s*[x×*])|(?:${wordOfSeveral})(?!\p{L}))`
/** `ca. 10`, `una trentina di`, `une vingtaine de`, `ungefähr ein Dutzend` */
const rough = String.raw`(?:${anyOf('about')}|een stuk of|un[ao]s)(?!\p{L})\.?\s+(?:${several}|(?:(?:ein|a|une?|una|een|uma)\s+)?(?:${groupWord})(?!\p{L}))(?:\s+(?:${units.pieces})(?!\p{L}))?|(?:una?|une|uma|een|ett|en|ena)\s+(?:${groupWord})(?!\p{L})(?:\s+(?:di|de)(?!\p{L})|\s+d'(?=\p{L}))?`
const vague = new RegExp(String.raw`(?<!\p{L})(?:${handful}|${rough})\s*`, 'gu')

/**
 * Removes the words before a number that somebody decides for: `ne handvoll Stifte 10x40, sagen wir 10 Stück`, `une dizaine
 * d'éjecteurs 5x160, exactement 12`
 */
export function withoutSaySo(line: string): string {
  const folded = foldLetters(line)
  const said = decided.exec(folded)
  const found = said ?? certain.exec(folded)
  if (found === null) return line
  const before = line.slice(0, found.index)
  const behind = line.slice(found.index + found[0].length)
  const [place, ...others] = findAll(vague, foldLetters(before))
  const end = place === undefined ? 0 : place.index + place[0].length
  // "About 10 pins 6x160 and sleeves 5x8x100, say 20" may decide for one or both.
  const isOfOne = place !== undefined && others.length === 0 && firstMentions(before.slice(end)).length <= 1
  const head = isOfOne ? before.slice(0, place.index) : before
  const rest = isOfOne ? before.slice(end) : ''
  if (said !== null) return `${head}${rest}, ${behind.replace(/^(\d+)(?=[.!]*$)/, '$1 pcs')}`
  return isOfOne && !/[.;!]\s/.test(rest) ? `${head}${found[1]} ${rest}${behind}` : line
}
