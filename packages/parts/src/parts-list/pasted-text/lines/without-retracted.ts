import { foldLetters } from '../../fold-letters.ts'
import { anyChange } from '../corrections/change-words.ts'
import { countSizes } from './split-mentions.ts'

const sizes = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?:\s?[x×*]\s?\d{1,4}(?:[.,]\d{1,2})?){1,3}`
const takenBack = new RegExp(
  String.raw`(?<![\p{L}\d.,x×*-])(${sizes})[\s,;(–-]+${anyChange('opening')}(?!\p{L})[\s,:!–-]*(?=(${sizes})(?![\d.,]*\d|\s?[x×*]))`,
  'gu',
)

/** Removes sizes that the next words take back, as people dictate: `4 pins 6x160, sorry, 6x200` */
export function withoutRetracted(line: string): string {
  const folded = foldLetters(line)
  let kept = ''
  let from = 0
  for (const { index, 0: found, 1: former = '', 2: next = '' } of folded.matchAll(takenBack)) {
    if (countSizes(former) !== countSizes(next)) continue
    kept += line.slice(from, index)
    from = index + found.length
  }
  return kept + line.slice(from)
}
