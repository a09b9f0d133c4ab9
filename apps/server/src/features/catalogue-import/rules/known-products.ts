import type { Family } from '@normwerk/parts/families/families'
import type { AttributeKind } from './statements.ts'

/** The data of a product that is needed to read a row of an article. */
export interface KnownProduct {
  productNr: string
  /** Null: a general product with its own columns. */
  family: Family | null
  /** Of the material, g/cm³; null if unknown. */
  density: number | null
  /** The columns of a general product by key. */
  columns: ReadonlyMap<string, AttributeKind>
}
