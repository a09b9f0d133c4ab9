import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '@fastify/proxy-addr'
import { maxQuantity } from '@normwerk/contract/limits'
import { findHolidays } from '@normwerk/delivery/holidays'
import { createShipCalendar } from '@normwerk/delivery/ship-calendar'
import * as z from 'zod/mini'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const defaultDataDir = fileURLToPath(new URL('../../../data', import.meta.url))

function whole(minimum: number, maximum: number) {
  const hint = `must be a whole number from ${minimum} to ${maximum}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, hint)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(minimum, hint), z.lte(maximum, hint)),
    ),
  )
}

function address(...schemes: string[]) {
  const hint = `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z
    .string()
    .check(z.refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), hint))
}

const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

/** Who may read the description of the calls. */
const audiences = ['everyone', 'users', 'nobody'] as const

const Secret = z.string().check(z.minLength(32, 'must have at least 32 characters, and so must the former one'))

/** Whether mails may be sent in clear to a mail server that offers no encryption. */
const tlsRules = ['required', 'optional'] as const

/** How orders reach who works on them. */
const connectors = ['back-office', 'file'] as const

/** Whether the shop's staff may sign in with a password alone. */
const factorRules = ['required', 'optional'] as const

/** Where a program runs, as Node tools call it. Any other word is probably a misspelt `production`. */
const places = ['production', 'development', 'test'] as const

const Environment = z.object({
  NODE_ENV: z.optional(z.enum(places, `must be one of ${places.join(', ')}`)),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(address('http', 'https')),
  DATABASE_URL: z.optional(address('postgres', 'postgresql')),
  POOLER_URL: z.optional(address('postgres', 'postgresql')),
  REPLICA_URL: z.optional(address('postgres', 'postgresql')),
  MIGRATION_DATABASE_URL: z.optional(address('postgres', 'postgresql')),
  DATA_DIR: z.optional(z.string()),
  PRODUCT_KEY: z._default(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short key of small letters, digits and hyphens')),
    'normwerk',
  ),
  SMTP_URL: z.optional(address('smtp', 'smtps')),
  SMTP_TLS: z._default(z.enum(tlsRules, `must be ${tlsRules.join(' or ')}`), 'required'),
  MAIL_FROM: z.optional(z.email('must be a mail address')),
  TRUSTED_PROXIES: z._default(
    z.pipe(
      list,
      z
        .array(z.string())
        .check(z.refine(areNetworks, 'must be addresses or networks, as 10.0.0.2, 10.0.0.0/8 or loopback')),
    ),
    [],
  ),
  ALLOWED_ORIGINS: z._default(
    z.pipe(
      list,
      z
        .array(z.string())
        .check(z.refine((origins) => origins.every(isOrigin), 'must be origins, as https://a.example')),
    ),
    [],
  ),
  FEED_URL: z.optional(address('http', 'https')),
  SHIP_FROM: z._default(
    z
      .string()
      .check(z.refine((place) => findHolidays(place) !== null, 'must be a country or a region, as DE or DE-BY')),
    'DE',
  ),
  SHIP_CUT_OFF: z._default(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, as 14:00')),
    '14:00',
  ),
  SHIP_CLOSED_ON: z._default(z.pipe(list, z.array(z.iso.date('must be days, as 2026-12-24,2026-12-31'))), []),
  ERP_CONNECTOR: z._default(z.enum(connectors, `must be ${connectors.join(' or ')}`), 'back-office'),
  ERP_FOLDER: z.optional(z.string()),
  MAX_QUANTITY: z._default(whole(1, 999_999), maxQuantity),
  MAX_FILTER_RESULTS: z._default(whole(1, 1_000_000), 5000),
  MAX_PACKAGE_MB: z._default(whole(1, 100_000), 2048),
  KEEP_SENT_MAILS_DAYS: z._default(whole(1, 3650), 30),
  KEEP_FAILED_MAILS_DAYS: z._default(whole(2, 3650), 90),
  KEEP_REGISTRATIONS_DAYS: z._default(whole(1, 3650), 90),
  KEEP_SEARCHES_DAYS: z._default(whole(1, 3650), 90),
  KEEP_REMEMBERED_PARTS_DAYS: z._default(whole(1, 3650), 730),
  KEEP_ORDERS_DAYS: z._default(whole(1, 36_500), 3653),
  DRAIN_SECONDS: z._default(whole(0, 600), 0),
  LOG_LEVEL: z.optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  SECRET: z.optional(z.pipe(list, z.tuple([Secret], Secret, 'must be at least one secret'))),
  SECURITY_LOG: z.optional(z.string()),
  SECURITY_CONTACT: z.optional(z.union([z.email(), address('https')], 'must be a mail address or an https address')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address('http', 'https')),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  API_DOCS: z.optional(z.enum(audiences, `must be one of ${audiences.join(', ')}`)),
  STAFF_SECOND_FACTOR: z._default(z.enum(factorRules, `must be ${factorRules.join(' or ')}`), 'optional'),
  ALLOW_ROOT: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  DEMO_PASSWORD: z.optional(
    z
      .string()
      .check(z.minLength(8, 'must have at least 8 characters'), z.maxLength(50, 'must have at most 50 characters')),
  ),
})

