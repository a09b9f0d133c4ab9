import { isDeepStrictEqual } from 'node:util'
import type { ChangeUserAnywhere, ManagedUser } from '@normwerk/contract/company/user'
import type { Dependencies } from '../../dependencies.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { endSessions } from '../account/sessions.ts'
import { checkNumbers, rejectFieldErrors } from '../address/check-address.ts'
import { sendMail } from '../mail/send-mail.ts'
import { inOrder } from './add-user.ts'
import { checkRoles, isSameAddress, ownName, requireOtherAdministrator } from './check-user.ts'
import { presentUser } from './list-users.ts'
import { recordUser } from './record-user.ts'
import { lockUserForUpdate, readUser, type UserRow, updateUser } from './repository/users.ts'
import type { ScopedContext } from './scope.ts'

/** Changes the named fields of a user. */
export async function changeUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { id, emailRepeat: _, ...sent }: ChangeUserAnywhere,
): Promise<ManagedUser> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, id)
  const roles = sent.roles === undefined ? before.roles : inOrder(sent.roles)
  const enabled = sent.enabled ?? before.enabled
  checkRoles(before.companyId, roles)
  await checkNumbers(db, before.companyId, sent, before)
  await requireOtherAdministrator(db, before, { ...before, roles, enabled })
  const after = await updateUser(db, id, { ...sent, roles, enabled, username: chooseName(before, sent) })
  if (before.enabled && !enabled) await endSessions(db, id)
  if (!isSameAddress(before.email, after.email)) await moveMail(dependencies, context, before)
  if (!isDeepStrictEqual(before, after)) await recordUser(dependencies, context, 'user.changed', before, after)
  return presentUser(await readUser(db, scope, id))
}

/** A user name that is the mail address follows its change, whether it is left out or sent back unchanged. */
function chooseName(before: UserRow, { username, email = before.email }: Omit<ChangeUserAnywhere, 'id'>): string {
  const requested = username === undefined ? before.username : username
  const chosen = ownName(ownName(requested, before.email), email)
  const isAddress = chosen !== null && chosen !== before.username && chosen.includes('@')
  rejectFieldErrors({ username: isAddress ? 'invalidCharacters' : undefined })
  return chosen ?? email
}

/** Invalidates links that were sent to the old address, and informs its reader. */
async function moveMail(
  dependencies: Dependencies,
  { db }: ScopedContext,
  { id, email, language }: UserRow,
): Promise<void> {
  await deletePasswordTokens(db, id)
  await sendMail(dependencies, db, { kind: 'emailChanged', recipient: email, language, data: { userId: id } })
}
