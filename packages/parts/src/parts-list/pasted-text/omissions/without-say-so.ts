import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'

/** "Let us say" before a number, in all languages and in folded letters. */
const letUsSay =
  "(?:sagen wir(?: mal)?|(?:let's |let us )?say|disons|diciamo|digamos|rekneme|powiedzmy|mondjuk|(?:laten|zullen) we zeggen|sa zicem|lat oss saga|recimo)"
const handful =
  '(?:(?:ei)?ne handvoll|a handful of|une poignee de|una manciata di|un punado de|hrst|garsc|een handvol|um punhado de|o mana de|en handfull|pescica)'
const decided = new RegExp(
  String.raw`[\s,;–-]+${letUsSay}[\s:]+(?=(?:\d{1,4}(?![\d.,]*\s*[x×*])|(?:${wordOfSeveral})(?!\p{L})))`,
  'u',
)
const vague = new RegExp(String.raw`(?<!\p{L})${handful}\s+`, 'u')

/** Removes the words before a number that somebody decides for: `ne handvoll Stifte 10x40, sagen wir 10 Stück` */
export function withoutSaySo(line: string): string {
  const found = decided.exec(foldLetters(line))
  if (found === null) return line
  const before = line.slice(0, found.index)
  const rough = vague.exec(foldLetters(before))
  const named = rough === null ? before : before.slice(0, rough.index) + before.slice(rough.index + rough[0].length)
  return `${named}, ${line.slice(found.index + found[0].length)}`
}
