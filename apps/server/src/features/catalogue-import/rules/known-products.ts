import type { Family } from '@normwerk/parts/families/families'
import type { AttributeKind } from './statements.ts'

/** What a row of an article has to know of its product. */
export interface KnownProduct {
  productNr: string
  /** Null: a general product, with columns of its own. */
  family: Family | null
  /** Of the material, g/cm³; null where it is not known. */
  density: number | null
  /** The columns of a general product by key. */
  columns: ReadonlyMap<string, AttributeKind>
}
