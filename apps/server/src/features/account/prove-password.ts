import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Tools } from '../../tools.ts'
import { countAttempt, forgetAttempts } from './limit-attempts.ts'
import { readUserWithCompany } from './repository.ts'

/** Has a signed-in user prove by his password that it is him, and not somebody who found the session open. */
export async function provePassword(tools: Tools, caller: Caller, password: string, address: string): Promise<void> {
  if ((await findProof(tools, caller, password, address)) === null) throw new AppError('invalidLoginData')
}

/** The hash that the password proved, or null where it is wrong. */
export async function findProof(
  tools: Tools,
  { userId }: Caller,
  password: string,
  address: string,
): Promise<string | null> {
  await countAttempt(tools, { purpose: 'proof', account: userId, address })
  const { user } = await readUserWithCompany(tools.database, userId)
  if (!(await tools.passwords.verify(user.passwordHash, password))) return null
  await forgetAttempts(tools.database, 'proof', userId)
  return user.passwordHash
}
