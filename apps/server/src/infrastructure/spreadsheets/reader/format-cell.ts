import type { CellValue } from 'hucre/xlsx'

/** Digits that a spreadsheet keeps; further digits are rounding errors such as in 0.1 + 0.2. */
const precision = 15
const controls = /[\p{Cc}\p{Cf}]/gu

/** Formats a value as a person reads it; numbers have a decimal point in any language. */
export function formatCell(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(precision)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? formatDate(value) : formatText(value)
}

function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().slice(0, 16).split('T')
  // A time without a date is stored as a time of the calendar's first day.
  if (date.getUTCFullYear() < 1901) return time
  return time === '00:00' ? day : `${day} ${time}`
}

function formatText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, (character) => (character === '\n' || character === '\t' ? character : ''))
    .toWellFormed()
    .trim()
}
