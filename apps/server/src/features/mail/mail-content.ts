import type { Translate } from '@normwerk/i18n/text'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MailData } from './mail-data.ts'

export interface Person {
  salutation: 'Mr' | 'Ms' | null
  title: string | null
  firstName: string
  lastName: string
}

/** Plain words, or words with the address they lead to. */
export type Paragraph = string | { text: string; url: string }

/** What a letter says, before it is laid out. */
export interface MailContent {
  /** Whom it greets; null: nobody that the shop knows. */
  to: Person | null
  /** Where it goes if not to the address that was typed: to the same as its owner writes it. */
  recipient?: string
  subject: string
  paragraphs: Paragraph[]
  button?: { label: string; url: string }
  smallPrint?: string
}

/** What letters are written with. */
export interface LetterContext {
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'secrets'>
  /** The transaction that commits before the letter leaves. */
  db: Queries
  recipient: string
  /** Texts in the letter's language. */
  text: Translate
  /** A page of the shop. */
  link(path: string, query?: Record<string, string>): string
}

/** Writes one kind of letter; null when there is nothing to say any more, as the user has been deleted. */
export type WriteLetter<Kind extends keyof MailData> = (
  context: LetterContext,
  data: MailData[Kind],
) => Promise<MailContent | null>
