import { type ErrorCode, errorStatus, type FieldCode } from '@normwerk/contract/errors'
import type { LanguageCode } from '@normwerk/contract/language'
import { grants, may, type Permission, type SessionRole } from '@normwerk/contract/permissions'
import type { ShipDateAfter } from '@normwerk/delivery/ship-calendar'
import type { TextParams } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { Registry } from 'prom-client'
import type { Database, Queries } from '../database/client.ts'
import type { Heartbeat } from '../database/heartbeat.ts'
import type { Pool } from '../database/pool.ts'
import type { ReadLagging } from '../database/replica.ts'
import type { Connection } from '../database/stay-connected.ts'
import type { Admission } from '../infrastructure/admission.ts'
import type { Cad } from '../infrastructure/cad/cad.ts'
import type { Clock } from '../infrastructure/clock.ts'
import type { Ids } from '../infrastructure/ids.ts'
import type { Jobs } from '../infrastructure/jobs.ts'
import type { Keys } from '../infrastructure/keys.ts'
import type { Mailer } from '../infrastructure/mailer.ts'
import type { Passwords } from '../infrastructure/passwords.ts'
import type { Previews } from '../infrastructure/pictures/previews.ts'
import type { Secrets } from '../infrastructure/secrets.ts'
import type { SecurityLog } from '../infrastructure/security-log.ts'
import type { Settings } from '../settings.ts'

/**
 * The user who makes a call. It is read from the database with each request, so that a removed permission takes effect
 * at once.
 */
export interface Caller {
  userId: string
  sessionId: string
  roles: SessionRole[]
  companyId: string | null
  /** How much they may order, net in cents, by one order and in a calendar month; null: as much as they like. */
  orderLimits: { order: number | null; month: number | null }
  /** Whether their company wants a cost centre with each order; null without a company. */
  asksCostCentre: boolean | null
  /** A second factor is required and this user has none: only setting it up is allowed. */
  lacksSecondFactor: boolean
  /** Of their company. */
  discountGroup: string | null
  /** Of the terms that are valid at this request; null before the shop has settings. */
  priceTermsVersion: number | null
  /** Of the customer part numbers that their company has at this request; null without a company. */
  customerPartNumbersVersion: number | null
  /** Without any, a search needs no statement for them. */
  hasFavoriteProducts: boolean
}

/** A caller who acts for a company. Everything that they read or change belongs to it. */
export interface Customer extends Caller {
  companyId: string
}

export function isCustomer(caller: Caller): caller is Customer {
  return caller.companyId !== null
}

/** Whether the permission needs nothing, or only a session. */
export function isForEveryUser(permission: Permission): boolean {
  const needed = grants[permission]
  return needed === 'anonymous' || needed === 'session' || needed === 'user'
}

export function callerMay(caller: Caller | null, permission: Permission): boolean {
  if (caller?.lacksSecondFactor && !isForEveryUser(permission)) return false
  return may(caller?.roles ?? null, permission)
}

/** What the app is assembled from; tests provide their own. */
export interface Dependencies {
  settings: Settings
  database: Database
  pool: Pool
  readLagging: ReadLagging
  heartbeat: Heartbeat
  admission: Admission
  metrics: Registry
  /** The shop is about to stop, so a load balancer should send nothing more. */
  isStopping(): boolean
  /** For processes that open their own connection. */
  databaseUrl: string
  /** Folder of packages that staff have sent. */
  packageFolder: string
  /** Folder of the index of articles, which a restart finds there. */
  indexFolder: string
  /**
   * Calls `onNotification` for each notification on a channel, and when some may have been missed. Must be closed with
   * the app.
   */
  listen(channel: string, onNotification: () => void): Promise<Connection>
  clock: Clock
  ids: Ids
  secrets: Secrets
  keys: Keys
  securityLog: SecurityLog
  passwords: Passwords
  jobs: Jobs
  mailer: Mailer
  cad: Cad
  previews: Previews
  /** The public address of the shop without a trailing slash; links in mails begin with it. */
  address(): string
}

/** What a call is made with. */
export interface CallContext<Who extends Caller | null = Customer> {
  /** The call's transaction where it changes something and does not open its own. */
  db: Queries
  caller: Who
  language: LanguageCode
  /** The ship dates of what is ordered at this call. */
  shipDateAfter: ShipDateAfter
  request: { id: string }
}

export type ErrorParams = Readonly<Record<string, string | number>>
export type FieldErrors = Record<string, { code: ErrorCode | FieldCode; params?: ErrorParams }[]>

interface Details {
  fields?: FieldErrors
  /** What the caller may have meant. */
  suggestions?: string[]
  retryAfterSeconds?: number
  cause?: unknown
  /** Runs once the transaction of the call is rolled back. */
  afterRollback?: () => Promise<void>
}

/**
 * A rejection with a code that is also the id of its text; nothing has been changed. Text parameters come from the
 * details, and a missing one does not compile.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code
  readonly details: Details
  readonly params: ErrorParams | undefined
  /** Writes the text for the person who gets the answer. */
  readonly write: (language: LanguageCode) => string
  /** Returns the same rejection for other fields. */
  readonly withFields: (fields: FieldErrors) => AppError<Code>

  constructor(code: Code, details: Details = {}, ...params: TextParams<`error.${Code}`>) {
    super(code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.params = params[0]
    this.write = (language) => translate(language, `error.${code}`, ...params)
    this.withFields = (fields) => new AppError(code, { ...details, fields }, ...params)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/**
 * Rejects a call after which a company or a user has too many entries. The caller locks the owner before, so that calls
 * at the same time count the entries of each other.
 */
export function checkQuota(count: number, limit: number): void {
  if (count > limit) throw new AppError('tooManyEntries', {}, { limit })
}
