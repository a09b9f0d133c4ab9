import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys, Purpose } from './keys.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text with the current key, which the result names.
 * @param owner the id of the row that it belongs to; copied to another one it cannot be decrypted
 */
export function encrypt(keys: Keys, purpose: Purpose, text: string, owner: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keys.of(purpose)[0], nonce).setAAD(Buffer.from(owner))
  const content = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${currentPrefix(keys)}${content.toString('base64url')}`
}

/** Returns null for a text that none of the keys has encrypted for this owner, as after the loss of the secret. */
export function decrypt(keys: Keys, purpose: Purpose, encrypted: string, owner: string): string | null {
  const [id = '', encoded = ''] = encrypted.split('.')
  const key = keys.of(purpose)[keys.ids.indexOf(id)]
  if (key === undefined) return null
  const content = Buffer.from(encoded, 'base64url')
  if (content.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, key, content.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(content.subarray(-tagBytes))
  try {
    return decipher.update(content.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Returns the prefix of texts that the current key has encrypted. */
export function currentPrefix({ ids: [current] }: Keys): string {
  return `${current}.`
}
