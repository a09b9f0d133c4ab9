import * as z from 'zod/mini'
import { Id, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

export const mailKinds = [
  'confirmRegistration',
  'registrationWaiting',
  'registrationAccepted',
  'registrationRefused',
  'invitation',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
  'secondFactorChanged',
  'cartHandedOver',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail that could not be sent so far. */
export const UndeliveredMail = z.strictObject({
  id: Id,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  createdAt: Instant,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** Nobody tries any more. */
  givenUp: z.boolean(),
})
export type UndeliveredMail = z.output<typeof UndeliveredMail>

export const mailEndpoints = {
  listUndelivered: endpoint({
    route: 'GET /api/global-admin/mail',
    summary: 'Mails that could not be sent so far, the newest first; at most 200.',
    permission: 'shop.administer',
    output: z.array(UndeliveredMail),
    errors: [],
  }),
  repeat: endpoint({
    route: 'POST /api/global-admin/mail/repeat',
    summary: 'Tries a mail once more.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    errors: ['entryNotFound'],
  }),
}
