import type { AttributeInput } from '../index-input.ts'
import type { Attribute } from '../search-index.ts'

/** Higher codes need more than 16 bits. */
export const maxShortCodes = 0xffff

/** Values of one attribute in the order they were met; a value's draft code is its place + 1. */
export interface ValueDraft {
  readonly key: string
  readonly kind: 'number' | 'choice'
  readonly values: (number | string)[]
  readonly codes: Map<number | string, number>
}

export function beginValues(attribute: AttributeInput): ValueDraft {
  return { key: attribute.key, kind: attribute.kind, values: [], codes: new Map() }
}

/** Returns the draft code of a value. Throws on a value of the wrong type. */
export function draftCode(draft: ValueDraft, value: number | string): number {
  const known = draft.codes.get(value)
  if (known !== undefined) return known
  const fits = draft.kind === 'number' ? Number.isFinite(value) : typeof value === 'string'
  if (!fits) throw new TypeError(`Attribute ${draft.key} takes a ${draft.kind}, not ${JSON.stringify(value)}`)
  const code = draft.values.push(value)
  draft.codes.set(value, code)
  return code
}

/** Returns the sorted values of a draft, and the final code of each draft code. */
export function settleValues(
  { key, kind, values: met }: ValueDraft,
  firstCount: number,
): { attribute: Attribute; codeOf: Uint32Array } {
  const order = Uint32Array.from(met.keys()).sort((a, b) => ((met[a] ?? 0) < (met[b] ?? 0) ? -1 : 1))
  const codeOf = new Uint32Array(met.length + 1)
  const values: (number | string)[] = []
  for (const row of order) codeOf[row + 1] = values.push(met[row] ?? 0)
  return { attribute: { key, kind, values, firstCount }, codeOf }
}
