import type { Format } from '../../texts/format.ts'

/** Numbers joined by `x`, such as `0.8x3.5` or `12x2.5x0`. */
const composite = /^\d+(\.\d+)?(x\d+(\.\d+)?)+$/

/**
 * Formats the value of an attribute in the buyer's locale: 3.2, 1000 (sizes are not grouped), 0.8 × 3.5, `DIN 1530-1`.
 */
export function formatValue(format: Format, value: number | string): string {
  if (typeof value === 'number') return format.typed(value)
  if (!composite.test(value)) return value
  return value
    .split('x')
    .map((size) => format.typed(Number(size)))
    .join(' × ')
}

interface Measure {
  attribute: string
  unit: string | null
}

/** Formats a value with its unit, `160 mm`; a thread by its name, `M8`. */
export function formatMeasure(format: Format, { attribute, unit }: Measure, value: number | string): string {
  const plain = formatValue(format, value)
  if (attribute === 'threadDiameter') return `M${plain}`
  return unit === null ? plain : `${plain}\u202f${unit}`
}

/** Formats a name of the trade for the beginning of a line; some of its lists write names in small letters. */
export function formatLabel(label: string): string {
  return label.charAt(0).toLocaleUpperCase() + label.slice(1)
}

/** Formats the symbol of a column as in the drawing: `d1 x d2` becomes d1 × d2. */
export function formatSymbol(symbol: string): string {
  return symbol.replaceAll(' x ', ' × ')
}

/** Compares sizes number by number and other texts alphabetically; values without a size come last. */
export function compareValues(a: number | string, b: number | string): number {
  const [left, right] = [sizesOf(a), sizesOf(b)]
  if (left === null || right === null) return left === right ? String(a).localeCompare(String(b)) : left ? -1 : 1
  for (const [at, size] of left.entries()) {
    const difference = size - (right[at] ?? Number.NEGATIVE_INFINITY)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function sizesOf(value: number | string): number[] | null {
  if (typeof value === 'number') return [value]
  return composite.test(value) ? value.split('x').map(Number) : null
}
