import { TOTP } from 'otpauth'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../http/call.ts'
import { hashToken } from '../../../http/session/session.ts'
import { currentPrefix, decrypt, encrypt } from '../../../infrastructure/encryption.ts'
import type { Keys } from '../../../infrastructure/keys.ts'
import type { ProvedPasskey } from '../passkey/challenges.ts'
import {
  listSecretsBeside,
  redeemRecoveryCode,
  redeemStep,
  replaceRecoveryCodes,
  replaceSecret,
  storeUse,
} from '../repository/second-factors.ts'

/** Settings that every authenticator supports (RFC 6238); a clock may be one step off. */
const settings = { issuer: 'Normwerk', algorithm: 'SHA1', digits: 6, period: 30 }
const window = 1

/** Creates a secret in letters that a person can type. */
export function makeSecret(): string {
  return new TOTP(settings).secret.base32
}

/** Returns the content of the QR code for the authenticator. */
export function formatUri(secret: string, username: string): string {
  return new TOTP({ ...settings, label: username, secret }).toString()
}

/** Returns the time step of this code, or null. */
export function findStep(secret: string, code: string, now: Date): number | null {
  // Digits of other scripts are as many characters but more bytes, which cannot be compared.
  if (!/^[0-9]{6}$/.test(code)) return null
  const totp = new TOTP({ ...settings, secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Whether a stored secret is not encrypted. */
function isPlainSecret(stored: string): boolean {
  return /^[A-Z2-7]+$/.test(stored)
}

/** Encrypts the secret of an authenticator, so that a copy of the database shows no codes. */
export function encryptSecret(keys: Keys, userId: string, secret: string): string {
  return encrypt(keys, 'totp', secret, userId)
}

/** Returns null if the shop has lost the secret with which it was encrypted. Recovery codes work nevertheless. */
export function decryptSecret(keys: Keys, userId: string, encrypted: string): string | null {
  return decrypt(keys, 'totp', encrypted, userId)
}

/**
 * Encrypts the stored secrets with the current key: plain ones of an earlier version, and those of a former key, so that
 * the former key is no longer needed.
 * @returns the number of secrets that no key decrypts
 */
export async function encryptStoredSecrets({
  database,
  keys,
}: Pick<Dependencies, 'database' | 'keys'>): Promise<number> {
  let unreadable = 0
  for (const { userId, column, stored } of await listSecretsBeside(database, currentPrefix(keys))) {
    const secret = isPlainSecret(stored) ? stored : decryptSecret(keys, userId, stored)
    if (secret === null) unreadable++
    else await replaceSecret(database, { userId, column, stored }, encryptSecret(keys, userId, secret))
  }
  return unreadable
}

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
