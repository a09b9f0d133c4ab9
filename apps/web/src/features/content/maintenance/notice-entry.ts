import type { WrittenNotice } from '@normwerk/contract/content/maintenance'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { Translate } from '@normwerk/i18n/text'
import { toInstant, toLocalMoment } from '../../../ui/forms/local-moment.ts'

/** The fields as they are typed. */
export interface NoticeEntry {
  from: string
  to: string
  message: Partial<Record<PageLanguage, string>>
}

export function noticeEntryOf(notice: WrittenNotice | null): NoticeEntry {
  return {
    from: toLocalMoment(notice?.from ?? null),
    to: toLocalMoment(notice?.to ?? null),
    message: { ...notice?.message },
  }
}

/** Returns what is to be announced; null if nothing was changed or a moment is incomplete. */
export function noticeChangesTo(notice: WrittenNotice | null, entry: NoticeEntry): WrittenNotice | null {
  const [from, to] = [toInstant(entry.from), toInstant(entry.to)]
  const message = Object.fromEntries(Object.entries(entry.message).filter(([, typed]) => typed.trim() !== ''))
  const isSame = JSON.stringify({ ...entry, message }) === JSON.stringify(noticeEntryOf(notice))
  return isSame ? null : { from: from ?? '', to: to ?? '', message }
}

/** Returns the errors that prevent the announcement, by their paths in the contract. */
export function noticeErrors(entry: NoticeEntry, shown: PageLanguage, text: Translate): Record<string, string | null> {
  const [from, to] = [toInstant(entry.from), toInstant(entry.to)]
  const isUnwritten = Object.values(entry.message).every((typed) => typed.trim() === '')
  return {
    from: from === null ? text('field.required') : null,
    to:
      to === null ? text('field.required') : from !== null && to <= from ? text('content.maintenance.backwards') : null,
    [`message.${shown}`]: isUnwritten ? text('field.required') : null,
  }
}
