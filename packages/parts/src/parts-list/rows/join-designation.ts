import { belongsToPart, namesKind } from '../cell-content.ts'
import { asksForCut } from './read-cells.ts'

const chain = /(?<![\d.,])\d+(?:[.,]\d+)?(?:\s*(?:mm)?\s*[x×*/]\s*(?:ø|d|l|r)?=?\s*\d+(?:[.,]\d+)?)+/gi
const signedChain = new RegExp(`(?:[ø⌀∅]|(?<!\\p{L})m)?\\s?${chain.source}`, 'giu')

/**
 * Joins a designation from several cells in their order. Leaves out repeated content, such as the sizes in a second
 * language.
 */
export function joinDesignation(parts: readonly string[]): string {
  let joined: string[] = []
  for (const part of parts) {
    const folded = fold(part)
    if (folded === '' || joined.some((known) => repeats(fold(known), folded))) continue
    const sizes = chainsOf(part)
    const known = joined.flatMap(chainsOf)
    const isRepeated = sizes.length > 0 && sizes.every((size) => known.includes(size))
    // The same part in a second language. Other words say what the first cell does not: `5x8x150 nitriert`.
    if (isRepeated && namesKind(part) && !asksForCut(part)) {
      const saysMore = saysMaterial(part) && !joined.some(saysMaterial)
      if (saysMore) joined = joined.map((earlier) => (describes(part, earlier) ? part : earlier))
      continue
    }
    const own = isRepeated ? withoutChains(part) : part
    joined = [...joined.filter((earlier) => !repeats(folded, fold(earlier))), own].filter(Boolean)
  }
  return joined.join(' ')
}

/**
 * Whether a text has all figures of an earlier one: a short name of a model, as `Vyhazovač 5x200`, stands before the
 * description of its part.
 */
function describes(text: string, earlier: string): boolean {
  const figures = figuresOf(text)
  return (
    chainsOf(earlier).length > 0 && !asksForCut(earlier) && figuresOf(earlier).every((one) => figures.includes(one))
  )
}

function figuresOf(text: string): string[] {
  return fold(text).match(/[\d.]+/g) ?? []
}

function saysMaterial(text: string): boolean {
  return text.split(/\s+/).some(belongsToPart)
}

/**
 * Whether a text has a piece. A figure of a longer number or a label is none: the size `8` beside `ISO 8734`, `1` beside
 * `l1=50`.
 */
function repeats(text: string, piece: string): boolean {
  return /^[\d.]+$/.test(piece)
    ? [...text.matchAll(/\d[\d.]*(?!=|[\d.])/g)].some(([figure]) => figure === piece)
    : text.includes(piece)
}

/** Returns the sizes of a text in one spelling: `6 x 200` becomes `6x200`. */
export function chainsOf(text: string): string[] {
  return (text.match(chain) ?? []).map(fold)
}

/** Removes sizes with the sign of a diameter or thread before them. */
export function withoutChains(text: string): string {
  return text.replace(signedChain, ' ').replace(/\s+/g, ' ').trim()
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/[×*]/g, 'x')
    .replace(/[\s;:()]+/g, '')
}