/** Whether the framework can read each entry, which it would otherwise reject with a stack trace. */
function areNetworks(entries: string[]): boolean {
  try {
    compile(entries)
    return true
  } catch {
    return false
  }
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** `smtps` is encrypted from its first byte, and what stays on this machine needs no encryption. */
function leavesInClear(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !loopback.test(hostname)
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

/** npm runs the server in its workspace, but a relative path is meant from where the command was called. */
function resolveFrom({ INIT_CWD }: NodeJS.ProcessEnv, path: string): string {
  return resolve(INIT_CWD ?? '', path)
}

function readCalendar(place: string, cutOff: string, closedOn: string[]) {
  const holidays = findHolidays(place)
  if (holidays === null) throw new Error(`no such place: ${place}`)
  const { timeZone, days } = holidays
  const [hour = 0, minute = 0] = cutOff.split(':').map(Number)
  return createShipCalendar({ timeZone, cutOff: { hour, minute }, closedDays: days.union(new Set(closedOn)) })
}

/**
 * Reads the shop's settings; an empty value counts as unset.
 * @throws StartError that names each wrong setting, but never its value, which may be a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Environment.safeParse(given)
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
    throw new StartError(`Settings: ${[...new Set(wrong)].join('; ')}.`)
  }
  const read = result.data
  if (read.DATABASE_URL === undefined && (read.POOLER_URL ?? read.REPLICA_URL) !== undefined)
    throw new StartError('Settings: POOLER_URL and REPLICA_URL need DATABASE_URL.')
  if (read.ERP_CONNECTOR === 'file' && read.ERP_FOLDER === undefined)
    throw new StartError('Settings: ERP_CONNECTOR=file needs ERP_FOLDER.')
  const production = read.NODE_ENV === 'production'
  return {
    production,
    port: read.PORT,
    host: read.HOST,
    /** The address at which browsers reach the shop, if it differs from its own host and port. */
    publicUrl: read.PUBLIC_URL ?? null,
    /** Browsers reach the shop on https, whatever a request says. */
    isHttps: URL.parse(read.PUBLIC_URL ?? '')?.protocol === 'https:',
    /** `null`: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: read.DATABASE_URL ?? null,
    /** A pooler before the database, for the calls. What lasts as long as a connection goes past it. */
    poolerUrl: read.POOLER_URL ?? null,
    /** A copy of the database for reads that may be a second old. */
    replicaUrl: read.REPLICA_URL ?? null,
    /** Of the owner of the tables; `null`: the one of `databaseUrl`. */
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL ?? null,
    dataDir: read.DATA_DIR === undefined ? defaultDataDir : resolveFrom(given, read.DATA_DIR),
    /** The operator named the folder, so the shop must not choose another. */
    dataDirChosen: read.DATA_DIR !== undefined,
    productKey: read.PRODUCT_KEY,
    smtpUrl: read.SMTP_URL ?? null,
    /** The mail server must offer STARTTLS. */
    requiresStartTls: read.SMTP_URL !== undefined && read.SMTP_TLS === 'required' && leavesInClear(read.SMTP_URL),
    /** Mails are sent in clear to a server that offers no STARTTLS. */
    maySendInClear: read.SMTP_URL !== undefined && read.SMTP_TLS === 'optional' && leavesInClear(read.SMTP_URL),
    mailFrom: read.MAIL_FROM ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    allowedOrigins: read.ALLOWED_ORIGINS,
    feedUrl: read.FEED_URL ?? null,
    shipCalendar: readCalendar(read.SHIP_FROM, read.SHIP_CUT_OFF, read.SHIP_CLOSED_ON),
    erpConnector: read.ERP_CONNECTOR,
    /** Where the shop and an ERP exchange files. */
    erpFolder: read.ERP_FOLDER === undefined ? null : resolveFrom(given, read.ERP_FOLDER),
    maxQuantity: read.MAX_QUANTITY,
    maxFilterResults: read.MAX_FILTER_RESULTS,
    /** Bytes of a catalogue package that staff send. */
    maxPackage: read.MAX_PACKAGE_MB * 1024 ** 2,
    /** After how many days housekeeping deletes data that nobody has used since. */
    keptDays: {
      sentMails: read.KEEP_SENT_MAILS_DAYS,
      /** Undelivered mails are kept longer, because users may still ask about them. */
      failedMails: read.KEEP_FAILED_MAILS_DAYS,
      /** How long a decision may take; after that the person must register again. */
      registrations: read.KEEP_REGISTRATIONS_DAYS,
      searches: read.KEEP_SEARCHES_DAYS,
      rememberedParts: read.KEEP_REMEMBERED_PARTS_DAYS,
      /** Orders with documents of companies that were deleted: ten years, as commercial and tax law demand. */
      orders: read.KEEP_ORDERS_DAYS,
    },
    // In a terminal the lines with the shop's address and the demo users should stay visible.
    logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /** To whom people report a vulnerability: a mail address or a page. */
    securityContact: read.SECURITY_CONTACT ?? null,
    /** The file of security events; `null`: standard error, with the other log. */
    securityLog: read.SECURITY_LOG === undefined ? null : resolveFrom(given, read.SECURITY_LOG),
    /** How long a stopping shop says that it is not ready, before it accepts no more connections. */
    drainSeconds: read.DRAIN_SECONDS,
    demoPassword: read.DEMO_PASSWORD ?? null,
    /** An empty database gets the demo; somebody else's database only on request. */
    seedsDemo: !production && (read.DATABASE_URL === undefined || read.DEMO_PASSWORD !== undefined),
    /** Shared by all servers of a database: the first writes, all read. `null`: the one in `dataDir`. */
    secrets: read.SECRET ?? null,
    /** With which operators read the metrics; `null`: anybody may, but in production nobody. */
    metricsToken: read.METRICS_TOKEN ?? null,
    /** Requests and their statements are sent as traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
    sendsTraces: read.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    apiDocs: read.API_DOCS ?? (production ? 'users' : 'everyone'),
    /** Staff without a second factor may only set one up. */
    requiresSecondFactorOfStaff: read.STAFF_SECOND_FACTOR === 'required',
    allowsRoot: read.ALLOW_ROOT === 'yes',
  }
}

export type Settings = ReturnType<typeof readSettings>

/** A start that failed for a reason that the operator can fix; the message is the one line to show. */
export class StartError extends Error {
  override name = 'StartError'
}
