import { endOfSizes } from './split-mentions.ts'

/** `pins 4x125 (20)` */
const bracketed = /\s*\((\d{1,4})\)\s*$/
/** `pins 4x125 (about 20)` */
const bracketedInWords = /\(\p{L}[\p{L}.]*\s*\d{1,4}\)\s*$/u

/** Says that numbers in brackets are pieces where each line with sizes ends with one; a single one may be a note. */
export function sayBracketed(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => bracketed.test(line)).length < 2) return lines
  const sized = lines.filter((line) => endOfSizes(line) > 0)
  if (!sized.every((line) => bracketed.test(line) || bracketedInWords.test(line))) return lines
  return lines.map((line) => (endOfSizes(line) > 0 ? line.replace(bracketed, ', $1 pcs') : line))
}
