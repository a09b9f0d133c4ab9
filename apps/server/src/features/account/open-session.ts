import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { hashToken, idleTime, stayTime } from '../../http/session.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { deleteSessionByToken, insertSession, rememberSignIn, type UserToSignIn } from './repository/users.ts'
import { takeCode } from './second-factor/take-code.ts'

export interface SessionVisitor {
  correlationId: string
  userAgent: string | null
  formerToken: string | null
}

export interface NewSession {
  token: string
  userId: string
}

/**
 * Opens a session that replaces the visitor's previous one.
 * @param code of the second factor, if the user has one
 * @returns null for a wrong code; nothing has been changed then
 */
export async function openSession(
  dependencies: Dependencies,
  user: UserToSignIn,
  code: string,
  { stays, userAgent, formerToken, correlationId }: SessionVisitor & { stays: boolean },
): Promise<NewSession | null> {
  const token = dependencies.secrets.token()
  const now = dependencies.clock.now()
  const { id: userId, companyId } = user
  return dependencies.database.transaction(async (db) => {
    if (user.hasSecondFactor && !(await takeCode(db, user, code, now))) return null
    if (!(await rememberSignIn(db, user, now))) throw new AppError('invalidLoginData')
    await deleteAttempts(db, 'signIn', userId)
    if (formerToken !== null) await deleteSessionByToken(db, hashToken(formerToken))
    await insertSession(db, {
      id: dependencies.ids.next(),
      userId,
      tokenHash: hashToken(token),
      stays,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + (stays ? stayTime : idleTime)),
      userAgent,
    })
    await recordEvent(dependencies, db, { action: 'account.signedIn', userId, companyId, correlationId })
    return { token, userId }
  })
}
