import type { Values } from '../article.ts'
import type { Family, SizeKey } from '../families/families.ts'

export interface InferredPattern {
  /** The number with the names of its sizes in braces: `EX{d1}x{L}`. */
  pattern: string
  /** Our size for each name. */
  sizes: Record<string, SizeKey>
}

/** A name that a pattern can have. */
const isName = /^[A-Za-z]\w{0,19}$/

/**
 * Infers the pattern of another maker's numbers from one of them and the article of ours that replaces that part: the
 * figures that equal a size of the article become its name. Figures of a type number stand in front, so a size that
 * equals several figures means the last one: `E6-6x160` beside a pin 6 × 160 is `E6-{d1}x{L}`.
 * @param values the sizes of our article in mm
 * @returns null if no figure of the number is a size of the article
 */
export function inferPattern(number: string, family: Family, values: Values): InferredPattern | null {
  const figures = [...number.matchAll(/\d+(?:[.,]\d+)?/g)].map((match) => ({
    text: match[0],
    start: match.index,
    value: Number(match[0].replace(',', '.')),
  }))
  const named = new Map<(typeof figures)[number], SizeKey>()
  for (const key of family.numberKeys.toReversed()) {
    const figure = figures.findLast((each) => each.value === values[key] && !named.has(each))
    if (figure !== undefined) named.set(figure, key)
  }
  if (named.size === 0) return null
  const sizes: Record<string, SizeKey> = {}
  let pattern = number
  for (const figure of figures.toReversed()) {
    const key = named.get(figure)
    if (key === undefined) continue
    const name = nameOf(family, key)
    sizes[name] = key
    pattern = `${pattern.slice(0, figure.start)}{${name}}${pattern.slice(figure.start + figure.text.length)}`
  }
  return { pattern, sizes }
}

function nameOf({ sizes }: Family, key: SizeKey): string {
  const symbol = sizes.find((size) => size.key === key)?.symbol ?? ''
  return isName.test(symbol) ? symbol : key
}
