import type { ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'

/** A part that can replace another one. */
export interface Candidate {
  part: ProductDimension
  /** Name of its product. */
  name: string
  /**
   * Machining that was requested. Without it, the part gets the machining of the part that it replaces, if possible.
   */
  requested?: PartOptions
}

/** The part that replaces a position. */
export interface Replacement {
  part: ProductDimension
  options: PartOptions
}
