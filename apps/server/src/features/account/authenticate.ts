import type { Authenticate } from '@normwerk/contract/account'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import { hashToken, idleTime, stayTime } from '../../http/session.ts'
import type { Tools } from '../../tools.ts'
import { countAttempt, forgetAttempts } from './limit-attempts.ts'
import { deleteSessionByToken, findUserToSignIn, insertSession, rememberSignIn } from './repository.ts'

interface Visitor {
  address: string
  userAgent: string | null
  formerToken: string | null
}

/**
 * Opens a session for the right user and password. Unknown users cost the same time and get the same
 * answer as a wrong password; the attempt is counted before the password is looked at.
 */
export async function authenticate(
  tools: Tools,
  db: Queries,
  input: Authenticate,
  visitor: Visitor,
): Promise<{ token: string; userId: string }> {
  const now = tools.clock.now()
  const account = input.username.trim().toLowerCase()
  await countAttempt(tools, { account, address: visitor.address, now })
  const user = await findUserToSignIn(db, account)
  const isRight = await tools.passwords.verify(user?.passwordHash ?? null, input.password)
  if (user?.needsReset) throw new AppError('RESET_PASSWORD')
  if (user === undefined || !isRight || user.locked || !user.enabled) throw new AppError('invalidLoginData')

  await forgetAttempts(db, account)
  if (visitor.formerToken !== null) await deleteSessionByToken(db, hashToken(visitor.formerToken))
  const token = tools.secrets.token()
  const stays = input.stayLoggedIn === true
  await insertSession(db, {
    id: tools.ids.next(),
    userId: user.id,
    tokenHash: hashToken(token),
    stays,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + (stays ? stayTime : idleTime)),
    userAgent: visitor.userAgent,
  })
  await rememberSignIn(db, user.id, now)
  return { token, userId: user.id }
}
