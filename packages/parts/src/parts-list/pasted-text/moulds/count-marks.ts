import { findAll } from '../../find-all.ts'

/** What a figure beside a part says about its pieces. */
export interface CountMarks {
  /** Further pieces: `4 + 2 als Reserve`. */
  further: readonly number[]
  /** Pieces among those stated: `6 ks (3 na sklad)`. */
  among: readonly number[]
  /** Pieces at each of several places: `4 pillars (2 per side)`. */
  each: readonly number[]
  /** The new number of pieces: `waren 8, mach 10 draus`. */
  now: readonly number[]
}

/** Each stands before its figure in a line of a mail; nobody types it. */
const signs = { further: '⊕', among: '⊖', each: '⊘', now: '⊜' } as const satisfies Record<keyof CountMarks, string>
const marked = new RegExp(String.raw`\s*([${Object.values(signs).join('')}])(\d+)`, 'g')

/** Returns a figure as a mark, so that it stays with its part while a line is divided. */
export function formatMark(kind: keyof CountMarks, count: number): string {
  return `${signs[kind]}${count}`
}

/** Returns a text without its marks, and these. */
export function takeMarks(text: string): { rest: string; marks: CountMarks } {
  const found = findAll(marked, text)
  const of = (kind: keyof CountMarks) =>
    found.flatMap(([, sign, count]) => (sign === signs[kind] ? [Number(count)] : []))
  const marks = { further: of('further'), among: of('among'), each: of('each'), now: of('now') }
  const rest = text.replace(marked, '').replace(/\s*\(\s*\)/g, '')
  return { rest: found.length === 0 ? rest.trim() : rest.replace(/[\s,;.]+$/, '').trim(), marks }
}

/**
 * Returns the pieces of a part with what is said about them. A share that does not fit leaves them open, as does a share
 * alone: two on each side may be four.
 */
export function countPieces(quantity: string, { further, among, each, now }: CountMarks): string {
  if (now.length > 0) return new Set(now).size === 1 ? String(now[0]) : `${now.at(-1)} ?`
  const shares = [...among, ...each]
  if (quantity === '' && shares.length > 0) return `${shares[0]} ?`
  const stated = /^\d+$/.test(quantity) ? Number(quantity) : null
  const extra = further.reduce((sum, count) => sum + count, 0)
  if (stated === null) return extra === 0 ? quantity : `${quantity || extra} ?`
  const fits =
    among.reduce((sum, count) => sum + count, 0) <= stated &&
    each.every((count) => count < stated && stated % count === 0)
  return fits ? String(stated + extra) : `${quantity} ?`
}
