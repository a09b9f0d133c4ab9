import type { FastifyRequest } from 'fastify'
import { lockByName, type Queries } from '../../database/client.ts'
import type { AttemptPurpose } from '../../database/tables/sessions.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import { attemptsBefore, countAttempts, deleteAttempts, insertAttempt, type Origin } from './repository/attempts.ts'
import { readUserWithCompany } from './repository/users.ts'

const period = 15 * 60 * 1000

interface Limits {
  perAddress?: number
  /** From one address. Attempts from other addresses do not lock the owner of the account out. */
  perAccountAndAddress?: number
  /** From all addresses together. */
  perAccount?: number
  /** From a device in which the user has signed in before. No other limit counts for it. */
  perDevice?: number
}

/** The limits within a quarter of an hour, over all server processes. */
const limits = {
  signIn: { perAddress: 20, perAccountAndAddress: 5, perAccount: 50, perDevice: 5 },
  /** Only somebody who knows the password can try codes, and there are few codes to guess. */
  secondFactor: { perAccount: 5, perDevice: 5 },
  /** Signed-in users verify themselves by their password or a code. */
  proof: { perAddress: 20, perAccount: 5 },
  /** Passkeys cannot be guessed, but each call for a challenge writes a row. */
  passkey: { perAddress: 300 },
  /** Mail addresses that an administrator tries and that are taken. */
  takenEmail: { perAccount: 10 },
  /** Companies may share the address of a hosted purchasing system. A generated password cannot be guessed. */
  punchout: { perAccountAndAddress: 600 },
  punchoutOfNobody: { perAddress: 300 },
  /** Each entry with the right password writes rows. */
  punchoutVisit: { perAccount: 600 },
  companyLookup: { perAddress: 60 },
  registration: { perAddress: 60 },
  /** The mailbox that a registration names may belong to someone else. */
  registrationMail: { perAccount: 5 },
  passwordReset: { perAddress: 60, perAccount: 5 },
  /** The mailbox may belong to someone else. */
  subscription: { perAddress: 60, perAccount: 5 },
  /** The mailbox that a user names may belong to someone else. */
  emailChange: { perAddress: 20, perAccount: 5 },
  /** New mail addresses that an administrator enters for other users; each gets a mail. */
  emailChangeOfOthers: { perAccount: 60 },
} satisfies Record<AttemptPurpose, Limits>

interface Attempt {
  purpose: AttemptPurpose
  /** The id of a known user or company, otherwise the typed name in lower case; null if no account is named. */
  account: string | null
  address: string
  /** The id of a device that the account is known in. */
  device?: string | undefined
}

/** Which limit an attempt would exceed, and when the next attempt is possible. */
interface Exceeded {
  by: 'address' | 'account'
  retryAfterSeconds: number
}

interface Rule {
  by: Exceeded['by']
  origin: Origin
  limit: number
}

/** Counts an attempt, and rejects it if there were too many, over all server processes. */
export async function countAttempt(dependencies: Dependencies, attempt: Attempt): Promise<void> {
  const exceeded = await exceededLimit(dependencies, attempt)
  if (exceeded !== null) throw tooManyAttempts(exceeded)
}

export function tooManyAttempts({ retryAfterSeconds }: Exceeded): AppError {
  return new AppError('tooManyRequests', { retryAfterSeconds })
}

/**
 * Counts an attempt, or returns the limit that it would exceed: first the network address, then the account. A rejected
 * attempt is not counted, because it tried nothing. It runs in its own transaction, because a wrong password rolls back
 * the call's transaction. Attempts from one address or of one account run one after the other, so that simultaneous
 * attempts use exactly the free places.
 */
