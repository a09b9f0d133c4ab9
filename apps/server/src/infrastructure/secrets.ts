import { randomFillSync, randomInt } from 'node:crypto'

/** Secrets that cannot be guessed. */
export interface Secrets {
  /** 256 bits as 43 characters that fit into a URL and a cookie. */
  token(): string
  /** A password that a person can type and that meets the password policy. */
  password(): string
  /** 119 bits in groups that a person can copy from paper: `k7m2-9xqp-3vdf-8wra-hn5t-2cse`. */
  recoveryCode(): string
}

// Without the letters and digits that are easily confused.
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const smalls = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

function draw(letters: string, count: number): string {
  return Array.from({ length: count }, () => letters.charAt(randomInt(letters.length))).join('')
}

const tokenBytes = 32

/** Fetches the random bytes of many tokens at once, as every visitor without a cookie gets one with their first call. */
function createTokens(): () => string {
  const bytes = Buffer.alloc(128 * tokenBytes)
  let used = bytes.length
  return () => {
    if (used === bytes.length) {
      randomFillSync(bytes)
      used = 0
    }
    const from = used
    used += tokenBytes
    const token = bytes.toString('base64url', from, used)
    bytes.fill(0, from, used)
    return token
  }
}

export const randomSecrets: Secrets = {
  token: createTokens(),
  password: () => [draw(capitals, 1) + draw(smalls, 5), draw(smalls, 6), draw(digits, 4)].join('-'),
  recoveryCode: () => Array.from({ length: 6 }, () => draw(smalls + digits, 4)).join('-'),
}
