import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Tools } from '../../../tools.ts'
import { noteEvent } from '../../audit/note-event.ts'
import { provePassword } from '../prove-password.ts'
import { lockUser } from '../repository.ts'
import type { Source } from '../source.ts'
import { drawRecoveryCodes } from './draw-recovery-codes.ts'

export async function renewRecoveryCodes(
  tools: Tools,
  caller: Caller,
  password: string,
  { address, correlationId }: Source,
): Promise<string[]> {
  await provePassword(tools, caller, password, address)
  return tools.database.transaction(async (db) => {
    const user = await lockUser(db, caller.userId)
    if (user.totpConfirmedAt === null) throw new AppError('entryNotFound')
    const codes = await drawRecoveryCodes(tools, db, user.id)
    await noteEvent(tools, db, { action: 'account.recoveryCodesRenewed', ...caller, correlationId })
    return codes
  })
}
