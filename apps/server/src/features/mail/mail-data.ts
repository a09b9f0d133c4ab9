import type { MailKind } from '@normwerk/contract/mail'
import * as z from 'zod/mini'

/** The data of each kind of mail; its text is written when it is sent. */
export interface MailData {
  confirmRegistration: { registrationId: string }
  registrationWaiting: { registrationId: string; queue: 'company' | 'staff' }
  registrationAccepted: { userId: string }
  registrationRefused: { firstName: string; lastName: string }
  invitation: { userId: string; invitedBy: string }
  /** To the typed address, known or not. */
  resetPassword: Record<never, string>
  passwordChanged: { userId: string }
  /** To the previous address. */
  emailChanged: { userId: string }
  secondFactorChanged: { userId: string; state: 'on' | 'off' }
  /** The message is empty if the sender wrote none. */
  cartHandedOver: { userId: string; senderId: string; cartId: string; message: string }
}

const aboutUser = z.object({ userId: z.string() })

/** Parses the data from its row. */
export const mailData: { [Kind in MailKind]: z.ZodMiniType<MailData[Kind]> } = {
  confirmRegistration: z.object({ registrationId: z.string() }),
  registrationWaiting: z.object({ registrationId: z.string(), queue: z.enum(['company', 'staff']) }),
  registrationAccepted: aboutUser,
  registrationRefused: z.object({ firstName: z.string(), lastName: z.string() }),
  invitation: z.object({ userId: z.string(), invitedBy: z.string() }),
  resetPassword: z.object({}),
  passwordChanged: aboutUser,
  emailChanged: aboutUser,
  secondFactorChanged: z.object({ userId: z.string(), state: z.enum(['on', 'off']) }),
  cartHandedOver: z.object({
    userId: z.string(),
    senderId: z.string(),
    cartId: z.string(),
    message: z.string(),
  }),
}
