import { endOfSizes, splitMentions } from './split-mentions.ts'

/** `pins 4x125 (20)` */
const bracketed = /\s*\((\d{1,4})\)\s*$/
/** `pins 4x125 (about 20)` */
const bracketedInWords = /\(\p{L}[\p{L}.]*\s*\d{1,4}\)\s*$/u

const bracketedInside = /(\d\s?[x×]\s?\d[\d.,x×]*)\s*\((\d{1,4})\)/gu

/** Says that numbers in brackets are pieces where all parts of a line have one: `pins 4x125 (20), 5x125 (8)` */
function sayBracketedInside(line: string): string {
  const count = line.match(bracketedInside)?.length ?? 0
  return count > 1 && splitMentions(line).length === count ? line.replace(bracketedInside, '$1 $2 pcs') : line
}

/** Says that numbers in brackets are pieces where each line with sizes ends with one; a single one may be a note. */
export function sayBracketed(written: readonly string[]): readonly string[] {
  const lines = written.map(sayBracketedInside)
  if (lines.filter((line) => bracketed.test(line)).length < 2) return lines
  const sized = lines.filter((line) => endOfSizes(line) > 0)
  if (!sized.every((line) => bracketed.test(line) || bracketedInWords.test(line))) return lines
  return lines.map((line) => (endOfSizes(line) > 0 ? line.replace(bracketed, ', $1 pcs') : line))
}
