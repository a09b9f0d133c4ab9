import type { Queries } from '../../database/client.ts'
import { phoneFault, refuseFaults } from '../address/country-faults.ts'
import { readHomeCountry } from './company-repository.ts'
import type { UserRow } from './repository.ts'

const numbers = ['phoneNumber', 'mobilePhoneNumber', 'fax'] as const
type Numbers = { [Name in (typeof numbers)[number]]?: string | null | undefined }

/** Refuses numbers that the company's country does not know; one that stays as it was is nobody's fault now. */
export async function checkNumbers(
  db: Queries,
  companyId: string | null,
  sent: Numbers,
  before: UserRow | null,
): Promise<void> {
  const country = await readHomeCountry(db, companyId)
  const changed = numbers.filter((name) => sent[name] !== before?.[name])
  refuseFaults(Object.fromEntries(changed.map((name) => [name, phoneFault(sent[name], country)])))
}
