import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import type { Suggestion } from '@normwerk/contract/search'
import { isMachined } from '@normwerk/parts/configured-part'
import type { Queries } from '../../database/client.ts'
import { findOpenings } from './repository/customer-part-numbers.ts'

const maxSuggestions = 4
/** Suggests numbers of the company that begin with the typed text. */
export async function suggestCustomerPartNumbers(db: Queries, companyId: string, typed: string): Promise<Suggestion[]> {
  const text = typed.trim()
  if (text === '' || text.length > maxCustomerPartNumberLength) return []
  const found = await findOpenings(db, companyId, text, maxSuggestions)
  return found.map(({ ownNumber, dimensionId, machining, articleNo, productNr }) => ({
    // The part has machining, so the page must show it as a designation.
    kind: isMachined(machining) ? 'designation' : 'article',
    text: ownNumber,
    id: dimensionId,
    articleNo,
    productNr,
  }))
}
