import { identity, type Matrix } from './matrix.ts'

/** A character of a text, or a movement between two characters in thousandths of the size of the font. */
export type Shown = { text: string; width: number; isSpace: boolean } | number

/** Returns an operand as numbers. The parser gives lists and typed arrays of them, or nothing. */
export function numbersOf(operand: unknown): number[] {
  if (Array.isArray(operand)) return operand.filter((value) => typeof value === 'number')
  return operand instanceof Float32Array ? [...operand] : []
}

/** Returns an operand as a transformation; one that is missing changes nothing. */
export function matrixOf(operand: unknown): Matrix {
  const numbers = numbersOf(operand)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return numbers.length === 6 ? [a, b, c, d, e, f] : identity
}

export function shownOf(operand: unknown): Shown[] {
  if (!Array.isArray(operand)) return []
  return operand.flatMap((part: unknown) => {
    if (typeof part === 'number') return part
    if (typeof part !== 'object' || part === null || !('unicode' in part) || !('width' in part)) return []
    const { unicode, width } = part
    if (typeof unicode !== 'string' || typeof width !== 'number') return []
    return { text: unicode, width, isSpace: 'isSpace' in part && part.isSpace === true }
  })
}
