import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { firstMentions } from '../lines/split-mentions.ts'

/** "Let us say" before a number, in all languages and in folded letters. */
const letUsSay =
  "(?:sagen wir(?: mal)?|(?:let's |let us )?say|disons|diciamo|digamos|pongamos|rekneme|powiedzmy|mondjuk|(?:(?:laten|zullen) we )?zeg(?:gen)?(?: maar)?|sa zicem|lat oss saga|recimo)"
const handful =
  '(?:(?:ei)?ne handvoll|a handful of|une poignee de|una manciata di|un punado de|hrst|garsc|een handvol|um punhado de|o mana de|en handfull|pescica)'
const decided = new RegExp(
  String.raw`[\s,;–-]+${letUsSay}[\s:]+(?=(?:\d{1,4}(?![\d.,]*\s*[x×*])|(?:${wordOfSeveral})(?!\p{L})))`,
  'u',
)
const several = String.raw`(?:\d{1,4}(?![.,]?\d|\s*[x×*])|(?:${wordOfSeveral})(?!\p{L}))`
/** `ca. 10`, `una trentina di`, `une vingtaine de` */
const rough = String.raw`(?:${anyOf('about')}|een stuk of|un[ao]s)(?!\p{L})\.?\s+${several}(?:\s+(?:${units.pieces})(?!\p{L}))?|(?:una?|une|uma|een|ett|en|ena)\s+(?:${groupWord})(?!\p{L})(?:\s+(?:di|de)(?!\p{L})|\s+d'(?=\p{L}))?`
const vague = new RegExp(String.raw`(?<!\p{L})(?:${handful}|${rough})\s*`, 'gu')

/** Removes the words before a number that somebody decides for: `ne handvoll Stifte 10x40, sagen wir 10 Stück` */
export function withoutSaySo(line: string): string {
  const found = decided.exec(foldLetters(line))
  if (found === null) return line
  const before = line.slice(0, found.index)
  const [place, ...others] = findAll(vague, foldLetters(before))
  const end = place === undefined ? 0 : place.index + place[0].length
  // "About 10 pins 6x160 and sleeves 5x8x100, say 20" may decide for one or both.
  const isOfOne = others.length === 0 && firstMentions(before.slice(end)).length <= 1
  const named = place === undefined || !isOfOne ? before : before.slice(0, place.index) + before.slice(end)
  return `${named}, ${line.slice(found.index + found[0].length).replace(/^(\d+)(?=[.!]*$)/, '$1 pcs')}`
}
