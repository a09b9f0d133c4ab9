import { foldLetters } from '../../fold-letters.ts'
import { agreed } from './agreed-words.ts'

/** Signs that lead from a part of an offer to the answer in the same line: `AZN-4x200, 40 pcs <<< fine` */
const sign = /\s+(?:<{2,}|<[-–=]+|←)\s*/u
const inBrackets = /\s+\[([^[\]]*\p{L}[^[\]]*)\]\s*$/u

/** Whether the quoted lines of a mail end with answers in square brackets, as one of them agrees: `AZN-4x200, 40 pcs [fine]` */
export function areAnswersInBrackets(lines: readonly string[], levels: readonly number[]): boolean {
  return lines.some((line, at) => {
    const said = (levels[at] ?? 0) > 0 ? inBrackets.exec(line)?.[1] : undefined
    return said !== undefined && agreed.has(/\p{L}+/u.exec(foldLetters(said))?.[0] ?? '')
  })
}

/** Splits a line of an offer from the answer that stands behind it; the second text is empty without one. */
export function splitAnswer(line: string, isInBrackets: boolean): [said: string, answer: string] {
  const found = sign.exec(line) ?? (isInBrackets ? inBrackets.exec(line) : null)
  if (found === null || !/\d/.test(line.slice(0, found.index))) return [line, '']
  return [line.slice(0, found.index), found[1] ?? line.slice(found.index + found[0].length)]
}
