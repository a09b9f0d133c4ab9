import type { Dependencies } from '../../dependencies.ts'
import { safeFileName } from '../../http/answers/content-disposition.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { deleteUser } from '../company/user-access.ts'
import type { Source } from './limit-attempts.ts'
import { provePassword } from './prove-password.ts'
import { readOwnData } from './repository/own-data.ts'

/** Answers what the shop keeps about the caller, in the words of its tables and without secrets. */
export async function exportOwnData({ db, caller }: CallContext<Caller>): Promise<FileAnswer> {
  const data = await readOwnData(db, caller.userId)
  return new FileAnswer({
    content: JSON.stringify(data, null, 2),
    contentType: 'application/json',
    fileName: safeFileName(data.user?.username ?? 'user', '.json'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

/** Deletes the caller as an administrator would. The last administrator must first make another one. */
export async function deleteSelf(
  dependencies: Dependencies,
  context: CallContext<Caller>,
  password: string,
  { address }: Source,
): Promise<void> {
  const { caller } = context
  await provePassword(dependencies, caller, password, address)
  const scope = caller.companyId === null ? 'everything' : { companyId: caller.companyId }
  await dependencies.database.transaction((db) => deleteUser(dependencies, { ...context, db, scope }, caller.userId))
}
