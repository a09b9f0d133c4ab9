import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import { countAttempt } from './limit-attempts.ts'
import { deleteAttempts } from './repository/attempts.ts'
import { readUserWithCompany } from './repository/users.ts'

/** Requires the password of a signed-in user, because another person may use their open session. */
export async function provePassword(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  address: string,
): Promise<void> {
  if ((await findProof(dependencies, caller, password, address)) === null) throw new AppError('invalidLoginData')
}

/** Returns the hash that the password matches, or null for a wrong password. */
export async function findProof(
  dependencies: Dependencies,
  { userId }: Caller,
  password: string,
  address: string,
): Promise<string | null> {
  await countAttempt(dependencies, { purpose: 'proof', account: userId, address })
  const { user } = await readUserWithCompany(dependencies.database, userId)
  if (!(await dependencies.passwords.verify(user.passwordHash, password))) return null
  await deleteAttempts(dependencies.database, 'proof', { account: userId })
  return user.passwordHash
}
