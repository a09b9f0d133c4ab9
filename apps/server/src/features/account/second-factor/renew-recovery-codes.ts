import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/caller.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { provePassword } from '../prove-password.ts'
import { lockUser } from '../repository/users.ts'
import type { Source } from '../source.ts'
import { drawRecoveryCodes } from './draw-recovery-codes.ts'

export async function renewRecoveryCodes(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<string[]> {
  await provePassword(dependencies, caller, password, address)
  return dependencies.database.transaction(async (db) => {
    const user = await lockUser(db, caller.userId)
    if (user.totpConfirmedAt === null) throw new AppError('entryNotFound')
    const codes = await drawRecoveryCodes(dependencies, db, user.id)
    await recordEvent(dependencies, db, { action: 'account.recoveryCodesRenewed', ...caller, correlationId })
    return codes
  })
}
