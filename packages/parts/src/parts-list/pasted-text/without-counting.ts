import { isPositions } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { units } from '../quantities/read-pieces.ts'
import { isPartLine } from './part-line.ts'

/** A number without a unit before the rest of a line. */
const bare = new RegExp(
  String.raw`^(?:n[ro]?[.°º]{0,2}\s*)?\(?(\d{1,4})[:.)]?\s+(?!-?\s*(?:${units.pieces}|${units.packs}|${units.multiples}|[x×*]\s))\S`,
  'u',
)

/** Removes bare numbers that count the lines with parts. */
export function withoutCounting(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => bare.exec(foldLetters(line))?.[1])
  if (numbers.every((number) => number === undefined)) return lines
  const isPart = lines.map((line) => line !== '' && isPartLine(line, foldLetters(line)))
  const counts = numbers.map((number, index) => (isPart[index] ? number : undefined))
  const positions = counts.flatMap((count) => count ?? [])
  const isMost = positions.length > 1 && positions.length * 2 > isPart.filter(Boolean).length
  if (!isMost || !isPositions(positions)) return lines
  return lines.map((line, index) => {
    const count = counts[index]
    return count === undefined
      ? line
      : line.slice(foldLetters(line).indexOf(count) + count.length).replace(/^[\s:.)–-]+/, '')
  })
}
