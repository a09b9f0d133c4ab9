import { isPositions } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { isPartLine } from '../mail/part-line.ts'

/** A number without a unit before the rest of a line. */
const bare = new RegExp(
  String.raw`^(?:n[ro]?[.°º]{0,2}\s*)?\(?(\d{1,4})[:.)]?\s+(?!-?\s*(?:${units.pieces}|${units.packs}|${units.multiples}|[x×*]\s))\S`,
  'u',
)

/** A line without the number that counts it, and that number; null without one. */
interface Counted {
  text: string
  position: number | null
}

/** Removes bare numbers that count the lines with parts. */
export function withoutCounting(lines: readonly string[]): readonly Counted[] {
  const uncounted = lines.map((text) => ({ text, position: null }))
  const numbers = lines.map((line) => bare.exec(foldLetters(line))?.[1])
  if (numbers.every((number) => number === undefined)) return uncounted
  const isPart = lines.map((line) => line !== '' && isPartLine(line, foldLetters(line)))
  const counts = numbers.map((number, index) => (isPart[index] ? number : undefined))
  const positions = counts.flatMap((count) => count ?? [])
  const isMost = positions.length > 1 && positions.length * 2 > isPart.filter(Boolean).length
  if (!isMost || !isPositions(positions)) return uncounted
  return lines.map((line, index) => {
    const count = counts[index]
    if (count === undefined) return { text: line, position: null }
    const rest = line.slice(foldLetters(line).indexOf(count) + count.length)
    return { text: rest.replace(/^[\s:.)–-]+/, ''), position: Number(count) }
  })
}
