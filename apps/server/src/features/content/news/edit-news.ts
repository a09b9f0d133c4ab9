import { isDeepStrictEqual } from 'node:util'
import { isId } from '@normwerk/contract/common'
import type { EditedNews, WrittenNews } from '@normwerk/contract/content/news'
import { fallbackLanguage } from '@normwerk/contract/language'
import { maxNews } from '@normwerk/contract/limits'
import type { Queries } from '../../../database/client.ts'
import type { AuditChanges } from '../../../database/tables/audit.ts'
import { AppError, type Dependencies } from '../../../http/call.ts'
import { changesBetween, recordEvent } from '../../audit/record-event.ts'
import { chooseText, formatTexts, parseTexts } from '../pages.ts'
import { type EncodedPicture, presentPicture, storePicture } from '../pictures.ts'
import {
  countNews,
  deleteNewsRow,
  findNews,
  insertNews,
  listNews,
  lockNews,
  type NewsRow,
  updateNews,
} from '../repository/news.ts'
import type { Editing } from '../slides.ts'

type Recording = Pick<Dependencies, 'ids' | 'clock'>

export async function listAllNews(db: Queries): Promise<EditedNews[]> {
  return (await listNews(db)).map(present)
}

/** @throws AppError `tooManyEntries` */
export async function addNews(recording: Recording, call: Editing, written: WrittenNews): Promise<EditedNews> {
  if ((await countNews(call.db)) >= maxNews) throw new AppError('tooManyEntries', {}, { limit: maxNews })
  const now = recording.clock.now()
  const row = {
    id: recording.ids.next(),
    publishedAt: written.isHidden ? null : now,
    texts: parseTexts(written.texts),
  }
  await insertNews(call.db, { ...row, createdAt: now })
  await record(recording, call, 'news.added', { news: [null, titleOf(row)] })
  return present({ ...row, picture: null })
}

/**
 * Changes a piece of news. Once hidden and shown again, it counts as published again.
 * @throws AppError `entryNotFound`
 */
export async function changeNews(
  recording: Recording,
  call: Editing,
  id: string,
  { isHidden, texts }: WrittenNews,
): Promise<EditedNews> {
  const before = await lockOrThrow(call.db, id)
  const columns = {
    publishedAt: isHidden ? null : (before.publishedAt ?? recording.clock.now()),
    texts: parseTexts(texts),
  }
  const after = { ...before, ...columns }
  if (isDeepStrictEqual(before, after)) return present(before)
  await updateNews(call.db, id, columns)
  await recordChange(recording, call, before, after)
  return present(after)
}

/** @throws AppError `entryNotFound` */
export async function changeNewsPicture(
  recording: Recording,
  call: Editing,
  id: string,
  encoded: EncodedPicture,
): Promise<EditedNews> {
  const before = await lockOrThrow(call.db, id)
  const picture = await storePicture(call.db, recording.clock, encoded)
  if (before.picture?.hash === picture.hash) return present(before)
  const after = { ...before, picture }
  await updateNews(call.db, id, { pictureHash: picture.hash })
  await recordChange(recording, call, before, after)
  return present(after)
}

/** @throws AppError `entryNotFound` */
export async function deleteNews(recording: Recording, call: Editing, id: string): Promise<void> {
  const before = await lockOrThrow(call.db, id)
  await deleteNewsRow(call.db, id)
  await record(recording, call, 'news.deleted', { news: [titleOf(before), null] })
}

/** @throws AppError `entryNotFound`, so that no picture is encoded for no news */
export async function expectNews(db: Queries, id: string): Promise<void> {
  if (!isId(id) || (await findNews(db, id)) === undefined) throw new AppError('entryNotFound')
}

async function lockOrThrow(db: Queries, id: string): Promise<NewsRow> {
  const found = isId(id) ? await lockNews(db, id) : undefined
  if (found === undefined) throw new AppError('entryNotFound')
  return found
}

function present({ id, publishedAt, texts, picture }: NewsRow): EditedNews {
  return {
    id,
    publishedAt: publishedAt?.toISOString() ?? null,
    texts: formatTexts(texts),
    image: presentPicture(picture),
  }
}

/** Names a piece of news for the log of the staff. */
function titleOf({ id, texts }: Pick<NewsRow, 'id' | 'texts'>): string {
  return chooseText(texts, fallbackLanguage)?.title ?? id
}

function describe({ publishedAt, texts, picture }: NewsRow) {
  const words = Object.entries(formatTexts(texts)).map(
    ([language, { title, text }]) => `${language}: ${title} · ${text}`,
  )
  return { texts: words, isHidden: publishedAt === null, image: picture?.hash ?? null }
}

function recordChange(recording: Recording, call: Editing, before: NewsRow, after: NewsRow): Promise<void> {
  const changes = changesBetween(describe(before), describe(after), ['texts', 'isHidden', 'image'] as const)
  return record(recording, call, 'news.changed', { news: [titleOf(before), titleOf(after)], ...changes })
}

async function record(
  recording: Recording,
  { db, caller, request }: Editing,
  action: 'news.added' | 'news.changed' | 'news.deleted',
  changes: AuditChanges,
): Promise<void> {
  const by = { userId: caller.userId, companyId: null, correlationId: request.id }
  await recordEvent(recording, db, { action, ...by, changes })
}
