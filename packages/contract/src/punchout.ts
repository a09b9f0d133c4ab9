import * as z from 'zod/mini'
import { Id, Instant, optionalLine, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { maxHookParameterLength, maxMaterialGroupLength, maxOriginLength, maxOrigins } from './limits.ts'

/** What purchasing systems call a piece: ISO, SAP in English and in German, and Recommendation 20 of the UN. */
export const pieceUnits = ['PCE', 'EA', 'ST', 'PC', 'C62', 'H87'] as const
export type PieceUnit = (typeof pieceUnits)[number]

export function isPieceUnit(value: string): value is PieceUnit {
  return pieceUnits.some((unit) => unit === value)
}

const fields = z.array(z.strictObject({ name: z.string(), value: z.string() }))

/** The form that the page sends to the purchasing system. */
export const Transfer = z.strictObject({
  hookUrl: z.string(),
  method: z.literal('POST'),
  /** The window or frame that gets the answer. */
  target: z.string(),
  fields,
})
export type Transfer = z.output<typeof Transfer>

/** A visit from a purchasing system. */
export const PunchoutSession = z.strictObject({
  companyName: z.string(),
  /** The server to which the cart goes, such as `erp.example.com`. */
  destination: z.string(),
})
export type PunchoutSession = z.output<typeof PunchoutSession>

/** How a company's purchasing system enters the shop. */
export const PunchoutAccount = z.strictObject({
  /** Null: there are no credentials, so nobody can enter. */
  username: z.nullable(z.string()),
  rotatedAt: z.nullable(Instant),
  lastEntryAt: z.nullable(Instant),
  /** The address that the purchasing system calls. */
  entryAddress: z.string(),
  /** The servers to which a cart may be sent, and whose pages may show the shop in a frame. */
  allowedOrigins: z.array(z.string()),
  /** What the system calls the parameter that is usually named HOOK_URL. */
  hookParameter: z.string(),
  pieceUnit: z.enum(pieceUnits),
  materialGroup: z.nullable(z.string()),
  /** It knows the customer part numbers of the company as its material numbers. */
  sendsOwnNumbers: z.boolean(),
})
export type PunchoutAccount = z.output<typeof PunchoutAccount>

const parameterName = /^[~\w.-]+$/

export const ChangePunchoutAccount = z.strictObject({
  allowedOrigins: z.optional(z.array(text(maxOriginLength)).check(z.maxLength(maxOrigins))),
  hookParameter: z.optional(text(maxHookParameterLength).check(z.regex(parameterName))),
  pieceUnit: z.optional(z.enum(pieceUnits)),
  materialGroup: optionalLine(maxMaterialGroupLength),
  sendsOwnNumbers: z.optional(z.boolean()),
})
export type ChangePunchoutAccount = z.output<typeof ChangePunchoutAccount>

export const PunchoutCredentials = z.strictObject({
  username: z.string(),
  /** Shown this once: the shop stores only its hash. */
  password: z.string(),
})
export type PunchoutCredentials = z.output<typeof PunchoutCredentials>

/** What a purchasing system would reject. */
export const fieldProblems = [
  'missing',
  'empty',
  'repeated',
  'unknownName',
  'tooLong',
  'noAmount',
  'noCount',
  'unknownUnit',
  'unknownCurrency',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** The fields that a self-test received, each with what a purchasing system would reject. */
export const PunchoutTest = z.strictObject({
  receivedAt: Instant,
  fields: z.array(
    z.strictObject({
      name: z.string(),
      /** Null: a required field that was not sent. */
      value: z.nullable(z.string()),
      problem: z.nullable(z.enum(fieldProblems)),
    }),
  ),
})
export type PunchoutTest = z.output<typeof PunchoutTest>

/**
 * The Open Catalog Interface. A purchasing system enters at `/api/oci/entry`, which takes its parameters as a form or an
 * address and answers with a page, so it is no call of this list.
 */
export const punchoutEndpoints = {
  readSession: endpoint({
    route: 'GET /api/oci/session',
    summary: 'The visit from a purchasing system.',
    permission: 'punchout.transfer',
    output: PunchoutSession,
    errors: [],
  }),
  transfer: endpoint({
    route: 'POST /api/oci/transfer',
    summary: 'The form with which the page sends the cart to the purchasing system. The cart stays as it is.',
    permission: 'punchout.transfer',
    input: z.strictObject({ cartId: Id }),
    output: Transfer,
    lane: 'heavy',
    repeatable: true,
    errors: ['entryNotFound', 'cartEmpty', 'priceOnRequest', 'partDiscontinued', 'hookNotAllowed'],
  }),
  readAccount: endpoint({
    route: 'GET /api/admin/punchout',
    summary: "How the company's purchasing system enters the shop.",
    permission: 'company.manage',
    output: PunchoutAccount,
    errors: [],
  }),
  changeAccount: endpoint({
    route: 'PUT /api/admin/punchout',
    summary: "Changes how the company's purchasing system enters the shop.",
    permission: 'company.manage',
    input: ChangePunchoutAccount,
    output: PunchoutAccount,
    errors: [],
  }),
  rotatePassword: endpoint({
    route: 'POST /api/admin/punchout/password',
    summary: 'Makes a new password, and a user name for the first one. It ends all visits with the former password.',
    permission: 'company.manage',
    output: PunchoutCredentials,
    errors: [],
    ownTransactions: true,
  }),
  close: endpoint({
    route: 'DELETE /api/admin/punchout/password',
    summary: 'Removes the credentials and ends all visits.',
    permission: 'company.manage',
    output: PunchoutAccount,
    errors: [],
  }),
  readTest: endpoint({
    route: 'GET /api/admin/punchout/test',
    summary: 'The fields that the last self-test received; null before the first one.',
    permission: 'company.manage',
    output: z.nullable(PunchoutTest),
    errors: [],
  }),
}
