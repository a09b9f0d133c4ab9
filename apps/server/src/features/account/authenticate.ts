import type { Authenticate } from '@normwerk/contract/account'
import { AppError } from '../../http/app-error.ts'
import { hashToken, idleTime, stayTime } from '../../http/session.ts'
import type { Tools } from '../../tools.ts'
import { noteEvent } from '../audit/note-event.ts'
import { countAttempt, forgetAttempts } from './limit-attempts.ts'
import {
  deleteSessionByToken,
  findUserToSignIn,
  insertSession,
  rememberSignIn,
  type UserToSignIn,
} from './repository.ts'

interface Visitor {
  address: string
  correlationId: string
  userAgent: string | null
  formerToken: string | null
}

/**
 * Opens a session for the right user and password. Unknown users cost the same time and get the same
 * answer as a wrong password; the attempt is counted before the password is looked at, and no connection
 * is held meanwhile.
 */
export async function authenticate(
  tools: Tools,
  input: Authenticate,
  visitor: Visitor,
): Promise<{ token: string; userId: string }> {
  const account = input.username.trim().toLowerCase()
  await countAttempt(tools, { purpose: 'signIn', account, address: visitor.address })
  const user = await findUserToSignIn(tools.database, account)
  const isRight = await tools.passwords.verify(user?.passwordHash ?? null, input.password)
  if (user !== undefined && isRight && user.enabled && !user.locked && !user.needsReset) {
    return openSession(tools, user, { ...visitor, account, stays: input.stayLoggedIn === true })
  }
  await noteRefusal(tools, user, visitor)
  throw new AppError(user?.needsReset ? 'RESET_PASSWORD' : 'invalidLoginData')
}

/** Attempts beyond the limit are not noted: whoever makes them could fill the disk with rows that are kept for good. */
function noteRefusal(tools: Tools, user: UserToSignIn | undefined, { correlationId }: Visitor): Promise<void> {
  return noteEvent(tools, tools.database, {
    action: 'account.signInRefused',
    userId: null,
    companyId: user?.companyId ?? null,
    ...(user !== undefined && { subjectId: user.id }),
    correlationId,
  })
}

async function openSession(
  tools: Tools,
  { id: userId, companyId }: UserToSignIn,
  visitor: Visitor & { account: string; stays: boolean },
): Promise<{ token: string; userId: string }> {
  const { stays, userAgent, correlationId } = visitor
  const token = tools.secrets.token()
  const now = tools.clock.now()
  await tools.database.transaction(async (db) => {
    await forgetAttempts(db, 'signIn', visitor.account)
    if (visitor.formerToken !== null) await deleteSessionByToken(db, hashToken(visitor.formerToken))
    await insertSession(db, {
      id: tools.ids.next(),
      userId,
      tokenHash: hashToken(token),
      stays,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + (stays ? stayTime : idleTime)),
      userAgent,
    })
    await rememberSignIn(db, userId, now)
    await noteEvent(tools, db, { action: 'account.signedIn', userId, companyId, correlationId })
  })
  return { token, userId }
}
