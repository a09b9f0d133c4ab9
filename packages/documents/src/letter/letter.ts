import type { DrawnSheet } from '@normwerk/geometry/drawing/drawn-sheet'
import type { Address } from '../parties.ts'

/** A label with its value, such as "Date" and "23 Nov 2026". */
export type Fact = readonly [label: string, value: string]

export interface Line {
  text: string
  /** `strong` is what the eye looks for, `small` what belongs to the line above. */
  style: 'plain' | 'strong' | 'small'
}

export interface Column {
  title: string
  /** Millimetres; null for the rest of the page's width. */
  width: number | null
  align: 'left' | 'right'
}

export type Cell = readonly Line[]

/** What stands below each other on a document. */
export type Block =
  | { kind: 'paragraph'; text: string; style: Line['style'] }
  | { kind: 'facts'; title: string; facts: readonly Fact[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'drawing'; sheet: DrawnSheet }
  | { kind: 'sums'; rows: readonly { fact: Fact; style: Line['style'] }[] }

/** A document in words, before it is laid out on pages. */
export interface Letter {
  title: string
  recipient: Address
  /** Beside the address. */
  facts: readonly Fact[]
  blocks: readonly Block[]
}

export function line(text: string, style: Line['style'] = 'plain'): Line {
  return { text, style }
}

export function paragraph(text: string, style: Line['style'] = 'plain'): Block {
  return { kind: 'paragraph', text, style }
}

/** Returns a list with one entry, or an empty one if there is no value. */
export function given<Value, Entry>(value: Value | null, entry: (value: Value) => Entry): Entry[] {
  return value === null ? [] : [entry(value)]
}
