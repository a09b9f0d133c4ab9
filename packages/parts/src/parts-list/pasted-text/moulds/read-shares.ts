import { belongsToPart, hasMaterial, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { anyOf, article, noStandard, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { formatMark } from './count-marks.ts'
import { withoutMadeUp } from './without-made-up.ts'

const one = '(?:one|eins|en|eden|jedn\\p{L}{1,3}|pe cate un|un(?:ul|a)|um|uma)'
/** The decimals of a price are none: `14,20 pro Stück` */
const number = String.raw`((?<!\d[.,])\d{1,3}(?![.,]?\d|\s*[x×*/]|\s*mm)|(?:${wordOfSeveral}|${article}|${one})(?!\p{L}))`
const pieces = String.raw`(?:\s*(?:${units.pieces}))?`
/** `6 pz per favore` divides nothing. */
const per = `(?:${anyOf('per')}(?!\\s+favou?re?(?!\\p{L}))|p|a(?=\\s+(?:side|corner|cavity|plate)))`
const to =
  '(?:for|fur|fuer|pour|para|pentru|voor|till|za|na|pro|do|in|im|w|v|em|on|at|an|auf|su|en|sur|i|pa|op|aan|a|de|dla|la|ve|pe|dans|nella|nel|per|pod|do|zum|zur|furs|ins|to|as|als|come|como|comme)'
const every =
  '(?:each|every|(?:jede|kazd|fiecar)\\p{L}{0,3}|ogni|ciascun[oa]?|chaque|cada|elke?|iedere?|varje|vsak\\p{L}{0,3}|minden|jedn[uoay]|jedna)'
/** `je`, `po`: before a number that is that of each place. */
const before = String.raw`(?:(?:also|soit|jeweils|je|po|cate|a|de|i\.e\.|tj\.|czyli|ossia|cioe|osea|dvs\.?|azaz)\s+){0,2}`
const clauseEnd = String.raw`(?=\s*(?:$|[),;.!?\t]))\s*\)?`
const words = String.raw`\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*)?`
/** `links/rechts`, `left and right` */
const side =
  '(?:left|right|links|rechts|li|re|lh|rh|gauche|droite|izquierd[ao]s?|derech[ao]s?|sinistr[aoie]|destr[aoie]|lev[aoey]|prav[aoey]|lew[aeyj]+|praw[aeyj]+|vanster|hoger|esquerd[ao]s?|direit[ao]s?|stanga|dreapta)'
const sides = String.raw`${side}\.?\s*(?:[/+&-]|und|and|et|y|e|en|a|i|och|si|in)\s*${side}\.?`
/** The comma of `2,80 per stuk` is that of a price. */
const apart = String.raw`(?!(?<=\d),\d)[\s,;(–-]+`
/** `(2 per side)`, `, po dvou do každé formy`, `, je eine pro Ecke`, `oldalanként 2` */
const share = new RegExp(
  [
    String.raw`${apart}${before}${number}${pieces}\s*(?:(?:${per}\s+|/\s*)(?:${every}\s+)?|(?:${to}\s+(?:the\s+)?)?${every}\s+)${words}${clauseEnd}`,
    String.raw`${apart}${before}${number}${pieces}\s*${to}\s+${every}${clauseEnd}`,
    String.raw`${apart}(?:${before}|${every}\s+)${number}${pieces}\s*${sides}${clauseEnd}`,
    String.raw`${apart}\p{L}+[eao]nkent\s+${number}${pieces}${clauseEnd}`,
    String.raw`${apart}${number}${pieces}\s+\p{L}+[eao]nkent${clauseEnd}`,
    String.raw`${apart}mind(?:egyik|ketto)h[eo]z\s+${number}${pieces}${clauseEnd}`,
  ].join('|'),
  'u',
)
const place = String.raw`${number}${pieces}\s*${to}\s+(?:\p{L}{1,3}\s+)?(?:\p{L}{3,}(?:\s+[\p{L}\d-]{1,8})?|\d{1,6}(?![\d.,]*\s*[x×*\d]))`
/** `(5 for tool A, 5 for tool B)`, `, six for mould A and six for mould B` */
const parted = new RegExp(
  String.raw`[\s,;:(–-]+${place}(?:(?:\s+\p{L}{1,8}){0,2}?\s*(?:[,;/+&]|(?<!\p{L})${joining}(?!\p{L}))\s*${place})+${clauseEnd}`,
  'u',
)
const places = new RegExp(place, 'gu')

const stock =
  '(?:lager|vorrat|sklad|skladu|skladem|zasob[yua]|zapasu|stock|shelf|almacen|existencias|magasin|magazzino|scorta|magazyn|raktar|raktarra|keszletre|voorraad|magazijn|armazem|stoc|magazie|depozit|lagret|forrad|zalog[oae]|skladisce)'
const purpose = String.raw`(?:(?:\p{L}{1,5}\s+){0,2}(?:${stock}|${anyChange('spare')})(?!\p{L}))`
/** `4 davon fürs Lager`, `(3 na sklad)`, `(5 of these are spares)` */
const among = new RegExp(
  [
    String.raw`[\s,;(–-]+(?:${ofThem}\s+)${number}${pieces}\s+(?:\p{L}{1,4}\s+)?${purpose}${clauseEnd}`,
    String.raw`[\s,;(–-]+${number}${pieces}\s+${ofThem}(?:\s+\p{L}+){0,5}?${clauseEnd}`,
    String.raw`\s*\(\s*${number}${pieces}\s+${purpose}\s*\)`,
  ].join('|'),
  'u',
)
/** What is kept is not worked on, although "rezerva" begins as a Czech word for a cut. */
const isKept = new RegExp(String.raw`^\W*(?:${ofThem}\s+)?\S+${pieces}\s+(?:\p{L}{1,4}\s+)?${purpose}\W*$`, 'u')
/** A figure before a share, which it divides; sizes are none, nor is the bore of a nipple: `raccord 13 G1/4`. */
const total = new RegExp(
  String.raw`${noStandard}(?<![\d.,/-]|[x×*]\s?)(?:\d{1,4}(?![\d.,/-]|\s*(?:[x×*]|mm|(?:\p{L}{1,4}\s)?[gm]\s?\d))|(?<!\p{L})${wordOfSeveral}(?!\p{L}))`,
  'u',
)
const totals = new RegExp(total, 'gu')

/** Removes the only number of pieces of a text, which is the former one beside a new one. */
export function withoutTotal(text: string): string {
  const [found, ...others] = findAll(totals, foldLetters(text))
  if (found === undefined || others.length > 0) return text
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/\s{2,}/g, ' ').trim()
}

/**
 * Marks how the pieces of a part are divided, which changes none of them: `4 columnas (dos por lado)`. Only behind a
 * number of pieces, as "2 per side" alone may mean any.
 */
export function markShares(text: string): string {
  return markAll(markAll(withoutProvenShares(text), among, 'among'), share, 'each')
}

/** Removes how the pieces are divided where the shares make up the pieces before them. */
export function withoutProvenShares(written: string): string {
  const text = withoutMadeUp(written)
  const folded = foldLetters(text)
  const found = parted.exec(folded)
  const head = text.slice(0, found?.index)
  if (found === null || namesKind(found[0]) || namesWork(found[0])) return text
  const shares = findAll(places, found[0]).map(([, number = '']) => countOf(number))
  const stated = findAll(totals, foldLetters(head)).map(([number]) => countOf(number))
  const isWhole = stated.at(-1) === shares.reduce((sum, count) => sum + count, 0)
  return isWhole ? `${head}${text.slice(found.index + found[0].length)}` : text
}

function countOf(number: string): number {
  return readPieces(`${number} pcs`)?.count ?? 0
}

function markAll(text: string, pattern: RegExp, kind: 'each' | 'among'): string {
  const found = pattern.exec(foldLetters(text))
  if (found === null) return text
  const head = text.slice(0, found.index)
  const said = text.slice(found.index, found.index + found[0].length)
  const count = readPieces(`${found.slice(1).find((number) => number !== undefined)} pcs`)?.count
  const isOther = kind === 'among' && !isKept.test(foldLetters(said)) && (namesWork(said) || namesCut(said))
  const behind = text.slice(head.length + said.length)
  const isMaterial = hasMaterial(said) || acronyms(said).some(belongsToPart) || isMaterialOfShare(said, behind)
  const isOfPart = isOther || (kind === 'among' && (namesKind(said) || isMaterial))
  if (count === undefined || isOfPart || !total.test(foldLetters(head))) return text
  return markAll(`${head} ${formatMark(kind, count)}${behind}`, pattern, kind)
}

/** `DLC`, `TiN` */
function acronyms(said: string): readonly string[] {
  return said.match(/(?<!\p{L})\p{Lu}\p{L}{1,3}(?!\p{L})/gu) ?? []
}

const endsInThem = new RegExp(String.raw`(?<!\p{L})${ofThem}$`, 'u')

/** Whether a material behind a comma is that of the share alone: `10 pins 6x160, eight of them, hardened` */
function isMaterialOfShare(said: string, behind: string): boolean {
  const [, material = ''] = /^\s*,\s*([^,.;!?()]+)/.exec(behind) ?? []
  return endsInThem.test(foldLetters(said)) && material !== '' && belongsToPart(material.trim())
}
