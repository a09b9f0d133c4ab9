import type { Queries } from '../../database/client.ts'
import type { Tools } from '../../tools.ts'
import { addUser } from './add-user.ts'
import { noteUser } from './note-user.ts'
import type { StaffOptions } from './read-staff-options.ts'

/** Makes a colleague who administers the shop, with a password that only the answer tells. */
export async function addStaff(
  tools: Pick<Tools, 'ids' | 'clock' | 'secrets' | 'passwords'>,
  db: Queries,
  options: StaffOptions,
): Promise<string> {
  const password = tools.secrets.password()
  const user = await addUser(tools, db, {
    ...options,
    companyId: null,
    salutation: null,
    title: null,
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: ['GLOBAL_ADMIN'],
    language: 'de',
    passwordHash: await tools.passwords.hash(password),
    whenTaken: 'refuse',
  })
  await noteUser(tools, { db, caller: null, request: { id: tools.ids.next() } }, 'user.created', null, user)
  return password
}
