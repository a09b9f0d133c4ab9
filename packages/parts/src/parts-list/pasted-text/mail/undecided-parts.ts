import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import { doubtQuantity, type MailRow } from './mail-reading.ts'
import { anyUndecided } from './undecided-words.ts'

/** "If" in all languages, in folded letters. */
export const condition = '(?:if|falls|wenn|sofern|si|se|caso|indien|jesli|jezeli|pokud|ha|daca|om|ce)'
const pieces = String.raw`(?:\d{1,5}(?![\d.,]*\d|\s*[x×*]\s*\d)|${wordOfSeveral}(?!\p{L}))`
/** Also behind the pieces or the sizes of a part. */
const start = String.raw`(?:^|[,;:(*\t!>–]|\s-|\d(?=\s)|\d\s*(?:${units.pieces}))\s*`
const clause = String.raw`${start}(?<words>${anyUndecided('alone')})\.?\s*(?=$|[,;:.)!*\t–]|-\s)`
const before = String.raw`(?<!\p{L})(?:${anyUndecided('before')}\.?|${condition}\s(?:\p{L}+\s){0,3}${anyUndecided('price')}(?:\s\p{L}+){0,2},?:?)(?:\s\p{L}{2,7}){0,2}\s+(?=${pieces})`
const undecided = new RegExp(`${clause}|${before}`, 'gu')
const only = new RegExp(String.raw`^[\s(*–-]*${anyUndecided('alone')}[\s.)!*–-]*$`, 'u')
const figure = String.raw`\d+(?:[.,]\d+)?`
const size = String.raw`${figure}(?:\s?[x×*]\s?${figure})+`
const anySize = new RegExp(size)
const range = new RegExp(
  String.raw`(?<![\d.,x×*])(${size})(?:\s+${anyUndecided('to')}\s+|\s*(?:[–-]|\.{2,3})\s*)(${size})`,
  'gu',
)
const choice = new RegExp(
  String.raw`^[\s(–-]*${anyUndecided('or')}\s+(?:\d{1,4}\s+(?:${units.pieces}\s+)?)?(?:\p{L}+\s+)?${size}`,
  'u',
)
/** Without its accent it is "if" in other languages. */
const romanianAnd = /(?<!\p{L})[șş]i(?!\p{L})/giu
/** Without its accent it is "and" in other languages. */
const frenchTo = /(?<=\s)à(?=\s\d)/giu
/** A longer line is no part of a list. */
const maxLength = 1000

/**
 * Leaves the parts open of which their line, or the one below it, says that they are perhaps not ordered: `6x200 - on
 * hold`, `nur anbieten`, `vielleicht noch 4 Stück 6x200`.
 * @param textAt the line as it was written
 */
export function doubtUndecided(rows: readonly MailRow[], textAt: (line: number) => string): void {
  const lines = Map.groupBy(rows, ({ line }) => line)
  for (const [line, own] of lines) {
    const text = foldLetters(textAt(line).replace(romanianAnd, 'iar').replace(frenchTo, "jusqu'a"))
    if (text.length > maxLength) continue
    for (const { index, 0: said, groups } of findAll(undecided, text)) {
      const row = rowBeside(own, text, index + said.length, groups?.words !== undefined)
      if (row !== undefined) doubtQuantity(row)
    }
    for (const { 1: first, 2: end } of findAll(range, text))
      for (const row of own) if ([first, end].some((sizes) => sameSizes(sizes ?? '', row))) doubtQuantity(row)
    const last = own.at(-1)
    const below = foldLetters(textAt(line + 1))
    const others = lines.get(line + 1) ?? []
    if (last !== undefined && others.length === 0 && only.test(below)) doubtQuantity(last)
    if (last !== undefined && others.length > 0 && choice.test(below))
      for (const row of [last, ...others]) doubtQuantity(row)
  }
}

/** Returns the row behind which words stand; the first one behind them if they lead to it, or if none is before them. */
function rowBeside(rows: readonly MailRow[], text: string, end: number, isClause: boolean): MailRow | undefined {
  const said = text.replaceAll(/\s/g, ' ')
  const places = rows.map((row) => ({ row, place: placeOf(said, foldLetters(row.requested)) }))
  const behind = places.find(({ place }) => place >= end)
  const above = places.findLast(({ place }) => place < end)
  return (isClause ? (above ?? behind) : (behind ?? above))?.row
}

function placeOf(text: string, requested: string): number {
  const place = text.indexOf(requested)
  const sizes = anySize.exec(requested)?.[0] ?? requested
  return place < 0 ? text.indexOf(sizes) : place
}

function sameSizes(said: string, { requested }: MailRow): boolean {
  return said.replace(/\s/g, '').replace(/[×*]/g, 'x').replaceAll(',', '.') === sizesOf(requested)
}
