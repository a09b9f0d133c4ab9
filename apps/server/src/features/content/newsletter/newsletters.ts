import type { EditedNewsletter, ListedNewsletter, WrittenNewsletter } from '@normwerk/contract/content/newsletter'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../../database/client.ts'
import { AppError, type Dependencies } from '../../../http/call.ts'
import { chooseText, formatTexts, parseTexts } from '../pages.ts'
import {
  addToFigure,
  countSubscribers,
  deleteNewsletter,
  findNewsletter,
  findSubscription,
  insertNewsletter,
  listNewsletters,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from '../repository/newsletters.ts'

/** Returns a subscription with its address in the spelling of its owner; undefined if it has ended. */
export async function readSubscription(db: Queries, subscriptionId: string) {
  const subscription = await findSubscription(db, subscriptionId)
  return subscription && { email: subscription.email, isConfirmed: subscription.confirmedAt !== null }
}

/** Returns the text of a newsletter for a reader of a language; undefined if it was deleted. */
export async function readNewsletterText(db: Queries, newsletterId: string, language: LanguageCode) {
  const found = await findNewsletter(db, newsletterId)
  return found && chooseText(found.row.texts, language)
}

interface Delivery {
  newsletterId: string
  /** Empty for a test, which no figure counts. */
  subscriptionId: string
}

/** Counts a mail that was sent, or that had no reason any more because its reader has unsubscribed. */
export async function countDelivery(
  db: Queries,
  { newsletterId, subscriptionId }: Delivery,
  outcome: 'sent' | 'dropped',
): Promise<void> {
  if (subscriptionId === '') return
  if (outcome === 'sent') await addToFigure(db, newsletterId, 'sent', 1)
  else await addToFigure(db, newsletterId, 'recipients', -1)
}

const maxListed = 100

export async function listAll(db: Queries, language: LanguageCode) {
  const found = await listNewsletters(db, maxListed)
  return { subscribers: await countSubscribers(db), newsletters: found.map((each) => present(each, language)) }
}

export async function readNewsletter(db: Queries, id: string, language: LanguageCode): Promise<EditedNewsletter> {
  const found = await findNewsletter(db, id)
  if (found === undefined) throw new AppError('entryNotFound')
  return { ...present(found, language), texts: formatTexts(found.row.texts) }
}

export async function writeDraft(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  { texts }: WrittenNewsletter,
  language: LanguageCode,
): Promise<EditedNewsletter> {
  const id = ids.next()
  await insertNewsletter(db, { id, texts: parseTexts(texts), createdAt: clock.now() })
  return readNewsletter(db, id, language)
}

export async function changeDraft(
  db: Queries,
  id: string,
  { texts }: WrittenNewsletter,
  language: LanguageCode,
): Promise<EditedNewsletter> {
  await lockDraft(db, id)
  await updateNewsletter(db, id, { texts: parseTexts(texts) })
  return readNewsletter(db, id, language)
}

export async function deleteDraft(db: Queries, id: string): Promise<void> {
  await lockDraft(db, id)
  await deleteNewsletter(db, id)
}

/** @throws AppError `entryNotFound`; `statusNotAllowed` for a newsletter that has been sent */
export async function lockDraft(db: Queries, id: string): Promise<NewsletterRow> {
  const row = await lockNewsletter(db, id)
  if (row === undefined) throw new AppError('entryNotFound')
  if (row.startedAt !== null) throw new AppError('statusNotAllowed')
  return row
}

function present({ row, waiting }: { row: NewsletterRow; waiting: number }, language: LanguageCode): ListedNewsletter {
  const { id, texts, createdAt, startedAt, recipients, sent, unsubscribed } = row
  return {
    id,
    subject: chooseText(texts, language)?.title ?? '',
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    recipients,
    sent,
    waiting,
    failed: recipients - sent - waiting,
    unsubscribed,
  }
}
