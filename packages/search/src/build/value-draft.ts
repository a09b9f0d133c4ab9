import type { AttributeInput } from '../index-input.ts'
import type { Attribute } from '../search-index.ts'

const maxValues = 0xffff

/** Values of one attribute in the order they were met; a value's draft code is its place + 1. */
export interface ValueDraft {
  readonly key: string
  readonly kind: 'number' | 'choice'
  readonly codes: Map<number | string, number>
}

export function beginValues(attribute: AttributeInput): ValueDraft {
  return { key: attribute.key, kind: attribute.kind, codes: new Map() }
}

/** Draft code of a value. Throws on a value of the wrong type and above 65,535 different values. */
export function draftCode(draft: ValueDraft, value: number | string): number {
  const known = draft.codes.get(value)
  if (known !== undefined) return known
  const fits = draft.kind === 'number' ? Number.isFinite(value) : typeof value === 'string'
  if (!fits) throw new TypeError(`Attribute ${draft.key} takes a ${draft.kind}, not ${JSON.stringify(value)}`)
  if (draft.codes.size === maxValues) throw new RangeError(`Attribute ${draft.key} has more than ${maxValues} values`)
  draft.codes.set(value, draft.codes.size + 1)
  return draft.codes.size
}

/** Sorted values of a draft, and the final code of each draft code. */
export function settleValues(draft: ValueDraft, firstCount: number): { attribute: Attribute; codeOf: Uint16Array } {
  const values = [...draft.codes.keys()].sort((a, b) => (a < b ? -1 : 1))
  const codes = new Map(values.map((value, place) => [value, place + 1]))
  const codeOf = new Uint16Array(values.length + 1)
  for (const [value, code] of draft.codes) codeOf[code] = codes.get(value) ?? 0
  return { attribute: { key: draft.key, kind: draft.kind, values, codes, firstCount }, codeOf }
}
