import type { EditedNewsletter, ListedNewsletter, WrittenNewsletter } from '@normwerk/contract/content/newsletter'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/app-error.ts'
import { chooseText } from '../choose-text.ts'
import { formatTexts, parseTexts } from '../page-texts.ts'
import {
  deleteNewsletter,
  findNewsletter,
  insertNewsletter,
  listNewsletters,
  lockNewsletter,
  type NewsletterRow,
  updateNewsletter,
} from '../repository/newsletters.ts'
import { countSubscribers } from '../repository/subscriptions.ts'

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
