import type { ManagedUser } from '@normwerk/contract/company-user'
import type { DecideRegistration } from '@normwerk/contract/registration'
import type { Dependencies } from '../../dependencies.ts'
import { presentUser } from '../company/present-user.ts'
import type { ScopedContext } from '../company/scope.ts'
import { acceptRegistration } from './accept-registration.ts'
import { rejectRegistration } from './reject-registration.ts'
import { takeWaiting } from './repository/registrations.ts'

/** Accepts a waiting registration, or deletes it. */
export async function decideRegistration(
  dependencies: Dependencies,
  context: ScopedContext,
  id: string,
  { accept, roles }: DecideRegistration,
): Promise<{ user: ManagedUser | null }> {
  const registration = await takeWaiting(context.db, id, context.scope)
  if (accept) return { user: presentUser(await acceptRegistration(dependencies, context, registration, roles ?? null)) }
  await rejectRegistration(dependencies, context, registration)
  return { user: null }
}
