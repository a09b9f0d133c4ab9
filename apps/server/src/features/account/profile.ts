import type { ChangeProfile } from '@normwerk/contract/account/profile'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { FileAnswer, safeFileName } from '../../http/answers/file-answer.ts'
import type { CallContext, Caller, Dependencies } from '../../http/call.ts'
import type { FormCheck, ValidFields } from '../../http/parse-input.ts'
import { type FieldError, findNumberErrors, listFieldErrors, rejectFieldErrors } from '../address/check-address.ts'
import { changesBetween, personalFields, recordEvent } from '../audit/record-event.ts'
import { deleteUser } from '../company/user-access.ts'
import { isSameAddress, requestEmail, storeUser, withEmail } from './change-email.ts'
import { countAttempt, provePassword, type Source } from './limit-attempts.ts'
import { readOwnData } from './repository/own-data.ts'
import { lockCaller, readUserWithCompany, type UserRow, updateUser } from './repository/users.ts'

/**
 * Changes the named fields. A new mail address requires the password, because another person may use the open session,
 * and counts only when its mailbox has confirmed it.
 */
export async function changeProfile(
  dependencies: Dependencies,
  caller: Caller,
  { email, emailRepeat: _, password, language, ...named }: ChangeProfile,
  { address, correlationId }: Source,
): Promise<void> {
  const { user } = await readUserWithCompany(dependencies.database, caller.userId)
  const isProved = isNewAddress(user, email)
  rejectFieldErrors(await profileErrors(dependencies.database, user, { ...named, email, password }))
  if (isProved && password) {
    await provePassword(dependencies, caller, password, address)
    // The mailbox may belong to someone else, who must not get mail after mail.
    await countAttempt(dependencies, { purpose: 'emailChange', account: email.toLowerCase(), address })
  }
  await dependencies.database.transaction(async (db) => {
    const before = await lockCaller(db, caller)
    const isNew = isNewAddress(before, email)
    // Another call has changed the address meanwhile, so this call would bring the former one back.
    if (isNew && !isProved) rejectFieldErrors({ password: 'required' })
    if (language !== undefined) await updateUser(db, before.id, { language })
    if (isNew) await requestEmail(dependencies, db, before, email, language ?? before.language)
    // Only another spelling of the address, which needs no proof.
    const after = { ...named, ...(email !== undefined && !isNew && withEmail(before, email)) }
    const changes = changesBetween(before, after, personalFields)
    if (Object.keys(changes).length === 0) return
    await storeUser(db, before.id, after)
    const personal = { userId: before.id, changes }
    await recordEvent(dependencies, db, { action: 'account.profileChanged', ...caller, personal, correlationId })
  })
}

function isNewAddress(user: Pick<UserRow, 'email'>, email: string | undefined): email is string {
  return email !== undefined && !isSameAddress(user.email, email)
}

async function profileErrors(
  db: Queries,
  user: UserRow,
  form: ValidFields<ChangeProfile>,
): Promise<Record<string, FieldError>> {
  return {
    ...(await findNumberErrors(db, user.companyId, form, user)),
    password: isNewAddress(user, form.email) && !form.password ? 'required' : undefined,
  }
}

/** Finds the errors of a profile whose other fields were rejected. */
export const checkProfile: FormCheck<ChangeProfile, Caller> = async (form, { db, caller }) => {
  const { user } = await readUserWithCompany(db, caller.userId)
  return listFieldErrors(await profileErrors(db, user, form))
}

/** Mails to the user are written in this language from now on. */
export async function storeLanguage(db: Queries, userId: string, language: LanguageCode): Promise<void> {
  await updateUser(db, userId, { language })
}

/** Answers what the shop keeps about the caller, in the words of its tables and without secrets. */
export async function exportOwnData({ db, caller }: CallContext<Caller>): Promise<FileAnswer> {
  const data = await readOwnData(db, caller.userId)
  return new FileAnswer({
    content: JSON.stringify(data, null, 2),
    contentType: 'application/json',
    fileName: safeFileName(data.user?.username ?? 'user', '.json'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

/** Deletes the caller as an administrator would. The last administrator must first make another one. */
export async function deleteSelf(
  dependencies: Dependencies,
  context: CallContext<Caller>,
  password: string,
  { address }: Source,
): Promise<void> {
  const { caller } = context
  await provePassword(dependencies, caller, password, address)
  const scope = caller.companyId === null ? 'everything' : { companyId: caller.companyId }
  await dependencies.database.transaction((db) => deleteUser(dependencies, { ...context, db, scope }, caller.userId))
}
