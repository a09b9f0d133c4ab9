import type { LanguageCode } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import type { Cents } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../http/call.ts'
import type { Attachment } from '../../infrastructure/mailer.ts'
import type { MailData } from './mail-data.ts'

export interface Person {
  salutation: 'Mr' | 'Ms' | null
  title: string | null
  firstName: string
  lastName: string
}

/** A text, a text with a link, or a heading. */
export type Paragraph = string | { text: string; url: string } | { heading: string }

/** The content of a letter before its layout. */
export interface MailContent {
  /** The greeted person; null: unknown to the shop. */
  to: Person | null
  /** The address in its owner's spelling, if it differs from the typed one. */
  recipient?: string
  subject: string
  paragraphs: Paragraph[]
  button?: { label: string; url: string }
  smallPrint?: string
  attachments?: Attachment[]
  /** The address by which mail programs end a subscription, in one click. */
  unsubscribe?: string
}

/** What is needed to write letters. */
export interface LetterContext {
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'secrets' | 'keys'>
  /** The transaction that commits before the letter is sent. */
  db: Queries
  recipient: string
  requestedAt: Date
  language: LanguageCode
  /** Texts in the letter's language. */
  text: Translate
  /** Formats a day, `YYYY-MM-DD`, in the letter's language. */
  formatDay(day: string): string
  formatSum(cents: Cents): string
  /** Returns the address of a page of the shop. */
  link(path: string, query?: Record<string, string>): string
}

/** Writes one kind of letter; null if there is no reason for it any more, for example because the user was deleted. */
export type WriteLetter<Kind extends keyof MailData> = (
  context: LetterContext,
  data: MailData[Kind],
) => Promise<MailContent | null>

const minute = 60 * 1000

const day = 24 * 60 * minute

/** How long the links in mails are valid. */
export const linkLife = { days: 7, ms: 7 * day }

export const resetLife = { minutes: 60, ms: 60 * minute }
