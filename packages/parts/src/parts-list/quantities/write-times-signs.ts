import { namesKind } from '../cell-content.ts'
import { findAll, replaceFound } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { units, wordOfSeveral } from './read-pieces.ts'

/** Words for "times" between figures, in folded letters. Others, such as "na", also stand between a length and that of a cut. */
const times = '(?:mal|times|by|par|fois|per|por|krat|maal|bij|ganger|gange|razy|ori|sz[eo]r)'
const figure = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?:\s?mm)?`
/** Behind a figure the Hungarian word is an ending: `3-szor 5-ször 125` */
const joined = String.raw`(?:\s+${times}|-sz[eo]r)\s+`
const chain = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×*-]|(?:item|line|pos|position)\.?\s)(?:m\s?)?${figure}(?:${joined}${figure})+(?!\s*(?:[x×*]|\d|[.,]\d|(?!und\s)${units.pieces}|${units.packs}))`,
  'gu',
)
const between = new RegExp(joined, 'u')
const unit = /\s?mm$/
const hungarian = /\d-sz[eo]r/
/** A shorter second size may be a number of pieces. */
const minLength = 20
/** `20 db viton o-gyűrű`: the pieces of the kind that stands directly before the sizes */
const countedKind = new RegExp(
  String.raw`(?:^|[,;.:!?]\s|\s)(?:\d{1,4}|${wordOfSeveral})\s+(?:${units.pieces}\s+)?((?:\p{L}[\p{L}.'-]*\s+){1,5})$`,
  'u',
)
const maxBefore = 100

/** Writes "times" between the sizes of a part as a sign: `5 mal 8 mal 150` becomes `5x8x150`. */
export function writeTimesSigns(text: string): string {
  const folded = foldLetters(text)
  return replaceFound(text, findAll(chain, folded), ({ index, 0: said }) => {
    const written = text.slice(index, index + said.length)
    const sizes = said.split(between)
    const [first = 0, second = 0] = sizes.map((size) => Number.parseFloat(size.replace(/^m\s?/, '').replace(',', '.')))
    // "2 times 10" are pieces.
    const mayBePieces =
      sizes.length < 3 && !said.startsWith('m') && !hungarian.test(said) && (second < minLength || second < 2 * first)
    if (mayBePieces && !isBehindCountedKind(folded.slice(Math.max(0, index - maxBefore), index))) return written
    const chained = sizes.map((size, at) => (at < sizes.length - 1 ? size.replace(unit, '') : size)).join('x')
    return chained.replace(/^m/, 'M')
  })
}

function isBehindCountedKind(before: string): boolean {
  const [, kind = ''] = countedKind.exec(before) ?? []
  return kind !== '' && namesKind(kind)
}
