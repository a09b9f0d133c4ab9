import type { ChangeProfile } from '@normwerk/contract/account/profile'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { violatedConstraint } from '../../database/query-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { checkNumbers } from '../address/check-address.ts'
import { changesBetween, personalFields, recordEvent } from '../audit/record-event.ts'
import { sendMail } from '../mail/send-mail.ts'
import { deletePasswordTokens } from './one-time-tokens.ts'
import { lockUser, type UserFields, type UserRow, updateUser } from './repository/users.ts'
import { endSessions } from './sessions.ts'

/** Changes the named fields. A new mail address is reported to the old one and ends the other sessions. */
export async function changeProfile(
  dependencies: Dependencies,
  db: Queries,
  caller: Caller,
  { emailRepeat: _, language, ...named }: ChangeProfile,
  correlationId: string,
): Promise<void> {
  const before = await lockUser(db, caller.userId)
  await checkNumbers(db, before.companyId, named, before)
  const after = { ...named, ...(named.email !== undefined && followEmail(before, named.email)) }
  const changes = changesBetween(before, after, personalFields)
  if (language !== undefined) await updateUser(db, before.id, { language })
  if (Object.keys(changes).length === 0) return
  await store(db, before.id, after)
  if ('email' in changes) {
    await deletePasswordTokens(db, before.id)
    await endSessions(db, before.id, caller.sessionId)
    await sendMail(dependencies, db, {
      kind: 'emailChanged',
      recipient: before.email,
      language: language ?? before.language,
      data: { userId: before.id },
    })
  }
  const personal = { userId: before.id, changes }
  await recordEvent(dependencies, db, { action: 'account.profileChanged', ...caller, personal, correlationId })
}

/** Users who sign in by their mail address do so by the new one. */
function followEmail(before: UserRow, email: string): { username?: string } {
  return before.username.toLowerCase() === before.email.toLowerCase() ? { username: email } : {}
}

async function store(db: Queries, userId: string, fields: UserFields): Promise<void> {
  try {
    await updateUser(db, userId, fields)
  } catch (error) {
    // A violation of either index: a user name is changed here only along with the mail address.
    if (violatedConstraint(error) === undefined) throw error
    throw new AppError('EMAIL_TAKEN', { fields: { email: [{ code: 'EMAIL_TAKEN' }] }, cause: error })
  }
}

/** Mails to the user are written in this language from now on. */
export async function storeLanguage(db: Queries, userId: string, language: LanguageCode): Promise<void> {
  await updateUser(db, userId, { language })
}
