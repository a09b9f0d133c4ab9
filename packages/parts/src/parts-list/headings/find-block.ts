import { foldHeading, readHeading } from './read-heading.ts'

/** The columns of the three sizes of a plate, counted from 0. */
export interface Block {
  width: number
  length: number
  thickness: number
}

/** Finds the columns of width, length and thickness or height; null if one of them is missing. */
export function findBlock(headings: readonly string[]): Block | null {
  const meanings = headings.map((heading) => readHeading(heading)?.meaning)
  const width = meanings.indexOf('width')
  const length = meanings.indexOf('length')
  if (width < 0 || length < 0) return null
  const named = meanings.findIndex((meaning) => meaning === 'height' || meaning === 'thickness')
  // "B | L | D": the German and the Dutch word for thickness begin with a D.
  const behind = headings.findIndex(
    (heading, column) => column > Math.max(width, length) && foldHeading(heading) === 'd',
  )
  const thickness = named < 0 ? behind : named
  return thickness < 0 ? null : { width, length, thickness }
}
