import { accountEndpoints } from '@normwerk/contract/account'
import { languageEndpoints } from '@normwerk/contract/language'
import { fetchFrom } from '../network/transport.ts'
import { createVisitor, type Visitor } from '../visitor.ts'

/** The password of the demo users in the kept database. */
export const demoPassword = 'Demo-Passwort-1'

export const usernames = ['staff', 'admin', 'buyer', 'designer', 'rival'] as const
export type DemoPeople = Record<(typeof usernames)[number], Visitor>

/**
 * Signs in the demo users of a shop that listens at an address, all with the same password; the rival reads English.
 */
export async function signInAll(address: string): Promise<DemoPeople> {
  const signIn = async (username: keyof DemoPeople) => {
    const visitor = createVisitor(fetchFrom(address))
    await visitor.call(accountEndpoints.authenticate, { username, password: demoPassword })
    return visitor
  }
  const people = {
    staff: await signIn('staff'),
    admin: await signIn('admin'),
    buyer: await signIn('buyer'),
    designer: await signIn('designer'),
    rival: await signIn('rival'),
  }
  await people.rival.call(languageEndpoints.choose, { code: 'en' })
  return people
}
