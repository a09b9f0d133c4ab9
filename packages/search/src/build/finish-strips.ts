import type { Attribute, Strips } from '../search-index.ts'
import { ascendingRows, sharedValue } from '../search-index.ts'
import { type GrowingCodes, growingShorts, growingWords } from './growing.ts'
import type { IndexDraft } from './index-draft.ts'
import { maxShortCodes } from './value-draft.ts'

/** Entries of all strips so far. */
interface Entries {
  codes: GrowingCodes
  ends: GrowingCodes
  rows: GrowingCodes
  /** One counter per code, all 0 between strips. */
  tally: Uint32Array
}

/**
 * Makes the entries of every strip: distinct values, ascending, with the rows that have them. Replaces the draft's
 * codes with final ones.
 * @param codeOf final code by draft code, per attribute
 * @param firstRow first row of each product; one more at the end
 */
export function finishStrips(
  draft: IndexDraft,
  attributes: readonly Attribute[],
  codeOf: readonly Uint32Array[],
  firstRow: Uint32Array,
  maxRows: number,
): Strips {
  const products = draft.products.length
  draft.strips.firstOf.push(draft.strips.column.length)
  const firstOf = draft.strips.firstOf.take()
  const attribute = draft.strips.attribute.take()
  const column = draft.strips.column.take()
  const shared = draft.strips.shared.take()
  const codes = draft.codes.take()
  const at = new Uint32Array(attributes.length * products)
  const firstEntry = new Uint32Array(column.length + 1)
  const sorted = new Uint32Array(column.length).fill(ascendingRows)
  const maxValues = attributes.reduce((max, { values }) => Math.max(max, values.length), 0)
  const entries: Entries = {
    codes: maxValues > maxShortCodes ? growingWords() : growingShorts(),
    ends: maxRows > 0xffff ? growingWords() : growingShorts(),
    rows: maxRows > 0xffff ? growingWords() : growingShorts(),
    tally: new Uint32Array(maxValues + 1),
  }
  for (let product = 0; product < products; product++) {
    const size = (firstRow[product + 1] ?? 0) - (firstRow[product] ?? 0)
    const behind = firstOf[product + 1] ?? 0
    for (let strip = firstOf[product] ?? 0; strip < behind; strip++) {
      const place = attribute[strip] ?? 0
      const finalCodes = codeOf[place] ?? new Uint32Array()
      const start = column[strip] ?? 0
      at[place * products + product] = strip + 1
      firstEntry[strip] = entries.codes.length
      if (start === sharedValue) {
        entries.codes.push(finalCodes[shared[strip] ?? 0] ?? 0)
        entries.ends.push(size)
      } else {
        const own = codes.subarray(start, start + size)
        for (let row = 0; row < size; row++) own[row] = finalCodes[own[row] ?? 0] ?? 0
        sorted[strip] = listEntries(own, entries)
      }
    }
  }
  firstEntry[column.length] = entries.codes.length
  return {
    at,
    firstOf,
    attribute,
    firstEntry,
    column,
    sorted,
    entryCode: entries.codes.take(),
    entryEnd: entries.ends.take(),
    codes,
    rows: entries.rows.take(),
  }
}

/** Adds the entries of one column. Returns where its sorted rows start. */
function listEntries(column: Uint16Array | Uint32Array, { codes, ends, rows, tally }: Entries): number {
  const met: number[] = []
  let ascends = true
  let previous = 0
  for (const code of column) {
    const count = tally[code] ?? 0
    if (count === 0) met.push(code)
    tally[code] = count + 1
    ascends &&= code >= previous
    previous = code
  }
  const distinct = sortCodes(met, tally)
  let end = 0
  for (const code of distinct) {
    const count = tally[code] ?? 0
    tally[code] = end
    end += count
    codes.push(code)
    ends.push(end)
  }
  const start = ascends ? ascendingRows : rows.length
  if (!ascends) {
    rows.reserve(column.length)
    for (let row = 0; row < column.length; row++) {
      const code = column[row] ?? 0
      const place = tally[code] ?? 0
      rows.items[start + place] = row
      tally[code] = place + 1
    }
    rows.length += column.length
  }
  for (const code of distinct) tally[code] = 0
  return start
}

const scannedPerSorted = 16

/** Returns the counted codes, ascending. If there are many, reading every counter is faster than sorting. */
function sortCodes(met: readonly number[], tally: Uint32Array): Uint32Array {
  const sorted = Uint32Array.from(met)
  if (met.length * scannedPerSorted < tally.length) return sorted.sort()
  let length = 0
  for (let code = 0; code < tally.length; code++) if (tally[code] !== 0) sorted[length++] = code
  return sorted
}
