import { TOTP } from 'otpauth'

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
export function isPlainSecret(stored: string): boolean {
  return /^[A-Z2-7]+$/.test(stored)
}
