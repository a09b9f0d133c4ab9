import * as z from 'zod/mini'
import { Me } from '../account.ts'
import { text } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptedLanguage } from '../language.ts'
import { Email, emailsMatch, personalFields } from '../person.ts'
import { Password } from './password.ts'

/** What users change about themselves. Administrators change roles and company. */
export const ChangeProfile = z
  .strictObject({
    ...z.partial(z.strictObject(personalFields)).shape,
    email: z.optional(Email),
    emailRepeat: z.optional(z.nullable(Email)),
    /** Required for a new mail address, which counts once the link of a mail to it is opened. */
    password: z.optional(Password),
    language: z.optional(AcceptedLanguage),
  })
  .check(emailsMatch())
export type ChangeProfile = z.output<typeof ChangeProfile>

/** Six digits of the authenticator, or a recovery code; spaces are ignored. */
export const SecondFactorCode = text(40)

export const SecondFactor = z.strictObject({
  /** Whether signing in with the password asks for it. */
  active: z.boolean(),
  /** An authenticator is set up. */
  authenticator: z.boolean(),
  /** At least one passkey is added. */
  passkey: z.boolean(),
  /** The company requires a second factor, or the shop requires it of its staff. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.output<typeof SecondFactor>

const MailLink = z.strictObject({ token: text(200) })

export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const profileEndpoints = {
  change: endpoint({
    route: 'POST /api/user',
    summary: "Changes the caller's profile.",
    permission: 'account.use',
    input: ChangeProfile,
    output: Me,
    errors: ['EMAIL_TAKEN', 'invalidLoginData', 'tooManyRequests'],
    ownTransactions: true,
  }),
  confirmEmail: endpoint({
    route: 'POST /api/user/email/confirm',
    summary: 'Makes a new mail address count, by the link of the mail to it.',
    permission: 'account.signIn',
    input: MailLink,
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  undoEmail: endpoint({
    route: 'POST /api/user/email/undo',
    summary:
      'Makes the former mail address count again, by the link of the mail to it. A new password is required then.',
    permission: 'account.signIn',
    input: MailLink,
    errors: ['INVALID_TOKEN', 'EMAIL_TAKEN'],
  }),
  readSecondFactor: endpoint({
    route: 'GET /api/user/second-factor',
    summary: 'Whether signing in asks for a second factor.',
    permission: 'account.use',
    output: SecondFactor,
    errors: [],
  }),
  prepareSecondFactor: endpoint({
    route: 'POST /api/user/second-factor',
    summary:
      'A new secret for an authenticator. It takes effect when the first code from the authenticator confirms it.',
    permission: 'account.use',
    input: z.strictObject({ password: Password }),
    output: z.strictObject({ secret: z.string(), uri: z.string() }),
    errors: ['invalidLoginData', 'tooManyRequests'],
    ownTransactions: true,
  }),
  confirmSecondFactor: endpoint({
    route: 'PUT /api/user/second-factor',
    summary: 'Turns the second factor on; the recovery codes are shown only here.',
    permission: 'account.use',
    input: z.strictObject({ code: SecondFactorCode }),
    output: RecoveryCodes,
    errors: ['invalidCode', 'tooManyRequests'],
    ownTransactions: true,
  }),
  renewRecoveryCodes: endpoint({
    route: 'POST /api/user/second-factor/recovery-codes',
    summary: 'Replaces the recovery codes with new ones.',
    permission: 'account.use',
    input: z.strictObject({ password: Password }),
    output: RecoveryCodes,
    errors: ['entryNotFound', 'invalidLoginData', 'tooManyRequests'],
    ownTransactions: true,
  }),
  removeSecondFactor: endpoint({
    route: 'POST /api/user/second-factor/remove',
    summary: 'Removes the authenticator, unless it is the last second factor of a user who must have one.',
    permission: 'account.use',
    input: z.strictObject({ password: Password }),
    errors: ['invalidLoginData', 'secondFactorSetUpRequired', 'tooManyRequests'],
    ownTransactions: true,
  }),
}