export async function exceededLimit(dependencies: Dependencies, attempt: Attempt): Promise<Exceeded | null> {
  const now = dependencies.clock.now()
  const { purpose, account, address } = attempt
  const rules = rulesFor(attempt)
  return dependencies.database.transaction(async (db) => {
    if (rules.some(({ by }) => by === 'address')) await lockByName(db, 'attemptsFrom', `${purpose} ${address}`)
    if (rules.some(({ by }) => by === 'account')) await lockByName(db, 'attemptsOf', `${purpose} ${account}`)
    const exceeded = await findExceeded(db, attempt, now)
    if (exceeded !== null) return exceeded
    const device = attempt.device ?? null
    await insertAttempt(db, { id: dependencies.ids.next(), purpose, account, address, device, attemptedAt: now })
    return null
  })
}

async function findExceeded(db: Queries, attempt: Attempt, now: Date): Promise<Exceeded | null> {
  for (const { by, origin, limit } of rulesFor(attempt)) {
    const { attempts, oldest } = await countAttempts(db, attempt.purpose, origin, new Date(now.getTime() - period))
    if (attempts >= limit && oldest !== null) return { by, retryAfterSeconds: secondsLeft(oldest, now) }
  }
  return null
}

/**
 * Limits how often an administrator learns that a mail address is taken. Beyond it their calls are rejected for any
 * address, because the difference would tell as much.
 */
export async function limitTakenEmails<Result>(
  dependencies: Dependencies,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = { purpose: 'takenEmail', account: userId, address: '' } as const
  const exceeded = await findExceeded(dependencies.database, attempt, dependencies.clock.now())
  if (exceeded !== null) throw tooManyAttempts(exceeded)
  return work().catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'EMAIL_TAKEN') throw error
    // A repeated call finds the address taken by its own first attempt, and is not counted.
    const afterRollback = () => countAttempt(dependencies, attempt)
    throw new AppError('EMAIL_TAKEN', { ...error.details, afterRollback })
  })
}

function rulesFor({ purpose, account, address, device }: Attempt): Rule[] {
  const { perAddress, perAccountAndAddress, perAccount, perDevice }: Limits = limits[purpose]
  if (device !== undefined && perDevice !== undefined) return [{ by: 'account', origin: { device }, limit: perDevice }]
  const rules: Rule[] = []
  if (perAddress !== undefined) rules.push({ by: 'address', origin: { address }, limit: perAddress })
  if (account === null) return rules
  if (perAccountAndAddress !== undefined) {
    rules.push({ by: 'account', origin: { account, address }, limit: perAccountAndAddress })
  }
  if (perAccount !== undefined) rules.push({ by: 'account', origin: { account }, limit: perAccount })
  return rules
}

function secondsLeft(oldest: Date, now: Date): number {
  return Math.ceil((oldest.getTime() + period - now.getTime()) / 1000)
}

/** Attempts that no longer count; their addresses are personal data. */
export function expiredAttempts(now: Date) {
  return attemptsBefore(new Date(now.getTime() - period))
}

/** The origin of a call: the address that limits count, and the id by which audit and log are matched. */
export interface Source {
  address: string
  correlationId: string
}

export function sourceOf(request: FastifyRequest): Source {
  return { address: networkOf(request.ip), correlationId: request.id }
}

/** Requires the password of a signed-in user, because another person may use their open session. */
export async function provePassword(
  dependencies: Dependencies,
  caller: Caller,
  password: string,
  address: string,
): Promise<void> {
  if ((await findProof(dependencies, caller, password, address)) === null) throw new AppError('invalidLoginData')
}

/** Returns the hash that the password matches, or null for a wrong password. */
export async function findProof(
  dependencies: Dependencies,
  { userId }: Caller,
  password: string,
  address: string,
): Promise<string | null> {
  await countAttempt(dependencies, { purpose: 'proof', account: userId, address })
  const { user } = await readUserWithCompany(dependencies.database, userId)
  if (!(await dependencies.passwords.verify(user.passwordHash, password))) return null
  await deleteAttempts(dependencies.database, 'proof', { account: userId })
  return user.passwordHash
}
