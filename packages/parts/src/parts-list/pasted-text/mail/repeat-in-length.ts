import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut } from '../../work-words.ts'
import { aboveInLength, furtherInLength } from '../corrections/above-words.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { splitSizes } from '../lines/split-mentions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { addRow, type MailReading, ofKind, rowAbove } from './mail-reading.ts'

const maxLength = 80
/** A pin or a sleeve is this many times longer than thick; a guide pillar has two lengths, of which either may be meant. */
const slender = 4

/**
 * Adds the part above a line with another length: `come sopra ma lunghi 250 - 12 pz`
 * @returns whether the line says so and nothing else
 */
export function repeatInLength(reading: MailReading, index: number, position: number | null): boolean {
  const line = reading.lines[index] ?? ''
  if (line.length > maxLength || line.length === 0) return false
  if (repeatFurther(reading, index, position)) return true
  const { requested, quantity } = readOrderLine(line)
  const said = /^\d+$/.test(quantity) ? aboveInLength.exec(foldLetters(requested))?.groups : undefined
  const above = rowAbove(reading, index)
  if (said === undefined || above === undefined || namesCut(above.requested)) return false
  const [before, sizes, behind] = splitSizes(above.requested) ?? ['', '', '']
  const stated = inLength(sizes, said.figure ?? '', (said.before ?? said.behind ?? '') !== '')
  const kind = said.kind === undefined ? [] : kindStems(said.kind)
  if (stated === null || (said.kind !== undefined && ofKind([above], kind).length === 0)) return false
  addRow(reading, index, { requested: `${before}${stated}${behind}`, quantity }, position)
  return true
}

const further = new RegExp(`^${furtherInLength}[\\s.!]*$`, 'u')

/** Whether a line only says pieces of another length: `and another six in 200` */
export function namesFurtherLength(line: string): boolean {
  return line.length <= maxLength && further.test(foldLetters(line))
}

/** Adds further pieces of the part above in another length: `and another six in 200`; asks where another size may be meant. */
function repeatFurther(reading: MailReading, index: number, position: number | null): boolean {
  const line = reading.lines[index] ?? ''
  const { count = '', figure = '', before, behind, but } = further.exec(foldLetters(line))?.groups ?? {}
  const above = rowAbove(reading, index)
  const sizes = above === undefined ? null : splitSizes(above.requested)
  if (sizes === null || (before ?? behind ?? but) === undefined) return false
  const [start, said, end] = sizes
  const stated = namesCut(above?.requested ?? '') ? null : inLength(said, figure, (before ?? behind) !== undefined)
  const quantity = sayPieces(count)
  if (stated === null) addRow(reading, index, { requested: line, quantity: `${quantity} ?` }, position)
  else addRow(reading, index, { requested: `${start}${stated}${end}`, quantity }, position)
  return true
}

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
