import * as z from 'zod/mini'
import { Id, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'

const mailKinds = [
  'confirmRegistration',
  'registrationWaiting',
  'registrationAccepted',
  'registrationRefused',
  'invitation',
  'resetPassword',
  'passwordChanged',
  'confirmEmail',
  'emailChanged',
  'secondFactorChanged',
  'cartHandedOver',
  'orderReceived',
  'orderDocument',
  'offerReminder',
  'confirmSubscription',
  'newsletter',
] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail that has not been sent successfully yet. */
export const UndeliveredMail = z.strictObject({
  id: Id,
  kind: z.enum(mailKinds),
  recipient: z.string(),
  createdAt: Instant,
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** The shop no longer tries to send it. */
  givenUp: z.boolean(),
})
export type UndeliveredMail = z.output<typeof UndeliveredMail>

export const mailEndpoints = {
  listUndelivered: endpoint({
    route: 'GET /api/global-admin/mail',
    summary: 'At most 200 mails that have not been sent successfully yet, the newest first.',
    permission: 'shop.administer',
    output: z.array(UndeliveredMail),
    errors: [],
  }),
  repeat: endpoint({
    route: 'POST /api/global-admin/mail/repeat',
    summary: 'Sends a mail again.',
    permission: 'shop.administer',
    input: z.strictObject({ id: Id }),
    errors: ['entryNotFound'],
  }),
}
