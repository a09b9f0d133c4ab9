import { type Cell, type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { countLines } from './count-lines.ts'

type Kind = 'text' | 'whole' | 'length' | 'money'
type Value = string | number | null
/** A formula that a program recalculates, with its result for programs that only read. */
interface Sum {
  /** Index of the column that it sums. */
  column: number
  result: number
}

export interface Table {
  name: string
  columns: readonly { heading: string; kind: Kind; width: number }[]
  rows: readonly (readonly Value[])[]
  /** Bold rows below, after an empty row. */
  footer?: readonly (readonly (Value | Sum)[])[]
}

const formats: Record<Kind, string> = { text: '@', whole: '0', length: 'General', money: '#,##0.00' }
const font = { name: 'Calibri', size: 11 }
const bold = { ...font, bold: true }
/** Of a line, in points. */
const lineHeight = 15
/** No row may be higher than 409 points. */
const maxLines = 27
/** On paper: landscape, as wide as a page, with headings and page numbers. */
const page = {
  pageSetup: {
    paperSize: 'a4',
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '$1:$1',
    margins: { top: 0.5, right: 0.4, bottom: 0.6, left: 0.4, header: 0.3, footer: 0.3 },
  },
  headerFooter: { oddFooter: '&L&A&R&P / &N' },
} as const satisfies Partial<WriteSheet>

/**
 * Writes a workbook (xlsx) of tables whose headings stay visible. Numbers are numbers, and no text becomes a formula.
 */
export async function writeWorkbook(tables: readonly Table[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ defaultFont: font, sheets: tables.map(layOut) }))
}

function layOut({ name, columns, rows, footer = [] }: Table): WriteSheet {
  const headings = columns.map(({ heading }) => heading)
  const lines = [
    { row: 0, values: headings, styleOf: headStyle },
    ...rows.map((values, index) => ({ row: index + 1, values, styleOf: bodyStyle })),
    ...footer.map((values, index) => ({ row: rows.length + 2 + index, values, styleOf: footStyle })),
  ]
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const { row, values, styleOf } of lines) {
    for (const [column, { kind }] of columns.entries()) {
      const value = values[column] ?? null
      if (value !== null && value !== '') cells.set(`${row},${column}`, cellOf(value, styleOf(kind), rows.length))
    }
  }
  const heights = lines.flatMap(({ row, values }) => heightOf(row, values, columns))
  const widths = columns.map(({ width }) => ({ width }))
  return { name, columns: widths, cells, rowDefs: new Map(heights), freezePane: { rows: 1 }, ...page }
}

/** Returns the height of a row with wrapped texts, because some programs do not make such rows higher. */
function heightOf(
  row: number,
  values: readonly (Value | Sum)[],
  columns: Table['columns'],
): [number, { height: number }][] {
  const wrapped = columns.map(({ kind, width }, column) => {
    const value = values[column]
    return typeof value === 'string' && (kind === 'text' || row === 0)
      ? countLines(value, width - (kind === 'text' ? 2 : 0))
      : 1
  })
  const lineCount = Math.min(maxLines, Math.max(...wrapped))
  return lineCount > 1 ? [[row, { height: lineCount * lineHeight }]] : []
}

function cellOf(value: string | number | Sum, style: CellStyle, rowCount: number): Partial<Cell> {
  if (typeof value === 'number') return { value, style }
  // As rich text, a text stays a text: "#N/A" would otherwise become an error.
  if (typeof value === 'string') return { richText: [{ text: writable(value) }], style }
  const letter = letterOf(value.column)
  return { formula: `SUM(${letter}2:${letter}${rowCount + 1})`, formulaResult: value.result, style }
}

function headStyle(kind: Kind): CellStyle {
  return { font: bold, numFmt: '@', alignment: { ...sideOf(kind), vertical: 'top', wrapText: true } }
}

function bodyStyle(kind: Kind): CellStyle {
  return { font, numFmt: formats[kind], alignment: { ...sideOf(kind), vertical: 'top', wrapText: kind === 'text' } }
}

/** Indented, so that texts do not touch the numbers before them. */
function sideOf(kind: Kind) {
  return kind === 'text' ? ({ horizontal: 'left', indent: 1 } as const) : ({ horizontal: 'right' } as const)
}

function footStyle(kind: Kind): CellStyle {
  return { font: bold, numFmt: formats[kind], alignment: { horizontal: 'right' } }
}

function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : `${letterOf(Math.floor(column / 26) - 1)}${last}`
}

/** Removes characters that XML cannot contain; `_x000D_` in a text is no line break, as the format would read it. */
function writable(text: string): string {
  return text.replace(/[\ufffe\uffff]/g, '\ufffd').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
