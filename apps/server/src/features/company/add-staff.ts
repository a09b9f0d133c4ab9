import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addUser } from './add-user.ts'
import type { StaffOptions } from './read-staff-options.ts'
import { recordUser } from './record-user.ts'

/** Creates a colleague who administers the shop, with a password that is only in the answer. */
export async function addStaff(
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'secrets' | 'passwords'>,
  db: Queries,
  options: StaffOptions,
): Promise<string> {
  const password = dependencies.secrets.password()
  const user = await addUser(dependencies, db, {
    ...options,
    companyId: null,
    salutation: null,
    title: null,
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: ['GLOBAL_ADMIN'],
    language: 'de',
    passwordHash: await dependencies.passwords.hash(password),
    whenTaken: 'reject',
  })
  await recordUser(
    dependencies,
    { db, caller: null, request: { id: dependencies.ids.next() } },
    'user.created',
    null,
    user,
  )
  return password
}
