import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { Queries } from '../../../database/client.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../../http/call.ts'
import { enqueueMissing } from '../../../infrastructure/jobs.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { sendMail } from '../../mail/send-mail.ts'
import {
  addToFigure,
  findNewsletter,
  listSubscribers,
  lockNewsletter,
  lockWithoutJobForUpdate,
  updateNewsletter,
} from '../repository/newsletters.ts'
import { lockDraft } from './newsletters.ts'

type Sending = Pick<Dependencies, 'database' | 'ids' | 'clock' | 'jobs'>

/** Sends a newsletter to the staff who wrote it, as its readers of a language will get it. */
export async function sendTest(
  dependencies: Sending,
  db: Queries,
  newsletterId: string,
  { recipient, language }: { recipient: string; language: PageLanguage },
): Promise<void> {
  if ((await findNewsletter(db, newsletterId)) === undefined) throw new AppError('entryNotFound')
  await sendMail(dependencies, db, {
    kind: 'newsletter',
    recipient,
    language,
    data: { newsletterId, subscriptionId: '' },
  })
}

/** Begins to send a draft to all who are subscribed now. */
export async function startSending(
  dependencies: Sending,
  { db, caller, request }: Pick<CallContext<Caller>, 'db' | 'caller' | 'request'>,
  newsletterId: string,
): Promise<void> {
  await lockDraft(db, newsletterId)
  await updateNewsletter(db, newsletterId, { startedAt: dependencies.clock.now() })
  await dependencies.jobs.enqueue(db, 'newsletter', { newsletterId })
  await recordEvent(dependencies, db, {
    action: 'newsletter.sent',
    userId: caller.userId,
    companyId: null,
    subjectId: newsletterId,
    correlationId: request.id,
  })
}

/** Subscribers who get their mail in one transaction. */
const batchSize = 200

/**
 * Gives the next subscribers a mail. How far it has come is stored in the same transaction, so each of them gets one mail,
 * however often the job runs.
 */
async function listNextRecipients(dependencies: Sending, newsletterId: string): Promise<void> {
  await dependencies.database.transaction(async (db) => {
    const newsletter = await lockNewsletter(db, newsletterId)
    if (newsletter === undefined || newsletter.startedAt === null || newsletter.listedAt !== null) return
    const { startedAt: confirmedBy, reached: after } = newsletter
    const recipients = await listSubscribers(db, { after, confirmedBy, limit: batchSize })
    for (const { id: subscriptionId, email: recipient, language } of recipients) {
      await sendMail(dependencies, db, {
        kind: 'newsletter',
        recipient,
        language,
        data: { newsletterId, subscriptionId },
      })
    }
    await addToFigure(db, newsletterId, 'recipients', recipients.length)
    const isLast = recipients.length < batchSize
    await updateNewsletter(db, newsletterId, {
      reached: recipients.at(-1)?.id ?? after,
      ...(isLast && { listedAt: dependencies.clock.now() }),
    })
    if (!isLast) await dependencies.jobs.enqueue(db, 'newsletter', { newsletterId })
  })
}

export async function workNewsletters(dependencies: Sending): Promise<void> {
  await dependencies.jobs.work('newsletter', ({ newsletterId }) => listNextRecipients(dependencies, newsletterId))
}

/** Gives a job to each newsletter that has not reached all subscribers and waits without one. */
export function reconcileNewsletters(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  return enqueueMissing(dependencies, 'newsletter', lockWithoutJobForUpdate)
}
