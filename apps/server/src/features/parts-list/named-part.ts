import type { RowError } from '@normwerk/contract/parts-list'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Assumption } from '@normwerk/parts/designation/part-request'

/** The part that a row means, before it is checked. */
export interface NamedPart extends PartOptions {
  productDimensionId: string
  /** A length named beside the part: where it is not the stocked one, what it is cut to. */
  length: number | null
  /** Pieces, where the text says so. */
  quantity: number | null
  assumed: readonly Assumption[]
  /** Article numbers of the same part in the other materials that the text allows. */
  alternatives: readonly string[]
  /** The buyer has to look at it, whatever was assumed. */
  needsConfirmation: boolean
  /** Article number of what others mean by the same text; the buyer has to say which of the two he means. */
  ambiguousMatch: string | null
  crossReference: { maker: string; differences: string | null } | null
}

export interface Rejected {
  rowError: RowError
}

/** Null: nothing of the row can be read, or what it asks for is not stocked. */
export type Match = NamedPart | Rejected | null

export function isNamed(match: Match): match is NamedPart {
  return match !== null && !isRejected(match)
}

export function isRejected(match: Match): match is Rejected {
  return match !== null && 'rowError' in match
}
