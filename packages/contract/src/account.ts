import * as z from 'zod/mini'
import { tileNames } from './account/dashboard.ts'
import { PasskeyProof } from './account/passkey-proof.ts'
import { Currency, Id, Instant, text } from './common.ts'
import { givenCompany } from './company/fields.ts'
import { endpoint } from './endpoint.ts'
import { LanguageCode } from './language.ts'
import { sessionRoles } from './permissions.ts'

export const Contact = z.strictObject({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
})
export type Contact = z.output<typeof Contact>

const { phoneNumber: _, fax: _fax, ...companyNames } = givenCompany

export const Company = z.strictObject({
  id: Id,
  ...companyNames,
  customerNumber: z.string(),
  fieldService: z.nullable(Contact),
  officeStaff: z.nullable(Contact),
  currency: Currency,
  discountGroup: z.string(),
  /** Each order must name the cost centre that it is booked to. */
  asksCostCentre: z.boolean(),
})

export const Me = z.strictObject({
  id: Id,
  userId: Id,
  username: z.string(),
  salutation: z.nullable(z.enum(['Mr', 'Ms'])),
  title: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** A new address that its mailbox has not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  mobilePhoneNumber: z.nullable(z.string()),
  fax: z.nullable(z.string()),
  roles: z.array(z.enum(sessionRoles)),
  language: LanguageCode,
  company: z.nullable(Company),
  lastLoginAt: z.nullable(Instant),
  isGlobalAdmin: z.boolean(),
  /** The tiles of the dashboard as the user has arranged them; empty: in their usual order. */
  dashboardTiles: z.array(z.enum(tileNames)),
  /** `missing`: a second factor is required, and no other call works until the user has set it up. */
  secondFactor: z.enum(['off', 'on', 'missing']),
})
export type Me = z.output<typeof Me>

export const Authenticate = z.strictObject({
  username: text(200),
  password: text(200),
  stayLoggedIn: z.optional(z.nullable(z.boolean())),
  /** A code of the authenticator, or a recovery code. The error `secondFactorRequired` asks for it. */
  code: z.optional(z.nullable(text(40))),
  /** A passkey of the same user instead of a code. */
  passkey: z.optional(z.nullable(PasskeyProof)),
})
export type Authenticate = z.output<typeof Authenticate>

export const OwnSession = z.strictObject({
  id: Id,
  current: z.boolean(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  userAgent: z.nullable(z.string()),
})
export type OwnSession = z.output<typeof OwnSession>

export const accountEndpoints = {
  authenticate: endpoint({
    route: 'POST /api/user/authenticate',
    summary: 'Signs in.',
    permission: 'account.signIn',
    input: Authenticate,
    output: Me,
    errors: ['invalidLoginData', 'secondFactorRequired', 'passkeyRejected', 'RESET_PASSWORD', 'tooManyRequests'],
    ownTransactions: true,
  }),
  me: endpoint({
    route: 'GET /api/user/me',
    summary: 'The signed-in user.',
    permission: 'account.read',
    output: Me,
    errors: [],
  }),
  logout: endpoint({
    route: 'POST /api/user/logout',
    summary: 'Signs out: ends the session.',
    permission: 'account.signIn',
    repeatable: true,
    errors: [],
  }),
  listSessions: endpoint({
    route: 'GET /api/user/session',
    summary: "The user's sessions.",
    permission: 'account.use',
    output: z.array(OwnSession),
    errors: [],
  }),
  endSessions: endpoint({
    route: 'DELETE /api/user/session',
    summary: "Ends all of the user's sessions but this one, or the one that the id names.",
    permission: 'account.use',
    input: z.strictObject({ id: z.optional(Id) }),
    errors: ['entryNotFound'],
  }),
}
