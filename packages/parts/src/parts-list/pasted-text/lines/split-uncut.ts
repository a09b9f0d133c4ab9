import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { uncutWord } from '../omissions/uncut-words.ts'

/** `, and another six of the same uncut (200)` */
const sameUncut = new RegExp(
  String.raw`(?:\s*[,;]|\s)\s*${joining}\s+((?:[^;.\d]{0,20}(?<!\p{L}))?(?:\d{1,3}|${wordOfSeveral})\s[^;.\d]{0,20}(?<!\p{L})${anyChange('samePart')}(?!\p{L})[^;.\d]{0,20}(?<!\p{L})${uncutWord}(?:\s*\(\d{2,4}(?:\s*mm)?\))?)`,
  'u',
)

/**
 * Splits a line with a part and more pieces of it that are not cut: `pins 8x200 cut to 188.4 and six of the same uncut`
 * @returns null for a line without such pieces
 */
export function splitUncut(line: string): [before: string, same: string, behind: string] | null {
  const found = sameUncut.exec(foldLetters(line))
  if (found?.[1] === undefined || !namesPartAlone(line.slice(0, found.index))) return null
  const end = found.index + found[0].length
  return [line.slice(0, found.index), line.slice(end - found[1].length, end), line.slice(end).replace(/^[\s,;.]+/, '')]
}
