import type { LanguageCode } from '@normwerk/contract/language'
import type { Designation } from '@normwerk/contract/search'
import type { Queries } from '../../database/client.ts'
import { conflictingArticle, findCustomerPartNumber } from '../customer-part-number/find-customer-part-number.ts'
import { findDesignation, presentPart } from './find-designation.ts'
import type { Catalogue } from './live-catalogue.ts'

export interface Speaker {
  /** The company whose customer part numbers have priority; null: none. */
  companyId: string | null
  language: LanguageCode
}

/** Finds the one part that a text names exactly: by a customer part number, or else by its general meaning. */
export async function namePart(
  db: Queries,
  catalogue: Catalogue,
  text: string,
  { companyId, language }: Speaker,
): Promise<Designation | null> {
  const own = companyId === null ? undefined : await findCustomerPartNumber(db, companyId, text)
  if (own === undefined) return findDesignation(catalogue, text, language)
  // The text names two parts, and the suggestions have both.
  if (conflictingArticle(catalogue, text, own) !== null) return null
  return { ...presentPart(own), assumed: own.changedLength === null ? [] : ['toleranceClass'], alternatives: [] }
}
