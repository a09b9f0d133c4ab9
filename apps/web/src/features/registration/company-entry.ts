import type { NewCompany } from '@normwerk/contract/registration'
import { type FactsEntry, factsInput, noFacts } from '../../shared/people/company-facts.ts'
import { homeCountry } from '../../shared/people/country-field.tsx'
import { newPlaceEntry, type PlaceEntry, placeInput } from '../../shared/people/place-entry.ts'

/** The fields of a company that the shop does not know yet. */
export interface CompanyEntry extends FactsEntry, Omit<PlaceEntry, 'streetAddition'> {}

export const emptyCompany: CompanyEntry = { ...noFacts, ...newPlaceEntry(homeCountry) }

/** Returns the input of the call; empty fields are null. */
export function companyInput(entry: CompanyEntry): NewCompany {
  const { streetAddition: _, ...place } = placeInput({ ...entry, streetAddition: '' })
  return { ...factsInput(entry), ...place }
}
