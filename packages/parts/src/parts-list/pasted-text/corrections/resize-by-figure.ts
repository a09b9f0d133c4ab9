import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { firstMentions, sizesOf, splitSizes } from '../lines/split-mentions.ts'
import { doubtQuantity, type MailReading, ofKind } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'
import { replaceSize } from './change-size.ts'
import { anyChange, isCancelled } from './change-words.ts'
import { inPlaceOf } from './read-replaced.ts'

const figure = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\d|\s*[x×*°%]|\s*(?:${units.pieces})(?!\p{L}))(?:\s*mm)?`
/** Behind sizes: ` statt 160`, ` legyenek 160 helyett` */
const former = new RegExp(
  String.raw`^\s*(?:mm)?[\s,;(]*(?:\p{L}+\s+){0,2}?(?:${inPlaceOf}\s+(?:(?:the|der|die|den|de|di|les?|los?|las?|i|os|a|o)\s+)?${figure}|(?<![\d.,])${figure}[\s-]*${anyChange('insteadBehind')})(?!\p{L})`,
  'u',
)
const maxLength = 150

/**
 * Puts the sizes of a line into the row whose other figure it takes back: `the pins in 6x200 instead of 160`
 * @returns false if no row, or several, have this figure at the end of these sizes; other pieces than those of the row are asked
 */
export function resizeByFigure({ rowsBySizes }: MailReading, line: string): boolean {
  const [first, second] = firstMentions(line)
  if (line.length > maxLength || first === undefined || second !== undefined || isCancelled(line)) return false
  const found = former.exec(foldLetters(line.slice(first.end)))
  const now = line.slice(first.start, first.end)
  const last = /\d+(?:[.,]\d+)?$/.exec(now)?.[0] ?? ''
  const before = found?.[1] ?? found?.[2]
  if (found === null || before === undefined || last === '') return false
  const sizes = sizesOf(`${now.slice(0, now.length - last.length)}${before}`)
  const [row, ...others] = rowsBySizes.get(sizes) ?? []
  if (row === undefined || others.length > 0) return false
  const rest = `${line.slice(0, first.end)}${line.slice(first.end + found[0].length)}`
  const { quantity } = readOrderLine(rest)
  const stems = kindStems(foldLetters(rest))
  const isMeant = stems.length === 0 || ofKind([row], stems).length > 0
  const resized = replaceSize(row.requested, Number(before.replace(',', '.')), last)
  if (!isMeant || resized === null || splitSizes(resized) === null) return false
  if (quantity !== '' && quantity !== row.quantity) {
    doubtQuantity(row)
    return false
  }
  row.requested = resized
  return true
}
