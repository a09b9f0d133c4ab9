import {
  formatConfiguredPart,
  hasSameOptions,
  type Machining,
  machiningOf,
  noOptions,
} from '@normwerk/parts/configured-part'
import { type FoundPart, findNumber } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'

interface Named extends Machining {
  productDimensionId: string
}

/**
 * Returns the other part that a customer part number names because it is also an article number; null if it is the same
 * part.
 */
export function conflictingArticle(catalogue: Catalogue, ownNumber: string, own: Named): FoundPart | null {
  const read = findNumber(catalogue, ownNumber)
  if (read === null || read === 'unknown') return null
  const isSame =
    read.productDimensionId === own.productDimensionId && hasSameOptions(read, { ...noOptions, ...machiningOf(own) })
  return isSame ? null : read
}

/** Returns its number. */
export function otherArticle(catalogue: Catalogue, ownNumber: string, own: Named): string | null {
  const read = conflictingArticle(catalogue, ownNumber, own)
  return read && formatConfiguredPart(read)
}
