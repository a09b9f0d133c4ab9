import type { Queries } from '../../../database/client.ts'
import { hashToken } from '../../../http/session.ts'
import { redeemRecoveryCode, redeemStep } from '../repository/second-factors.ts'
import { findStep } from './totp.ts'

/** Redeems a code of the authenticator or a recovery code; both are valid once. */
export async function takeCode(
  db: Queries,
  { id, totpSecret }: { id: string; totpSecret: string | null },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totpSecret === null ? null : findStep(totpSecret, code, now)
  if (totpSecret !== null && step !== null) return redeemStep(db, { id, totpSecret, step })
  return redeemRecoveryCode(db, id, hashToken(code))
}
