import type { Queries } from '../../database/client.ts'
import { type FieldError, phoneError, rejectFieldErrors } from './country-errors.ts'
import { readHomeCountry } from './read-home-country.ts'

interface Numbers {
  phoneNumber?: string | null | undefined
  mobilePhoneNumber?: string | null | undefined
  fax?: string | null | undefined
}

/** What is wrong with a person's numbers; one that stays as it was is nobody's fault now. */
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

/** Refuses numbers that the company's country does not know; null: the shop's. */
export async function checkNumbers(
  db: Queries,
  companyId: string | null,
  sent: Numbers,
  before: Numbers | null,
): Promise<void> {
  rejectFieldErrors(numberErrors(sent, await readHomeCountry(db, companyId), before))
}
