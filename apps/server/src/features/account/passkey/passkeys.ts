import type { Passkey } from '@normwerk/contract/account/passkey'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/session/caller.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { Source } from '../limit-attempts.ts'
import { provePassword } from '../prove-password.ts'
import { deletePasskey, listPasskeyRows } from '../repository/passkeys.ts'
import { lockCaller } from '../repository/users.ts'
import { completeFactorRemoval } from '../second-factor/second-factor.ts'

/** Lists the caller's passkeys, the oldest first. */
export async function listPasskeys(db: Queries, { userId }: Caller): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, userId)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Removes a passkey. Its sessions go on, because the password was proved just now. */
export async function removePasskey(
  dependencies: Dependencies,
  caller: Caller,
  { id, password }: { id: string; password: string },
  { address, correlationId }: Source,
): Promise<void> {
  await provePassword(dependencies, caller, password, address)
  await dependencies.database.transaction(async (db) => {
    const { id: userId, email: recipient, language, companyId } = await lockCaller(db, caller)
    if (!(await deletePasskey(db, userId, id))) throw new AppError('entryNotFound')
    await completeFactorRemoval(dependencies, db, userId)
    const data = { userId, state: 'passkeyRemoved' } as const
    await sendMail(dependencies, db, { kind: 'secondFactorChanged', recipient, language, data })
    await recordEvent(dependencies, db, { action: 'account.passkeyRemoved', userId, companyId, correlationId })
  })
}
