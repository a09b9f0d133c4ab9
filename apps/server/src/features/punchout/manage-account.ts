import type { AuditValue } from '@normwerk/contract/audit'
import type { ChangePunchoutAccount, PunchoutAccount, PunchoutCredentials } from '@normwerk/contract/punchout'
import { AppError, type CallContext, type Dependencies, type FieldErrors } from '../../http/call.ts'
import { changesBetween, recordEvent } from '../audit/record-event.ts'
import { entryPath } from './enter.ts'
import { lockCompany, readAccountRow, setAllowedOrigins, storeAccount } from './repository/accounts.ts'
import { endPunchouts } from './repository/sessions.ts'
import { isPublicOrigin } from './transfer-cart.ts'

type Shop = Pick<Dependencies, 'address' | 'clock' | 'ids' | 'settings'>

export async function readAccount(shop: Pick<Dependencies, 'address'>, context: CallContext): Promise<PunchoutAccount> {
  return present(shop, await readAccountRow(context.db, context.caller.companyId))
}

function present(
  { address }: Pick<Dependencies, 'address'>,
  { account, company }: Awaited<ReturnType<typeof readAccountRow>>,
): PunchoutAccount {
  return {
    username: account?.username ?? null,
    rotatedAt: account?.rotatedAt?.toISOString() ?? null,
    lastEntryAt: account?.lastEntryAt?.toISOString() ?? null,
    entryAddress: `${address()}${entryPath}`,
    allowedOrigins: company.allowedOrigins,
    hookParameter: account?.hookParameter ?? 'HOOK_URL',
    pieceUnit: account?.pieceUnit ?? 'PCE',
    materialGroup: account?.materialGroup ?? null,
    sendsOwnNumbers: account?.sendsOwnNumbers ?? false,
  }
}

/** Changes the named settings. A removed origin gets no cart any more, also of visits that are open. */
export async function changeAccount(
  shop: Shop,
  context: CallContext,
  { allowedOrigins, ...sent }: ChangePunchoutAccount,
): Promise<PunchoutAccount> {
  const { db, caller } = context
  const fields = originErrors(allowedOrigins ?? [], shop.settings)
  if (Object.keys(fields).length > 0) throw new AppError('validationFailed', { fields })
  await lockCompany(db, caller.companyId)
  const before = await readAccount(shop, context)
  if (allowedOrigins !== undefined) await setAllowedOrigins(db, caller.companyId, [...new Set(allowedOrigins)])
  await storeAccount(db, caller.companyId, { ...named(sent), createdAt: shop.clock.now() })
  const after = await readAccount(shop, context)
  await record(shop, context, 'punchout.changed', changesBetween(listValues(before), listValues(after), auditedFields))
  return after
}

/** Returns the fields that a call names. */
function named(sent: Omit<ChangePunchoutAccount, 'allowedOrigins'>) {
  const { hookParameter, pieceUnit, materialGroup, sendsOwnNumbers } = sent
  return {
    ...(hookParameter !== undefined && { hookParameter }),
    ...(pieceUnit !== undefined && { pieceUnit }),
    ...(materialGroup !== undefined && { materialGroup }),
    ...(sendsOwnNumbers !== undefined && { sendsOwnNumbers }),
  }
}

const auditedFields = ['allowedOrigins', 'hookParameter', 'pieceUnit', 'materialGroup', 'sendsOwnNumbers'] as const

function listValues(account: PunchoutAccount): Record<(typeof auditedFields)[number], AuditValue> {
  const { allowedOrigins, hookParameter, pieceUnit, materialGroup, sendsOwnNumbers } = account
  return { allowedOrigins, hookParameter, pieceUnit, materialGroup, sendsOwnNumbers }
}

/** Makes a new password and ends all visits, because somebody else may have known the former one. */
export async function rotatePassword(dependencies: Dependencies, context: CallContext): Promise<PunchoutCredentials> {
  const { clock, database, secrets, passwords } = dependencies
  const { companyId } = context.caller
  const password = secrets.recoveryCode()
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (db) => {
    await lockCompany(db, companyId)
    const { account } = await readAccountRow(db, companyId)
    const username = account?.username ?? `oci-${secrets.recoveryCode().slice(0, 9)}`
    const now = clock.now()
    await storeAccount(db, companyId, { username, passwordHash, rotatedAt: now, createdAt: now })
    await endPunchouts(db, companyId)
    await record(dependencies, { ...context, db }, 'punchout.passwordRotated')
    return { username, password }
  })
}

/** Removes the credentials and ends all visits. The other settings stay for the next ones. */
export async function closePunchout(shop: Shop, context: CallContext): Promise<PunchoutAccount> {
  const { db, caller } = context
  await lockCompany(db, caller.companyId)
  const { username } = await readAccount(shop, context)
  await storeAccount(db, caller.companyId, {
    ...{ username: null, passwordHash: null, rotatedAt: null, createdAt: shop.clock.now() },
  })
  await endPunchouts(db, caller.companyId)
  if (username !== null) await record(shop, context, 'punchout.closed')
  return readAccount(shop, context)
}

async function record(
  shop: Pick<Dependencies, 'ids' | 'clock'>,
  { db, caller, request }: CallContext,
  action: 'punchout.changed' | 'punchout.passwordRotated' | 'punchout.closed',
  changes: ReturnType<typeof changesBetween> = {},
): Promise<void> {
  if (action === 'punchout.changed' && Object.keys(changes).length === 0) return
  const { userId, companyId } = caller
  await recordEvent(shop, db, {
    ...{ action, userId, companyId, subjectId: companyId, changes, correlationId: request.id },
  })
}

/** Returns the errors of the origins that an administrator enters. */
function originErrors(origins: readonly string[], protocol: Parameters<typeof isPublicOrigin>[1]): FieldErrors {
  const wrong = [...origins.entries()].filter(([, origin]) => !isPublicOrigin(origin, protocol))
  return Object.fromEntries(wrong.map(([index]) => [`allowedOrigins.${index}`, [{ code: 'invalid' }]]))
}
