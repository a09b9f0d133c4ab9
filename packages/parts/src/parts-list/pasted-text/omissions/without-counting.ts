import { isPositions, namesKind, namesPartAlone } from '../../cell-content.ts'
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

/**
 * Removes bare numbers that count the lines with parts, before them or in a line of their own above them.
 * @param isNumbered whether each line had a number of its list, so that a further one is that of its pieces
 */
export function withoutCounting(written: readonly string[], isNumbered: readonly boolean[]): readonly Counted[] {
  const above = numbersAbove(written)
  if (above.size === 0) return withoutLeading(written, isNumbered)
  const rest = withoutLeading(
    written.map((line, index) => (above.has(index + 1) ? '' : line)),
    isNumbered,
  )
  return rest.map(({ text, position }, index) => ({ text, position: position ?? above.get(index) ?? null }))
}

const numberAlone = /^\(?(\d{1,4})[.):]?$/

/** Returns the numbers that stand alone above parts and count them, by the index of the part. */
function numbersAbove(lines: readonly string[]): Map<number, number> {
  const alone = lines.flatMap((line, index) => (numberAlone.test(line) ? [index] : []))
  const numbers = alone.flatMap((index) => numberAlone.exec(lines[index] ?? '')?.[1] ?? [])
  const [first] = alone
  if (first === undefined || numbers.length < 2 || !isPositions(numbers)) return new Map()
  const isFirst = !lines.slice(0, first).some(namesPartAlone)
  const areAbove = alone.every((index) => isPartOf(lines[index + 1] ?? ''))
  return new Map(isFirst && areAbove ? alone.map((index, at) => [index + 1, Number(numbers[at])]) : [])
}

function isPartOf(line: string): boolean {
  return namesPartAlone(line) || namesKind(line)
}

function withoutLeading(lines: readonly string[], isNumbered: readonly boolean[]): readonly Counted[] {
  const uncounted = lines.map((text) => ({ text, position: null }))
  const numbers = lines.map((line) => bare.exec(foldLetters(line))?.[1])
  if (numbers.every((number, index) => number === undefined || isNumbered[index])) return uncounted
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
