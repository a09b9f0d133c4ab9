import type { Tolerance } from '@normwerk/parts/article'
import type { Dimension } from '../projection/view.ts'

export type DecimalSign = '.' | ','

function signsOf(dimension: Dimension): { before: string; behind: string } {
  if (dimension.kind === 'leader') {
    return dimension.mark === '°' ? { before: '', behind: '°' } : { before: dimension.mark, behind: '' }
  }
  return { before: dimension.kind === 'length' ? '' : dimension.sign, behind: '' }
}

/** Formats the table's letter for the drawing of a series. A letter that means a radius (`SR`, `r`) gets no sign. */
export function symbolText(dimension: Dimension, symbol: string): string {
  const { before } = signsOf(dimension)
  return symbol.startsWith(before) || /^S?R/i.test(symbol) ? symbol : `${before}${symbol}`
}

function localize(text: string, decimal: DecimalSign): string {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${decimal}`)
    .replace(/-(?=\d)/g, '−')
    .replace(/(\d) ?x ?(?=[\dM])/g, '$1 × ')
}

function deviation(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return rounded > 0 ? `+${rounded}` : String(rounded)
}

/** Formats a tolerance class followed by its limits; a pair of limits is not repeated. */
function toleranceText({ text, upper, lower }: Tolerance): string {
  const isClass = /^[a-z]{1,2}\d{1,2}$/i.test(text)
  return isClass && upper !== null && lower !== null ? `${text} (${deviation(upper)}/${deviation(lower)})` : text
}

/** Formats a value with its tolerance for the drawing of an article: `⌀3.2 g6 (−0.004/−0.012)`. */
export function valueText(
  dimension: Dimension,
  value: number | string,
  tolerance: Tolerance | undefined,
  decimal: DecimalSign,
): string {
  const { before, behind } = signsOf(dimension)
  const figure = typeof value === 'number' ? String(Math.round(value * 10_000) / 10_000) : value
  const nominal = typeof value === 'number' ? `${before}${figure}${behind}` : figure
  return localize(tolerance ? `${nominal} ${toleranceText(tolerance)}` : nominal, decimal)
}
