import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { hashToken } from '../../../http/session/session.ts'
import type { ProvedPasskey } from '../passkey/verify-passkey.ts'
import { storeUse } from '../repository/passkeys.ts'
import { redeemRecoveryCode, redeemStep, replaceRecoveryCodes } from '../repository/second-factors.ts'
import { decryptSecret } from './encrypted-secrets.ts'
import { findStep } from './totp.ts'

const codeCount = 10

/** Creates recovery codes that replace the previous ones; only their hashes are stored. */
export async function drawRecoveryCodes(
  { secrets }: Pick<Dependencies, 'secrets'>,
  db: Queries,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => secrets.recoveryCode())
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashToken(readCode(code))),
  )
  return codes
}

/** What was shown beside the password, or alone; an empty code for nothing, null for a rejected passkey. */
export type ShownFactor = { code: string } | { passkey: ProvedPasskey | null }

/** Uses up what was shown: a passkey of this user, or a code that is valid once. */
export function redeemFactor(
  dependencies: Pick<Dependencies, 'keys'>,
  db: Queries,
  user: { id: string; totpSecret: string | null },
  shown: ShownFactor,
  now: Date,
): Promise<boolean> {
  if ('code' in shown) return redeemCode(dependencies, db, user, shown.code, now)
  const { passkey } = shown
  return passkey?.userId === user.id ? storeUse(db, passkey.id, passkey.counter, now) : Promise.resolve(false)
}

/** Redeems a code of the authenticator or a recovery code; both are valid once. */
async function redeemCode(
  { keys }: Pick<Dependencies, 'keys'>,
  db: Queries,
  { id, totpSecret }: { id: string; totpSecret: string | null },
  code: string,
  now: Date,
): Promise<boolean> {
  const secret = totpSecret === null ? null : decryptSecret(keys, id, totpSecret)
  const step = secret === null ? null : findStep(secret, code, now)
  if (totpSecret !== null && step !== null) return redeemStep(db, { id, totpSecret, step })
  return redeemRecoveryCode(db, id, hashToken(code))
}

/** Normalizes a code for comparison: grouping and letter case do not matter. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}
