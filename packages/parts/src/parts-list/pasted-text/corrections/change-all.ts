import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { namesAll } from '../lines/all-words.ts'
import { findPositions } from '../references/find-positions.ts'
import { doubles, quantityNoun } from '../references/read-said.ts'
import { meansAll, readDifference } from './change-by.ts'
import { surplus } from './surplus-words.ts'

/** `10 % more`, `10 % Übermenge` */
const percentMore = new RegExp(String.raw`(?<![\d.,])\d{1,2}\s?%\s*${surplus}`, 'u')

/** Whether a line without a part changes the pieces of all parts of its mail: `double the quantities`, `von jedem 2 mehr` */
export function changesAll(line: string): boolean {
  if (line.length > maxLength || hasSizes(line) || namesKind(line)) return false
  const folded = foldLetters(line)
  // A mould that is built twice has rules of its own.
  if (mould.test(folded) || findPositions(folded).length > 0) return false
  const isDoubled = doubles(line) && (quantityNoun.test(folded) || namesAll(line) || meansAll(line))
  return isDoubled || percentMore.test(folded) || (meansAll(line) && readDifference(line) !== null)
}

const mould = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})`, 'u')
const maxLength = 150
