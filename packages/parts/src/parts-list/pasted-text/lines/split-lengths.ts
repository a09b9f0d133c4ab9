import { namesDiameter, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { sizeHeadings } from '../../headings/size-headings.ts'
import { anyOf, units } from '../../quantities/read-pieces.ts'
import { alternatives } from '../../quantities/word-pattern.ts'
import { joining } from '../corrections/change-words.ts'

const lengthWord = alternatives(
  Object.values(sizeHeadings)
    .flatMap(({ length }) => length.split(', '))
    .concat('lang', 'long', 'laengen', 'längen', 'lengths', 'longueurs', 'lunghezze', 'longitudes', 'l')
    .map((word) => word.replaceAll(' ', '_')),
)
/** "Und" is the Spanish short form of pieces, too. */
const length = String.raw`\d{2,4}(?:[.,]\d)?(?!\d|[.,]\d|\s*(?:[x×*]\s*\d|(?!und\s)${units.pieces}))(?:\s*mm(?!\p{L}))?`
const list = String.raw`${length}(?:\s*,\s*${length})*(?:\s*,)?\s+${joining}\s+${length}`
/** `Ø6 nitriert in 100, 125 und 160` */
const labelled = new RegExp(
  String.raw`(?<!\p{L})(?:in|a|de|v|w|${lengthWord})\.?\s*[:=]?\s+(?:${lengthWord}\s*)?(${list})`,
  'u',
)
/** `6x100, 125 und 160` */
const behindSize = new RegExp(
  String.raw`(?<=\d\s*[x×*]\s*)(\d{2,4}(?:\s*,\s*${length})*(?:\s*,)?\s+${joining}\s+${length})`,
  'u',
)
const figure = /\d{2,4}(?:[.,]\d)?/g
/** `6x200 a 2210-es szerszámhoz`: what means "and" in Czech is the Hungarian article, and the number that of a mould. */
const ofMould = new RegExp(String.raw`^(?:-?[aeo]?s)?\s${anyOf('moulds')}`, 'u')

/**
 * Splits parts that differ only in their length: `Auswerferstifte Ø6 in 100, 125 und 160`.
 * @returns null for a text without several lengths
 */
export function splitLengths(text: string): string[] | null {
  const folded = foldLetters(text)
  const sized = behindSize.exec(folded)
  const found = sized ?? (namesDiameter(text) ? labelled.exec(folded) : null)
  const lengths = found?.[1]?.match(figure) ?? []
  if (found === null || lengths.length < 2 || !isRising(lengths)) return null
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + found[0].length)
  // "100x36x12 and 30 screws" has pieces of another part.
  if (ofMould.test(foldLetters(behind)) || namesKind(/^\s+\S+/.exec(behind)?.[0] ?? '')) return null
  return lengths.map((each) => `${before}${sized === null ? 'L=' : ''}${each}${behind}`)
}

/** Other numbers may be quantities. */
function isRising(figures: readonly string[]): boolean {
  return figures.every((each, at) => at === 0 || Number(each) > Number(figures[at - 1]))
}
