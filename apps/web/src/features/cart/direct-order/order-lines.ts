import type { PartsListRow } from '@normwerk/contract/parts-list'

/** A line as it is typed. */
export interface TypedLine {
  /** Number of its row in the check. */
  key: number
  requested: string
  quantity: string
  /** The other fields of a pasted row. */
  others: Omit<PartsListRow, 'row' | 'articleNo' | 'designation' | 'quantity'>
}

/** Several empty lines show that more than one can be filled in. */
const minLines = 3

export function isFilled({ requested }: TypedLine): boolean {
  return requested.trim() !== ''
}

/** Returns the filled lines in their places, and always an empty one. */
export function withEmptyLines(lines: readonly TypedLine[]): readonly TypedLine[] {
  const last = lines.at(-1)
  const missing = Math.max(minLines - lines.length, last === undefined || isFilled(last) ? 1 : 0)
  return Array.from({ length: missing }).reduce<readonly TypedLine[]>(withNext, lines)
}

/** Adds an empty line. */
export function withNext(lines: readonly TypedLine[]): readonly TypedLine[] {
  return [...lines, { key: lastKey(lines) + 1, requested: '', quantity: '', others: {} }]
}

export function lastKey(lines: readonly TypedLine[]): number {
  return Math.max(0, ...lines.map(({ key }) => key))
}

export function rowOf({ key, requested, quantity, others }: TypedLine): PartsListRow {
  return {
    ...others,
    row: key,
    ...namedBy(requested),
    ...(quantity.trim() !== '' && { quantity: quantity.trim() }),
  }
}

/** Returns the row of a line that was typed, not pasted: there an empty quantity means one. */
export function typedRowOf(line: TypedLine): PartsListRow {
  return { quantity: '1', ...rowOf(line) }
}

/** One word is read as a number, several as a designation. */
export function namedBy(requested: string): Pick<PartsListRow, 'articleNo' | 'designation'> {
  const words = requested.trim()
  return /\s/.test(words) ? { designation: words } : { articleNo: words }
}
