import { AppError, type Dependencies } from '../../http/call.ts'
import { deletePasswordTokens } from '../account/one-time-tokens.ts'
import { endSessions } from '../account/sessions.ts'
import { sendMail } from '../mail/send-mail.ts'
import { recordUser, requireOtherAdministrator } from './add-user.ts'
import { readManagedUser, type ScopedContext } from './managed-users.ts'
import { deleteFactors, deletePersonalRows } from './repository/erasure.ts'
import { lockUserForUpdate, readUser, type UserRow, updateUser } from './repository/users.ts'

/** Invites a user again; links that were sent before become invalid. */
export async function inviteUser(dependencies: Dependencies, context: ScopedContext, id: string): Promise<void> {
  const { db, scope } = context
  const user = await lockUserForUpdate(db, scope, id)
  if (user.passwordHash !== null) throw new AppError('entryNotFound')
  if (await sendInvitation(dependencies, context, user)) await deletePasswordTokens(db, id)
  await recordUser(dependencies, context, 'user.invited', user, user)
}

/** Sends a user the link for setting a password. Returns whether a mail is sent. */
export async function sendInvitation(
  dependencies: Dependencies,
  { db, caller, language }: ScopedContext,
  { id, email }: UserRow,
): Promise<boolean> {
  const { user: host } = await readUser(db, 'everything', caller.userId)
  return sendMail(dependencies, db, {
    kind: 'invitation',
    recipient: email,
    language,
    data: { userId: id, invitedBy: `${host.firstName} ${host.lastName}` },
  })
}

/** Locks a user, whose sessions end, or unlocks them. */
export async function lockUser(
  dependencies: Dependencies,
  context: ScopedContext,
  { userId, locking }: { userId: string; locking: boolean },
) {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, userId)
  if (before.locked !== locking) {
    await requireOtherAdministrator(db, before, { ...before, locked: locking })
    const after = await updateUser(db, userId, { locked: locking })
    if (locking) await endSessions(db, userId)
    await recordUser(dependencies, context, locking ? 'user.locked' : 'user.unlocked', before, after)
  }
  return readManagedUser(db, scope, userId)
}

const noSecondFactor = {
  totpPreparedSecret: null,
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
}

/**
 * Removes the second factor of a user who has lost it. Administrators cannot remove their own here, because that needs
 * their password.
 */
export async function removeSecondFactor(dependencies: Dependencies, context: ScopedContext, userId: string) {
  const { db, scope, caller } = context
  if (userId === caller.userId) throw new AppError('forbidden')
  const before = await lockUserForUpdate(db, scope, userId)
  const { hasSecondFactor } = await readUser(db, scope, userId)
  if (hasSecondFactor) {
    const after = await updateUser(db, userId, noSecondFactor)
    await deleteFactors(db, userId)
    await endSessions(db, userId)
    const { email: recipient, language } = after
    await sendMail(dependencies, db, {
      kind: 'secondFactorChanged',
      recipient,
      language,
      data: { userId, state: 'off' },
    })
    await recordUser(dependencies, context, 'account.secondFactorRemoved', before, after)
  }
  return readManagedUser(db, scope, userId)
}

/** Deletes a user with the personal data. The last administrator of a company stays. */
export async function deleteUser(dependencies: Dependencies, context: ScopedContext, id: string): Promise<void> {
  const { db, scope } = context
  const before = await lockUserForUpdate(db, scope, id)
  await requireOtherAdministrator(db, before, { ...before, enabled: false })
  await erasePerson(dependencies, context, before)
}

/** Deletes what the shop knows about a user. The row stays without it, because orders refer to it. */
export async function erasePerson(dependencies: Dependencies, context: ScopedContext, before: UserRow): Promise<void> {
  const { db } = context
  const { id } = before
  await endSessions(db, id)
  await deletePasswordTokens(db, id)
  await deletePersonalRows(db, before)
  const left = await updateUser(db, id, {
    ...noSecondFactor,
    // Nobody else can choose these values: neither is a valid user name or mail address.
    username: `deleted:${id}`,
    email: `deleted:${id}`,
    salutation: null,
    title: null,
    firstName: '',
    lastName: '',
    phoneNumber: null,
    mobilePhoneNumber: null,
    fax: null,
    roles: [],
    orderLimit: null,
    monthLimit: null,
    enabled: false,
    passwordHash: null,
    lastLoginAt: null,
    deletedAt: dependencies.clock.now(),
  })
  const { roles, enabled } = left
  await recordUser(dependencies, context, 'user.deleted', before, { ...before, roles, enabled })
}
