import { isWholeStep } from '../check-options.ts'
import type { ArticleSizes } from '../families/article-sizes.ts'
import { type PartRequest, type Rejection, reject } from './part-request.ts'

/** A stocked article that has the requested sizes, apart from the length. */
export interface Candidate {
  articleNumber: string
  sizes: ArticleSizes
  /** Shortest length after a cut, mm; null if it cannot be cut. */
  minLength: number | null
}

/** The article, and its length after the cut; null if it is not cut. */
export interface Blank {
  articleNumber: string
  changedLength: number | null
  /** The stocked length, mm. */
  length: number
}

/**
 * Chooses among the articles of one material: the stocked length, else the next longer one that can be cut to it.
 */
export function chooseBlank(stocked: readonly Candidate[], partRequest: PartRequest): Blank | Rejection {
  if (stocked.length === 0) return reject('sizeNotStocked')
  const isCut = stocked.some(({ minLength }) => minLength !== null)
  return isCut ? chooseToCut(stocked, partRequest) : chooseAsIs(stocked, partRequest)
}

function chooseAsIs(stocked: readonly Candidate[], partRequest: PartRequest): Blank | Rejection {
  if (partRequest.changedLength !== null || partRequest.toleranceClass !== null) return reject('notTrimmable')
  const { length } = partRequest.sizes
  const matching = stocked.filter(({ sizes }) => length === undefined || sizes.length === length)
  if (matching.length === 0) return reject('sizeNotStocked')
  const lengths = new Set(matching.map(({ sizes }) => sizes.length))
  if (length === undefined && lengths.size === matching.length && lengths.size > 1) return reject('lengthMissing')
  return theOne(matching, null)
}

function chooseToCut(stocked: readonly Candidate[], partRequest: PartRequest): Blank | Rejection {
  const requested = partRequest.changedLength ?? partRequest.sizes.length
  if (requested === undefined) return reject('lengthMissing')
  const named = stocked.filter(({ sizes }) => sizes.length === partRequest.sizes.length)
  if (partRequest.changedLength === null && named.length > 0) return theOne(named, null)
  if (!isWholeStep(requested)) return reject('lengthStep', String(requested))

  const blanks = named.length > 0 ? named : stocked
  const maxSizes = Math.max(...blanks.map(({ sizes }) => sizes.length))
  if (requested > maxSizes) return reject('lengthTooLong', String(maxSizes))
  const longer = blanks.filter(({ sizes }) => sizes.length >= requested)
  const cuttable = longer.filter((blank) => minLengthOf(blank) <= requested)
  if (cuttable.length === 0) return reject('lengthTooShort', String(Math.min(...longer.map(minLengthOf))))
  const shortest = Math.min(...cuttable.map(({ sizes }) => sizes.length))
  return theOne(
    cuttable.filter(({ sizes }) => sizes.length === shortest),
    requested,
  )
}

function minLengthOf({ minLength }: Candidate): number {
  return minLength ?? Infinity
}

function theOne(matching: readonly Candidate[], changedLength: number | null): Blank | Rejection {
  const [only, second] = matching
  if (only === undefined || second !== undefined) {
    return reject('ambiguous', matching.map(({ articleNumber }) => articleNumber).join(' '))
  }
  return { articleNumber: only.articleNumber, changedLength, length: only.sizes.length }
}
