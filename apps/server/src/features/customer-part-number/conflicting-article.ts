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
  articleId: string
}

/**
 * Returns the other part that a customer part number names because it is also an article number; null if it is the same
 * part.
 */
export function conflictingArticle(catalogue: Catalogue, customerPartNumber: string, own: Named): FoundPart | null {
  const read = findNumber(catalogue, customerPartNumber)
  if (read === null || read === 'unknown') return null
  const isSame = read.articleId === own.articleId && hasSameOptions(read, { ...noOptions, ...machiningOf(own) })
  return isSame ? null : read
}

/** Returns its number. */
export function otherArticle(catalogue: Catalogue, customerPartNumber: string, own: Named): string | null {
  const read = conflictingArticle(catalogue, customerPartNumber, own)
  return read && formatConfiguredPart(read)
}
