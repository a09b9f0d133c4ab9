import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { NotAdmitted } from './admission.ts'

/**
 * Stores passwords as hashes in the PHC string format. Only two are computed at a time.
 * @throws NotAdmitted if too many wait
 */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Returns false for `hash: null` (no such user), after the same time as for a wrong password. */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether a hash cost less than a new one, because it was made before the cost was raised. */
  isOutdated(hash: string): boolean
}

/** What a hash costs: memory in KiB, passes over it, and lanes that work at once. */
interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const derive = promisify(argon2)
const tagLength = 32
/** A hash keeps one of Node's four threads busy. The others remain for files and for compressed answers. */
const inTurn = pLimit(2)
/** The last one waits a few seconds. */
const maxWaiting = 200
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** 19 MiB, 2 passes, 1 lane: OWASP's first choice for argon2id. */
export const argon2Passwords = createPasswords({ memory: 19_456, passes: 2, parallelism: 1 })

/** Hashes passwords at a cost. Each hash contains its own cost, so hashes of any cost can be verified. */
export function createPasswords(cost: Cost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await digest(password, salt, cost, tagLength)
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
    },

    async verify(hash, password) {
      const stored = hash === null ? null : read(hash)
      if (stored === null) {
        await digest(password, randomBytes(16), cost, tagLength)
        return false
      }
      return timingSafeEqual(await digest(password, stored.salt, stored.cost, stored.tag.length), stored.tag)
    },

    isOutdated(hash) {
      const stored = read(hash)?.cost
      return stored === undefined || stored.memory < cost.memory || stored.passes < cost.passes
    },
  }
}

async function digest(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, length: number) {
  // The same letters typed on two machines may differ in how accents are composed.
  const message = password.normalize('NFKC')
  if (inTurn.pendingCount >= maxWaiting) throw new NotAdmitted('ofServer')
  return inTurn(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength: length }))
}

function read(hash: string) {
  const [, memory, passes, parallelism, salt, tag] = format.exec(hash) ?? []
  if (salt === undefined || tag === undefined) return null
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
