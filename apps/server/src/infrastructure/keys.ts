import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'

/** The secrets of a shop: the current one, and the former one until operators remove it. The first encrypts, all decrypt. */
export type SharedSecrets = readonly [string, ...string[]]

/** Each use of the secret has a key of its own, so that none weakens another. */
export type Purpose = 'addresses' | 'csrf' | 'totp' | 'unsubscribe'

export interface Keys {
  /** The keys of this purpose, each of 256 bits: the first writes, all read. */
  of(purpose: Purpose): readonly [KeyObject, ...KeyObject[]]
  /** Names the secrets in their order without revealing them. */
  ids: readonly [string, ...string[]]
}

/** Derives keys by HKDF (RFC 5869) with SHA-256; the purpose is its `info`. */
export function deriveKeys(secrets: SharedSecrets): Keys {
  const [first, ...former] = secrets
  const keyFor = (purpose: Purpose) => (secret: string) => createSecretKey(derive(secret, purpose))
  const keysFor = (purpose: Purpose) => [keyFor(purpose)(first), ...former.map(keyFor(purpose))] as const
  const keys = {
    addresses: keysFor('addresses'),
    csrf: keysFor('csrf'),
    totp: keysFor('totp'),
    unsubscribe: keysFor('unsubscribe'),
  } satisfies Record<Purpose, unknown>
  const idOf = (secret: string) => derive(secret, 'id').toString('base64url')
  return { of: (purpose) => keys[purpose], ids: [idOf(first), ...former.map(idOf)] }
}

function derive(secret: string, info: Purpose | 'id'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32))
}

/** Returns a new secret of 256 bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
