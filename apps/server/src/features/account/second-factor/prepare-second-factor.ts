import type { Dependencies } from '../../../dependencies.ts'
import type { Caller } from '../../../http/caller.ts'
import { provePassword } from '../prove-password.ts'
import { lockUser, updateUser } from '../repository/users.ts'
import { formatUri, makeSecret } from './totp.ts'

/** Returns a new secret. The current authenticator stays valid until a code of the new one is confirmed. */
export async function prepareSecondFactor(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  address: string,
): Promise<{ secret: string; uri: string }> {
  await provePassword(dependencies, caller, password, address)
  const secret = makeSecret()
  return dependencies.database.transaction(async (db) => {
    const { id, username } = await lockUser(db, caller.userId)
    await updateUser(db, id, { totpPreparedSecret: secret })
    return { secret, uri: formatUri(secret, username) }
  })
}
