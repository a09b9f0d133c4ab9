import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { findNumber, type NumberedPart } from '../catalogue/find-number.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'

interface Part {
  productDimensionId: string
  changedLength: number | null
}

/** The part that everybody else means by an own number because it is an article number of ours; null where it is the same. */
export function otherReading(catalogue: Catalogue, ownNumber: string, own: Part): NumberedPart | null {
  const read = findNumber(catalogue, ownNumber)
  if (read === null || read === 'unknown') return null
  const isSame =
    read.productDimensionId === own.productDimensionId &&
    read.changedLength === own.changedLength &&
    read.toleranceClass === null &&
    !read.certificate &&
    read.headFlats === null
  return isSame ? null : read
}

/** The same as we print it. */
export function otherArticle(catalogue: Catalogue, ownNumber: string, own: Part): string | null {
  const read = otherReading(catalogue, ownNumber, own)
  return read && formatConfiguredPart(read)
}
