import type { MailKind } from '@normwerk/contract/mail'
import * as z from 'zod/mini'

/** Mails of many recipients wait in a queue of their own, so that no other mail waits for them. */
export const mailQueues = ['mail', 'bulkMail'] as const
export type MailQueue = (typeof mailQueues)[number]
/** The kind of mail in `bulkMail`. */
export const bulkKind = 'newsletter' satisfies MailKind
export const queueOf = (kind: MailKind): MailQueue => (kind === bulkKind ? 'bulkMail' : 'mail')

const aboutUser = z.object({ userId: z.string() })

/** The data of each kind of mail; its text is written when it is sent. */
const schemas = {
  confirmRegistration: z.object({ registrationId: z.string() }),
  registrationWaiting: z.object({ registrationId: z.string(), queue: z.enum(['company', 'staff']) }),
  registrationAccepted: aboutUser,
  registrationRefused: z.object({ firstName: z.string(), lastName: z.string() }),
  invitation: z.object({ userId: z.string(), invitedBy: z.string() }),
  /** To the typed address, known or not. */
  resetPassword: z.object({}),
  passwordChanged: aboutUser,
  /** To a new address. */
  confirmEmail: z.object({ emailChangeId: z.string() }),
  /** To the former address. The change is empty if no link undoes it. */
  emailChanged: z.object({ userId: z.string(), emailChangeId: z._default(z.string(), '') }),
  secondFactorChanged: z.object({ userId: z.string(), state: z.enum(['on', 'off', 'passkeyAdded', 'passkeyRemoved']) }),
  /** The message is empty if the sender wrote none. */
  cartHandedOver: z.object({ userId: z.string(), senderId: z.string(), cartId: z.string(), message: z.string() }),
  /** The shop has the order or inquiry, which it has not confirmed yet. */
  orderReceived: z.object({ orderId: z.string() }),
  orderDocument: z.object({ documentId: z.string() }),
  /** The offer ends in a few days. */
  offerReminder: z.object({ orderId: z.string() }),
  confirmSubscription: z.object({ subscriptionId: z.string() }),
  /** The subscription is empty in a test, which goes to the staff who wrote it. */
  newsletter: z.object({ newsletterId: z.string(), subscriptionId: z.string() }),
} satisfies Record<MailKind, z.ZodMiniType>

export type MailData = { [Kind in MailKind]: z.output<(typeof schemas)[Kind]> }

/** Parses the data from its row. */
export const mailData: { [Kind in MailKind]: z.ZodMiniType<MailData[Kind]> } = schemas
