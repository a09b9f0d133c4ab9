import type { Line, Sizes } from '../families/line.ts'
import { isWholeStep } from '../trimming/check-changed-length.ts'
import { type Refusal, refuse, type Wish } from './wish.ts'

/** A stocked article as a wish sees it. */
export interface Stocked {
  articleNo: string
  sizes: Sizes
}

/** The article to take, and the length it is cut to; null where it stays as it is. */
export interface Blank {
  articleNo: string
  changedLength: number | null
}

/**
 * Chooses among the articles of one material that have the wished sizes, apart from the length: the stocked length, or
 * else the next longer one that may be cut so far.
 */
export function chooseBlank(stocked: readonly Stocked[], wish: Wish, line: Line): Blank | Refusal {
  if (stocked.length === 0) return refuse('sizeNotStocked')
  const isTrimmed = stocked.some(({ sizes }) => line.shortest(sizes) !== null)
  return isTrimmed ? chooseToCut(stocked, wish, line) : chooseAsIs(stocked, wish)
}

function chooseAsIs(stocked: readonly Stocked[], wish: Wish): Blank | Refusal {
  if (wish.changedLength !== null || wish.toleranceClass !== null) return refuse('notTrimmable')
  const { length } = wish.sizes
  const matching = stocked.filter(({ sizes }) => length === undefined || sizes.length === length)
  if (matching.length === 0) return refuse('sizeNotStocked')
  return theOne(matching, null)
}

function chooseToCut(stocked: readonly Stocked[], wish: Wish, line: Line): Blank | Refusal {
  const wanted = wish.changedLength ?? wish.sizes.length
  if (wanted === undefined) return refuse('lengthMissing')
  const named = stocked.filter(({ sizes }) => sizes.length === wish.sizes.length)
  if (wish.changedLength === null && named.length > 0) return theOne(named, null)
  if (!isWholeStep(wanted)) return refuse('lengthStep', String(wanted))

  const blanks = named.length > 0 ? named : stocked
  const longest = Math.max(...blanks.map(({ sizes }) => sizes.length ?? 0))
  if (wanted > longest) return refuse('lengthTooLong', String(longest))
  const longer = blanks.filter(({ sizes }) => (sizes.length ?? 0) >= wanted)
  const cuttable = longer.filter(({ sizes }) => (line.shortest(sizes) ?? Infinity) <= wanted)
  if (cuttable.length === 0) {
    return refuse('lengthTooShort', String(Math.min(...longer.map(({ sizes }) => line.shortest(sizes) ?? Infinity))))
  }
  const shortest = Math.min(...cuttable.map(({ sizes }) => sizes.length ?? 0))
  return theOne(
    cuttable.filter(({ sizes }) => sizes.length === shortest),
    wanted,
  )
}

function theOne(matching: readonly Stocked[], changedLength: number | null): Blank | Refusal {
  const [only, second] = matching
  if (only === undefined || second !== undefined) {
    return refuse('ambiguous', matching.map(({ articleNo }) => articleNo).join(' '))
  }
  return { articleNo: only.articleNo, changedLength }
}
