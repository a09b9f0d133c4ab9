import type { Queries } from '../../database/client.ts'
import { type Fault, phoneFault, refuseFaults } from './country-faults.ts'
import { readHomeCountry } from './read-home-country.ts'

interface Numbers {
  phoneNumber?: string | null | undefined
  mobilePhoneNumber?: string | null | undefined
  fax?: string | null | undefined
}

/** What is wrong with a person's numbers; one that stays as it was is nobody's fault now. */
export function numberFaults(sent: Numbers, country: string, before: Numbers | null): Record<keyof Numbers, Fault> {
  const faultOf = (name: keyof Numbers) => (sent[name] === before?.[name] ? undefined : phoneFault(sent[name], country))
  return {
    phoneNumber: faultOf('phoneNumber'),
    mobilePhoneNumber: faultOf('mobilePhoneNumber'),
    fax: faultOf('fax'),
  }
}

/** Refuses numbers that the company's country does not know; null: the shop's. */
export async function checkNumbers(
  db: Queries,
  companyId: string | null,
  sent: Numbers,
  before: Numbers | null,
): Promise<void> {
  refuseFaults(numberFaults(sent, await readHomeCountry(db, companyId), before))
}
