import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../database/client.ts'
import { together } from '../../database/together.ts'
import { AppError, type Caller, type Dependencies } from '../../http/call.ts'
import type { Settings } from '../../settings.ts'
import { recordEvent } from '../audit/record-event.ts'
import { type MailData, queueOf } from './mail-data.ts'
import { insertMail, lockMailbox, mailsBefore, undoGiveUp } from './repository/mails.ts'

export type Mail = {
  [Kind in keyof MailData]: { kind: Kind; recipient: string; language: LanguageCode; data: MailData[Kind] }
}[keyof MailData]

const hour = 60 * 60 * 1000
/** Of a mailbox, for all reasons together. */
const maxPerHour = 10
/** Others than the owner of the mailbox can ask for these. All other mails tell owners what happens to their account. */
const askedByOthers: ReadonlySet<Mail['kind']> = new Set([
  'confirmRegistration',
  'resetPassword',
  'confirmEmail',
  'invitation',
  'cartHandedOver',
  'confirmSubscription',
])

/**
 * Sends a mail if and only if the caller's transaction commits. A mailbox that gets too many mails gets no further one of
 * this kind within the hour, and no answer to a caller may say so.
 * @returns whether the mail is sent
 */
export async function sendMail(
  { ids, clock, jobs }: Pick<Dependencies, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  mail: Mail,
): Promise<boolean> {
  const createdAt = clock.now()
  if (askedByOthers.has(mail.kind) && (await isFlooded(db, mail, createdAt))) return false
  const id = ids.next()
  await together([insertMail(db, { id, ...mail, createdAt }), jobs.enqueue(db, queueOf(mail.kind), { mailId: id })])
  return true
}

/** One mail of each kind is always sent: nobody can keep owners from their link by asking for other mails. */
async function isFlooded(db: Queries, { kind, recipient }: Mail, now: Date): Promise<boolean> {
  const kinds = await lockMailbox(db, mailboxOf(recipient), new Date(now.getTime() - hour))
  return kinds.length >= maxPerHour && kinds.includes(kind)
}

/** Mail servers deliver `name+anything@host` to `name@host`, so both are one mailbox. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/[+][^@]*@/, '@')
}

/** Restarts the delivery of a mail with all its attempts. */
export async function repeatMail(
  dependencies: Dependencies,
  { db, caller, correlationId }: { db: Queries; caller: Caller; correlationId: string },
  id: string,
): Promise<void> {
  const kind = await undoGiveUp(db, id)
  if (kind === undefined) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(db, queueOf(kind), { mailId: id })
  const { userId } = caller
  await recordEvent(dependencies, db, {
    action: 'mail.repeated',
    userId,
    companyId: null,
    subjectId: id,
    correlationId,
  })
}

const day = 24 * 60 * 60 * 1000

/** Old mails; their recipients are personal data. */
export function expiredMails(now: Date, { sentMails, failedMails }: Settings['keptDays']) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  return mailsBefore({ sent: daysAgo(sentMails), givenUp: daysAgo(failedMails) })
}
