import type { Fact, Found, Recogniser } from '../designation/fact.ts'

/** A piece of a text that has a meaning. */
export interface Piece extends Found {
  start: number
}

const gap = /[\s,;:|()[\]{}"']+/y
const word = /[^\s,;:|()[\]{}"']+/y

/** Finds the pieces of a text, each by the first recogniser that knows it; other words are skipped. */
export function recognisePieces(recognisers: readonly Recogniser[], plain: string): Piece[] {
  const pieces: Piece[] = []
  const facts: Fact[] = []
  for (let start = 0; start < plain.length; ) {
    const found = firstFound(recognisers, plain, start, facts)
    if (found !== null) {
      pieces.push({ ...found, start })
      facts.push(...found.facts)
    }
    const skipped = matches(gap, plain, start) ?? matches(word, plain, start)
    start += found?.length ?? skipped?.length ?? 1
  }
  return pieces
}

function firstFound(
  recognisers: readonly Recogniser[],
  plain: string,
  start: number,
  before: readonly Fact[],
): Found | null {
  for (const recogniser of recognisers) {
    const found = recogniser(plain, start, before)
    if (found !== null) return found
  }
  return null
}

/**
 * Returns a text without some of its pieces.
 * @param places for each character of the text in which the pieces were found its place in `source`
 */
export function leaveOut(source: string, places: readonly number[], pieces: readonly Omit<Piece, 'facts'>[]): string {
  let left = ''
  let from = 0
  for (const { start, length } of pieces.toSorted((a, b) => a.start - b.start)) {
    left += `${source.slice(from, places[start])} `
    from = places[start + length] ?? source.length
  }
  return (left + source.slice(from)).replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
}

/** Returns what lies between the pieces of a text. */
export function invert(pieces: readonly Piece[], length: number): Omit<Piece, 'facts'>[] {
  const starts = [0, ...pieces.map((piece) => piece.start + piece.length)]
  const ends = [...pieces.map(({ start }) => start), length]
  return starts.map((start, at) => ({ start, length: (ends[at] ?? length) - start }))
}

/** Returns what a sticky pattern finds at a position. */
export function matches(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position
  return pattern.exec(text)?.[0] ?? null
}
