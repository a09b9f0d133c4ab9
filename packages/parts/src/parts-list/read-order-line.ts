import { readQuantity } from './read-quantity.ts'

/** A part in the buyer's words, and its quantity; empty if none was named. */
interface TypedPart {
  requested: string
  quantity: string
}

const unit = '(?:stück|stueck|stck|stk|st|pieces|piece|pcs|pc|ea|off)(?!\\p{L})\\.?'
const leading = new RegExp(`^(\\d{1,6})\\s*(?:${unit}\\s*[x×*:,]?\\s*|[x×*]\\s+(?=\\p{L}))(\\S.*)$`, 'iu')
const leadingBare = /^(\d{1,6})\s+(\S.*)$/u
const trailingUnit = new RegExp(`^(.+?)[,;:–-]*\\s[\\s,;:–-]*(\\d{1,6})\\s*(?:${unit}|[x×])$`, 'iu')
// The last size of a plate looks the same, unless a whole number is before it.
const trailingTimes = /^(\S+)\s+[x×*]\s*(\d{1,6})$/iu
// A comma without a blank belongs to a length: 3,2x147,25.
const trailingBare = /^(.+?)[,:=]?\s+(\d{1,6})$/u

const sizesAtEnd = /\d\s*[x×*]\s*[ø⌀]?\s*\d+(?:[.,]\d+)?(?:-[lct][\d.]+)*$/i
const number = /^(?:\p{L}{2,}\S*\d\S*|\d{4,}\S*)$/u

/** Reads a line as it is typed, dictated or copied: `AZH-6x200 5`, `5 x DIN 1530 A 6x200`, `12 Stk. AZH-6x200`. */
export function readOrderLine(line: string): TypedPart {
  const cells = line.split(/[\t;]/).map((cell) => cell.trim())
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 1 ? readCells(filled) : readText(filled[0] ?? '')
}

/** The last cell that can be a quantity is the quantity; a line may begin with its item number. */
function readCells(cells: readonly string[]): TypedPart {
  const at = cells.findLastIndex((cell) => readQuantity(cell) !== null)
  if (at < 0) return { requested: cells.join(' '), quantity: '' }
  const others = cells.filter((cell, index) => index !== at && !(index === 0 && cells.length > 2 && isPosition(cell)))
  return { requested: others.join(' '), quantity: String(readQuantity(cells[at] ?? '') ?? '') }
}

function isPosition(cell: string): boolean {
  return /^\d{1,4}[.)]?$/.test(cell)
}

function isWhole(name: string, hasTimes: boolean): boolean {
  return hasTimes ? number.test(name) && sizesAtEnd.test(name) : number.test(name) || sizesAtEnd.test(name)
}

function readText(text: string): TypedPart {
  const [, first, rest] = leading.exec(text) ?? []
  if (first !== undefined && rest !== undefined) return { requested: rest, quantity: first }
  for (const pattern of [trailingUnit, trailingTimes, trailingBare]) {
    const [, requested, quantity] = pattern.exec(text) ?? []
    const name = requested?.replace(/[\s,;:–-]+$/, '')
    const isSure = name !== undefined && isWhole(name, pattern === trailingTimes)
    if (isSure && quantity !== undefined) return { requested: name, quantity }
  }
  const [, bare, named] = leadingBare.exec(text) ?? []
  if (
    bare !== undefined &&
    named !== undefined &&
    (sizesAtEnd.test(named) || number.test(named)) &&
    /^\p{L}/u.test(named)
  )
    return { requested: named, quantity: bare }
  return { requested: text, quantity: '' }
}
