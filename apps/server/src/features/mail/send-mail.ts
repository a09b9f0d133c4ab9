import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import type { Tools } from '../../tools.ts'
import { insertMail } from './repository.ts'

/** What each kind of mail is about; what it says is written when it is sent. */
export interface MailData {
  confirmRegistration: { registrationId: string }
  registrationWaiting: { registrationId: string; queue: 'company' | 'staff' }
  registrationAccepted: { userId: string }
  registrationRefused: { firstName: string; lastName: string }
  invitation: { userId: string; invitedBy: string }
  /** To the address that was typed, known or not. */
  resetPassword: Record<never, string>
  passwordChanged: { userId: string }
  /** To the address before. */
  emailChanged: { userId: string }
  secondFactorChanged: { userId: string; state: 'on' | 'off' }
}

export type Mail = {
  [Kind in keyof MailData]: { kind: Kind; recipient: string; language: LanguageCode; data: MailData[Kind] }
}[keyof MailData]

/** Sends a mail when, and only when, the caller's transaction commits. */
export async function sendMail(
  { ids, clock, jobs }: Pick<Tools, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  mail: Mail,
): Promise<void> {
  const id = ids.next()
  await insertMail(db, { id, ...mail, createdAt: clock.now() })
  await jobs.enqueue(db, 'mail', { mailId: id })
}
