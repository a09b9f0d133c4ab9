import { readElements } from './read-elements.ts'

const prefix = String.raw`(?:[\w.-]+:)?`
const fontStart = new RegExp(`<${prefix}font(?=[\\s/>])`)
const strike = new RegExp(String.raw`<${prefix}strike(?:\s*/?>|\s+val="(?:1|true)")`)
const cell = new RegExp(String.raw`<${prefix}c\s(?=[^<>]*\br="[A-Z]{1,3}(\d{1,7})")[^<>]*\bs="(\d{1,6})"`, 'g')
/** `12`, `12 Stk.` */
const pieces = /^\d{1,6}(?:\s*\p{L}{1,6}\.?)?$/u

/** Returns the numbers of the styles of a workbook whose text is struck out. */
export function struckStyles(styles: string): Set<string> {
  if (!strike.test(styles)) return new Set()
  const fonts = blockOf(styles, 'fonts').split(fontStart).slice(1)
  const struck = new Set(fonts.flatMap((font, index) => (strike.test(font) ? String(index) : [])))
  const formats = readElements(blockOf(styles, 'cellXfs'), 'xf')
  return new Set(formats.flatMap((format, index) => (struck.has(format.get('fontId') ?? '') ? String(index) : [])))
}

function blockOf(styles: string, name: string): string {
  const start = styles.indexOf(`${name} `)
  const end = styles.lastIndexOf(`${name}>`)
  return start < 0 || end < start ? '' : styles.slice(start, end)
}

/** Returns the indexes of the rows of a sheet that have a cell in one of the styles. */
export function struckRows(sheet: Buffer, styles: ReadonlySet<string>): Set<number> {
  if (styles.size === 0) return new Set()
  const found = [...sheet.toString('latin1').matchAll(cell)]
  return new Set(found.flatMap(([, row, style = '']) => (styles.has(style) ? Number(row) - 1 : [])))
}

/** Marks the pieces of a struck row, as somebody may have struck it out to order none: `12 ?` is asked. */
export function doubtPieces<Value>(values: readonly Value[]): (Value | string)[] {
  return values.map((value) => {
    const isNumber = typeof value === 'number' || typeof value === 'string'
    return isNumber && pieces.test(String(value).trim()) ? `${String(value).trim()} ?` : value
  })
}
