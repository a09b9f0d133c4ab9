import type { ManagedUser } from '@normwerk/contract/company-user'
import type { DecideRegistration } from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import type { Administration } from '../company/administration.ts'
import { presentUser } from '../company/present-user.ts'
import { acceptRegistration } from './accept-registration.ts'
import { rejectRegistration } from './reject-registration.ts'
import { takeWaiting } from './repository.ts'

/** Makes a user of a registration that waits, or deletes it. */
export async function decideRegistration(
  dependencies: Dependencies,
  administration: Administration,
  id: string,
  { accept, roles }: DecideRegistration,
): Promise<{ user: ManagedUser | null }> {
  const registration = await takeWaiting(administration.db, id, administration.scope)
  if (accept)
    return { user: presentUser(await acceptRegistration(dependencies, administration, registration, roles ?? null)) }
  await rejectRegistration(dependencies, administration, registration)
  return { user: null }
}
