import type { Tolerance } from '@normwerk/parts/article'
import type { Dimension, Projection } from '../projection/view.ts'

export type DecimalSign = '.' | ','

/** What a drawing says of a size besides its value. */
export interface FigureFacts {
  tolerance?: Tolerance | undefined
  /** A size that only informs; without a tolerance it stands in brackets (ISO 129-1). */
  isReference: boolean
  /** The tolerance gets the mark that the foot of the drawing explains. */
  isToleranceQuestioned: boolean
}

/** Marks a tolerance that is still to be confirmed. */
export const questionMark = '*'

/** Limits of ISO 286 classes are whole µm. */
const decimalsOfClass = 3

function signOf(dimension: Dimension): string {
  if (dimension.kind === 'length') return ''
  if (dimension.kind !== 'leader') return dimension.sign
  return dimension.mark === '°' ? '' : dimension.mark
}

function isFullAngle(dimension: Dimension): boolean {
  return dimension.kind === 'leader' && dimension.mark === '°'
}

/** Formats the table's letter for the drawing of a series. A letter that means a radius (`SR`, `r`) gets no sign. */
export function symbolText(dimension: Dimension, symbol: string, isReference: boolean): string {
  const sign = signOf(dimension)
  const marked = symbol.startsWith(sign) || /^S?R/i.test(symbol) ? symbol : `${sign}${symbol}`
  return isReference ? `(${marked})` : marked
}

function localize(text: string, decimal: DecimalSign): string {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${decimal}`)
    .replace(/-(?=\d)/g, '−')
    .replace(/(\d) ?x ?(?=[\dM⌀])/g, '$1 × ')
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function decimalsIn(value: number): number {
  return String(round(value)).split('.')[1]?.length ?? 0
}

/** Formats a pair of deviations with equally many decimals; a zero has none (ISO 129-1). */
function deviations(upper: number, lower: number, minDecimals: number): string {
  const decimals = Math.max(minDecimals, decimalsIn(upper), decimalsIn(lower))
  if (upper === -lower) return `±${upper.toFixed(decimals)}`
  const format = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`)
  return `${format(upper)}/${format(lower)}`
}

/** Formats a tolerance class followed by its limits, or limits alone. */
function toleranceText({ text, upper, lower }: Tolerance): string {
  if (upper === null || lower === null) return text
  const isClass = /^[a-z]{1,2}\d{1,2}$/i.test(text)
  return isClass ? `${text} (${deviations(upper, lower, decimalsOfClass)})` : deviations(upper, lower, 0)
}

/**
 * Formats a value with its tolerance for the drawing of an article: `⌀3.2 g6 (−0.004/−0.012)`, a reference size as
 * `(91)`, and the full angle of a cone with its half: `60° (2 × 30°)`.
 */
export function valueText(
  dimension: Dimension,
  value: number | string,
  { tolerance, isReference, isToleranceQuestioned }: FigureFacts,
  decimal: DecimalSign,
): string {
  const sign = signOf(dimension)
  if (typeof value === 'string') return localize(value, decimal)
  if (isFullAngle(dimension)) return localize(`${round(value)}° (2 × ${round(value / 2)}°)`, decimal)
  const figure = `${sign}${round(value)}`
  if (tolerance === undefined) return localize(isReference ? `(${figure})` : figure, decimal)
  const mark = isToleranceQuestioned ? questionMark : ''
  return localize(`${figure} ${toleranceText(tolerance)}${mark}`, decimal)
}

/** Returns the figures of the dimensions for which `textOf` returns one, by the keys of the values that they show. */
export function figureTexts(
  { views }: Projection,
  textOf: (dimension: Dimension) => string | null,
): Map<string, string> {
  const texts = new Map<string, string>()
  for (const dimension of views.flatMap((view) => view.dimensions)) {
    const text = textOf(dimension)
    if (text !== null) texts.set(dimension.shows, text)
  }
  return texts
}
