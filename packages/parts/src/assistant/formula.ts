/** How sure a formula or a figure is: read in a public source, derived from such a one, or usual in the trade. */
export type Standing = 'published' | 'derived' | 'usual'

/** Where a formula was read. */
export interface Source {
  standing: Standing
  /** Title of the work; null where nothing was published. */
  work: string | null
}

/** A formula of the ejector assistant, which people read and the shop computes. */
export interface Formula<Symbol extends string = string> {
  /** As on paper; a value stands where its symbol is in braces: `A = π · {d}² / 4`. */
  expression: string
  /** Unit of the result; empty for a figure without one. */
  unit: string
  /** Units of the values by their symbols. */
  units: Readonly<Record<Symbol, string>>
  source: Source
  compute(values: Readonly<Record<Symbol, number>>): number
}

/** Returns the formula with the types of its symbols. */
export function defineFormula<const Symbol extends string>(formula: Formula<Symbol>): Formula<Symbol> {
  return formula
}

/** A piece of an expression: text, or the symbol of a value. */
export type Piece = { text: string } | { symbol: string }

/** Splits an expression at its symbols. */
export function piecesOf(expression: string): Piece[] {
  return expression
    .split(/[{}]/)
    .map((piece, index): Piece => (index % 2 === 1 ? { symbol: piece } : { text: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '')
}

/** Writes an expression with something in the place of each symbol. */
export function fillExpression(expression: string, write: (symbol: string) => string): string {
  return piecesOf(expression)
    .map((piece) => ('symbol' in piece ? write(piece.symbol) : piece.text))
    .join('')
}
