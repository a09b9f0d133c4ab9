import type { ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'

/** A part that can take the place of another. */
export interface Candidate {
  part: ProductDimension
  /** Of its product. */
  name: string
  /** What is to be done to it, where that was said; otherwise as with the part that it replaces, so far as it can be. */
  requested?: PartOptions
}

/** What is put in the place of a position. */
export interface Replacement {
  part: ProductDimension
  options: PartOptions
}
