import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { countAttempt } from './limit-attempts.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { readUserWithCompany } from './repository/users.ts'

/** Has a signed-in user prove by his password that it is him, and not somebody who found the session open. */
export async function provePassword(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  address: string,
): Promise<void> {
  if ((await findProof(dependencies, caller, password, address)) === null) throw new AppError('invalidLoginData')
}

/** The hash that the password proved, or null where it is wrong. */
export async function findProof(
  dependencies: Dependencies,
  { userId }: Caller,
  password: string,
  address: string,
): Promise<string | null> {
  await countAttempt(dependencies, { purpose: 'proof', account: userId, address })
  const { user } = await readUserWithCompany(dependencies.database, userId)
  if (!(await dependencies.passwords.verify(user.passwordHash, password))) return null
  await deleteAttempts(dependencies.database, 'proof', userId)
  return user.passwordHash
}
