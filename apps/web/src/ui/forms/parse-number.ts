/**
 * Parses a typed number: "3,2" and "3.2" are the same, spaces and apostrophes group digits, and of two different
 * separators the last one is the decimal one ("1.234,5", "1,234.5").
 * @returns `null` if the text is no number
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-')
  if (!/^[+-]?(\d+([.,]\d*)*|[.,]\d+)$/.test(compact)) return null
  const last = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'))
  if (last === -1) return Number(compact)
  const separator = compact.charAt(last)
  const whole = compact.slice(0, last)
  const places = compact.slice(last + 1)
  if (whole.includes(separator)) return readGrouped(compact, separator)
  const digits = whole === '' || whole === '+' || whole === '-' ? `${whole}0` : readGroups(whole)
  return digits === null ? null : Number(`${digits}.${places === '' ? '0' : places}`)
}

/** "1.234.567": a repeated separator can only group. */
function readGrouped(text: string, separator: string): number | null {
  const other = separator === ',' ? '.' : ','
  if (text.includes(other)) return null
  const digits = readGroups(text)
  return digits === null ? null : Number(digits)
}

function readGroups(text: string): string | null {
  return /^[+-]?(\d+|\d{1,3}([.,]\d{3})+)$/.test(text) ? text.replace(/[.,]/g, '') : null
}
