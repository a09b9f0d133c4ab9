import type { Dependencies } from '../../../dependencies.ts'
import { currentPrefix, decrypt, encrypt } from '../../../infrastructure/encryption.ts'
import type { Keys } from '../../../infrastructure/keys.ts'
import { listSecretsBeside, replaceSecret } from '../repository/second-factors.ts'
import { isPlainSecret } from './totp.ts'

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
