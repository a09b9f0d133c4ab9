import type { RowError } from '@normwerk/contract/parts-list'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { Assumption } from '@normwerk/parts/designation/part-request'

/** The part that a row names, before it is validated. */
export interface NamedPart extends PartOptions {
  articleId: string
  /** A length named beside the part: if it is not the stock length, the part is cut to it. */
  length: number | null
  /** Pieces, if the text names them. */
  quantity: number | null
  assumed: readonly Assumption[]
  /** Article numbers of the same part in the other materials that the text allows. */
  alternatives: readonly string[]
  /** The buyer must confirm the part, independent of assumptions. */
  needsConfirmation: boolean
  /** Article number of another part with the same text; the buyer must choose between the two. */
  ambiguousMatch: string | null
  crossReference: { maker: string; differences: string | null } | null
}

export interface Rejected {
  rowError: RowError
}

/** Null: no text of the row can be read, or the shop does not stock the requested part. */
export type Match = NamedPart | Rejected | null

export function isNamed(match: Match): match is NamedPart {
  return match !== null && !isRejected(match)
}

export function isRejected(match: Match): match is Rejected {
  return match !== null && 'rowError' in match
}
