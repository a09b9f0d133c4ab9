import { findAll } from '../../find-all.ts'

/** A pin or a sleeve is this many times longer than thick; a guide pillar has two lengths, of which either may be meant. */
export const slender = 4

/** Returns sizes with another length; null where the figure may be another size. */
export function inLength(sizes: string, length: string, isNamed: boolean): string | null {
  const { values, last } = figuresOf(sizes)
  const widest = Math.max(...values.slice(0, -1))
  if (last === undefined || values.length < 2 || sizes.includes('/') || hasTwoLengths(sizes)) return null
  const isOther = Number(length) !== values.at(-1) && (values.at(-1) ?? 0) > widest
  if (!isOther || (!isNamed && Number(length) < slender * widest)) return null
  return `${sizes.slice(0, last.index)}${length}${sizes.slice(last.index + last[0].length)}`
}

/** Whether sizes have two lengths, so that nobody knows which one a figure means: `22x56x75`, `1.2x4.5x160x80` */
export function hasTwoLengths(sizes: string): boolean {
  const { values } = figuresOf(sizes)
  const [first = 0, second = 0, third = 0, fourth] = values
  if (fourth !== undefined) return fourth <= third
  return second > first && third > first && third < slender * second
}

function figuresOf(sizes: string): { values: number[]; last: RegExpExecArray | undefined } {
  const figures = findAll(/\d+(?:[.,]\d+)?/g, sizes)
  return { values: figures.map(([figure]) => Number(figure.replace(',', '.'))), last: figures.at(-1) }
}
