import type { CellValue } from 'hucre/xlsx'

/** Digits a spreadsheet keeps; the rest is what 0.1 + 0.2 leaves behind. */
const precision = 15
const controls = /[\p{Cc}\p{Cf}]/gu

/** A value as a person reads it, numbers with a decimal point whatever the language. */
export function writeCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(precision)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? writeDate(value) : writeText(value)
}

function writeDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().slice(0, 16).split('T')
  // A time alone is one of the first day of the calendar.
  if (date.getUTCFullYear() < 1901) return time
  return time === '00:00' ? day : `${day} ${time}`
}

function writeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toWellFormed()
    .trim()
}
