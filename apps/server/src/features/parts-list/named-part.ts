import type { RowFault } from '@normwerk/contract/parts-list'
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
  isDoubtful: boolean
  /** Article number of what others mean by the same text; the buyer has to say which of the two he means. */
  namesake: string | null
  crossReference: { maker: string; differences: string | null } | null
}

export interface Refused {
  fault: RowFault
}

/** Null: nothing of the row can be read, or what it asks for is not stocked. */
export type Naming = NamedPart | Refused | null

export function isNamed(naming: Naming): naming is NamedPart {
  return naming !== null && !isRefused(naming)
}

export function isRefused(naming: Naming): naming is Refused {
  return naming !== null && 'fault' in naming
}
