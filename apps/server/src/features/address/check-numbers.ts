import type { Queries } from '../../database/client.ts'
import { type FieldError, phoneError, rejectFieldErrors } from './country-errors.ts'
import { readHomeCountry } from './read-home-country.ts'

interface Numbers {
  phoneNumber?: string | null | undefined
  mobilePhoneNumber?: string | null | undefined
  fax?: string | null | undefined
}

/** Returns the errors of a person's numbers; an unchanged number is not an error. */
export function numberErrors(
  sent: Numbers,
  country: string,
  before: Numbers | null,
): Record<keyof Numbers, FieldError> {
  const errorOf = (name: keyof Numbers) => (sent[name] === before?.[name] ? undefined : phoneError(sent[name], country))
  return {
    phoneNumber: errorOf('phoneNumber'),
    mobilePhoneNumber: errorOf('mobilePhoneNumber'),
    fax: errorOf('fax'),
  }
}

/** Rejects numbers that are invalid in the company's country; null: the shop's. */
export async function checkNumbers(
  db: Queries,
  companyId: string | null,
  sent: Numbers,
  before: Numbers | null,
): Promise<void> {
  rejectFieldErrors(numberErrors(sent, await readHomeCountry(db, companyId), before))
}
