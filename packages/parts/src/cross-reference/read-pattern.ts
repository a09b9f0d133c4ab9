import { fold, foldNumber, sizeSign } from './fold-number.ts'

/** How a maker writes a number, ready to be compared with texts. */
export interface Pattern {
  /** The names of the sizes in their order. */
  names: readonly string[]
  /** With a `sizeSign` for each size, as `EX#X#`. */
  folded: string
  /** What comes before the first size. */
  head: string
  matcher: RegExp
}

/** Why a text is no pattern. */
export type PatternError = 'noSize' | 'nameTwice' | 'brokenName' | 'onlySizes' | 'sizesTouch' | 'readsAsDecimal'

const placeholder = /\{([A-Za-z]\w{0,19})\}/g
/** As sizes are written: millimetres with at most three decimals. */
const size = '(\\d{1,4}(?:\\.\\d{1,3})?)'
const maxNumberLength = 100

/**
 * Reads a maker's number with its sizes as names in braces, `EX{d}x{L}`. What stands around them is taken as it is, apart
 * from separators, which people leave out or exchange.
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

/** The sizes that a text names where it is such a number, by their names. */
export function matchPattern(pattern: Pattern, text: string): Record<string, number> | null {
  return text.length > maxNumberLength ? null : matchFolded(pattern, foldNumber(text))
}

/** As `matchPattern`, of a text that is folded already. */
export function matchFolded({ matcher, names }: Pattern, folded: string): Record<string, number> | null {
  const found = matcher.exec(folded)
  return found && Object.fromEntries(names.map((name, index) => [name, Number(found[index + 1])]))
}
