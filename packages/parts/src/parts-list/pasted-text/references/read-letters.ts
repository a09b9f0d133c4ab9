import { foldLetters } from '../../fold-letters.ts'
import { isPartLine } from '../mail/part-line.ts'

/** Positions that are counted by letters begin above those that are counted by numbers. */
export const firstLetter = 1001
const lettered = /^([A-Z])(?:[.:)]\s*|,?\s+)(?=\S)/

/** Returns the position that a letter counts: `A` is the first one. */
export function positionOf(letter: string): number {
  return firstLetter + letter.toUpperCase().charCodeAt(0) - 65
}

/** Reads capital letters that count the parts of a mail: `A  pins 5x315`, and below `A should be 400 long`. */
export function readLetters(lines: readonly string[]): { text: string; position: number | null }[] {
  const letters = lines.map((line) => lettered.exec(line)?.[1])
  const counting = letters.filter((letter, at) => letter !== undefined && isPart(lines[at] ?? ''))
  const counts = counting[0] === 'A' && counting[1] === 'B'
  return lines.map((text, at) => {
    const letter = letters[at]
    if (!counts || letter === undefined || !counting.includes(letter)) return { text, position: null }
    return { text: text.replace(lettered, ''), position: positionOf(letter) }
  })
}

function isPart(line: string): boolean {
  return isPartLine(line, foldLetters(line))
}
