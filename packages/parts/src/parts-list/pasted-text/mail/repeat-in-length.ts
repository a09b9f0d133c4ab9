import { foldLetters } from '../../fold-letters.ts'
import { namesCut } from '../../work-words.ts'
import { aboveInLength, furtherInLength } from '../corrections/above-words.ts'
import { inLength } from '../lines/other-length.ts'
import { readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { splitSizes } from '../lines/split-mentions.ts'
import { kindStems } from '../references/kind-stems.ts'
import { addRow, type MailReading, ofKind, rowAbove } from './mail-reading.ts'

const maxLength = 80
/** `same in 250 - 5` */
const countAtEnd = /\s*[–:=-]\s+(\d{1,3})$/

/**
 * Adds the part above a line with another length: `come sopra ma lunghi 250 - 12 pz`
 * @returns whether the line says so and nothing else
 */
export function repeatInLength(reading: MailReading, index: number, position: number | null): boolean {
  const line = reading.lines[index] ?? ''
  if (line.length > maxLength || line.length === 0) return false
  if (repeatFurther(reading, index, position)) return true
  const read = readOrderLine(line)
  const bare = read.quantity === '' ? countAtEnd.exec(line) : null
  const { requested, quantity } =
    bare === null ? read : { requested: line.slice(0, bare.index), quantity: bare[1] ?? '' }
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
