import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { hashToken } from '../../../http/session.ts'
import { redeemRecoveryCode, redeemStep, replaceRecoveryCodes } from '../repository/second-factors.ts'
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

/** Normalizes a code for comparison: grouping and letter case do not matter. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}
