import { fold, sizeSign } from './fold-number.ts'

/** The pattern of a maker's numbers, compiled for comparison with texts. */
export interface Pattern {
  /** The names of the sizes in their order. */
  names: readonly string[]
  /** The pattern with a `sizeSign` for each size: `EX#X#`. */
  folded: string
  /** The text before the first size. */
  head: string
  matcher: RegExp
}

/** Why a text is no pattern. */
export type PatternError = 'noSize' | 'nameTwice' | 'brokenName' | 'onlySizes' | 'sizesTouch' | 'readsAsDecimal'

const placeholder = /\{([A-Za-z]\w{0,19})\}/g
/** A size as people write it: millimetres with at most three decimals. */
const size = '(\\d{1,4}(?:\\.\\d{1,3})?)'

/**
 * Parses a maker's number with the names of its sizes in braces: `EX{d}x{L}`. The text around them must match
 * literally, except separators, which people leave out or exchange.
 */
export function readPattern(text: string): Pattern | { patternError: PatternError } {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  const bare = text.replaceAll(sizeSign, ' ').replace(placeholder, sizeSign)
  if (/[{}]/.test(bare)) return { patternError: 'brokenName' }
  if (names.length === 0) return { patternError: 'noSize' }
  if (new Set(names).size < names.length) return { patternError: 'nameTwice' }
  const folded = fold(bare)
  if (/#\.|\.#/.test(folded)) return { patternError: 'readsAsDecimal' }
  if (/#[#\d]|\d#/.test(folded)) return { patternError: 'sizesTouch' }
  if (/^#(X#)*$/.test(folded)) return { patternError: 'onlySizes' }
  const matcher = new RegExp(`^${folded.replaceAll('.', '\\.').replaceAll(sizeSign, size)}$`)
  return { names, folded, head: folded.slice(0, folded.indexOf(sizeSign)), matcher }
}

/** Returns the sizes that a folded number names, by their names; `null` where it does not follow the pattern. */
export function matchFolded({ matcher, names }: Pattern, folded: string): Record<string, number> | null {
  const found = matcher.exec(folded)
  return found && Object.fromEntries(names.map((name, index) => [name, Number(found[index + 1])]))
}
