import { foldLetters } from '../../fold-letters.ts'
import { anyOf, article, inTotal, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'

const packs = `(?:${units.packs})`
const pieces = String.raw`(?:\s*(?:${units.pieces}))`
const counted = new RegExp(String.raw`(?<![\p{L}\d.,/-])((?:\d{1,4}|${article}|${wordOfSeveral})\s*${packs})`, 'gu')

/** `50 in each`, `vienen 50 en cada una`, `w każdym 50` */
const inEach = String.raw`(?:in (?:each|every|jede[mrn]|elke?|ognun[oa]|ciascun[oa]|fiecare)|in (?:a|one) ${packs}|en cada un[oa]|dans chacune?|drin|inside|w kazd\p{L}+|v kazd\p{L}+|em cada uma?|i varje|v vsak\p{L}*|mindegyikben)`
const each = `(?:${anyOf('each')}|a|de|da|van|om|med|with)`
/** What stands between packs and their size, where one word alone would be read: `3 VE zu je 10`, `2 pachete a câte 50`. */
const ofEach =
  /^\s*(?:(?:zu|mit|von|a|de|cu|w|z)\s+(?:je(?:weils)?|cate)|je|jeweils|po|om|a|con|com|avec)\s+(?=\d{1,6}(?![.,]?\d|\s*[x×*]))/u
/** `3 csomag | 10 db-os`, `3 csomag | 10 darabos` */
const ofPieces = /^\s*(\d{1,6})\s*(?:db|darab)-?os(?!\p{L})/u
/** `(10 Stück/VE)`, `(10 pcs per pack)`, `(je 10 Stück)`, `(10 pcs each)` */
const sizeInBrackets = new RegExp(
  [
    String.raw`\s*\(\s*(\d{1,6})${pieces}?\s*(?:/|${anyOf('per')}(?!\p{L})|w|en|v|i)\s*(?:1\s*)?${packs}\s*\)`,
    String.raw`\s*\(\s*(?:${each}|${inEach})\s+(\d{1,6})${pieces}?(?:\s+${inEach})?\s*\)`,
    String.raw`\s*\(\s*(?:(?:there are|with|vienen|traen|hay|il y en a|ce ne sono|sono|sind|jest|je|zitten)\s+)?(\d{1,6})${pieces}?\s+${inEach}\s*\)`,
    String.raw`\s*\(\s*(\d{1,6})${pieces}?\s*(?:each|apiece|je|jeweils|ciascun[ao]|cad|chacune?|cada un[ao]|vardera|elk|egyenkent)\s*\)`,
  ].join('|'),
  'u',
)
/** `(insgesamt 200 Stück)`, `(200 pcs in total)` */
const totalInBrackets = new RegExp(
  String.raw`\s*\(\s*(?:(?:=\s*)?${inTotal}\s*:?\s*(\d{1,6})${pieces}?|(\d{1,6})${pieces}?\s*${inTotal})\s*\)`,
  'u',
)
/** `(100 Stück)`, `, 100 Stück` at the end, `= 100 Stück` */
const piecesBehind = new RegExp(String.raw`\s*(?:\(\s*=?\s*(\d{1,6})${pieces}\s*\)|[,=]\s*(\d{1,6})${pieces}$)`, 'u')
const sizes = /m?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*)+/g
/** More words may say what a number is of: `je Form`. */
const other = new RegExp(String.raw`\d|(?<!\p{L})(?:${anyOf('per')}|${anyOf('each')}|${anyOf('moulds')})(?!\p{L})`, 'u')

/**
 * Writes how many pieces are in a pack behind the packs, where it stands behind the part or in other words: `3 VE zu je 10
 * Stück`, `1 Paket Stifte 5x24 (100 Stück)`. Pieces in brackets behind several packs may be of one or of all.
 */
export function sayPackSize(text: string): string {
  const [first, ...further] = [...foldLetters(text).matchAll(counted)]
  if (first === undefined || further.length > 1) return text
  const end = first.index + first[0].length
  const [before, behind] = [text.slice(0, end), text.slice(end)]
  const folded = foldLetters(behind)
  const linked = ofEach.exec(folded)
  if (linked !== null) return `${before} à ${behind.slice(linked[0].length)}`
  const named = ofPieces.exec(folded)
  if (named !== null) return `${before} à ${named[1]} db${behind.slice(named[0].length)}`
  const count = readPieces(first[0])?.count ?? 0
  const sized = sizeInBrackets.exec(folded) ?? (count === 1 ? piecesBehind.exec(folded) : null)
  const found = sized ?? totalInBrackets.exec(folded)
  if (found === null || further.some(({ index }) => index - end >= found.index + found[0].length)) return text
  const rest = behind.slice(found.index + found[0].length)
  const size = Number(found.slice(1).find((figures) => figures !== undefined))
  if (other.test(foldLetters(rest).replace(sizes, ' ')) || size === 0) return text
  const said = `${behind.slice(0, found.index)}${rest}`
  if (sized !== null) return `${before} à ${size} pcs${said}`
  return size % count === 0 ? `${text.slice(0, first.index)}${size} pcs${said}` : text
}
