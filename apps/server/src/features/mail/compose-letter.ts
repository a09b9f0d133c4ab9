import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { MailKind } from '@normwerk/contract/mail'
import type { Translate } from '@normwerk/i18n/text'
import { translate } from '@normwerk/i18n/translate'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../http/call.ts'
import { readOperator } from '../content/pages.ts'
import { layOutHtml, layOutText } from './layout.ts'
import type { LetterContext, MailContent, Person, WriteLetter } from './mail-content.ts'
import { mailData } from './mail-data.ts'
import type { MailRow } from './repository/mails.ts'
import { accountLetters } from './templates/account.ts'
import { cartHandedOver } from './templates/cart-handed-over.ts'
import { newsletterLetters } from './templates/newsletter.ts'
import { orderLetters } from './templates/order.ts'
import { registrationLetters } from './templates/registration.ts'

/** Anybody can register with any name and another person's address, so a name must not carry an advertisement. */
const looksLikeAddress = /[/@]|\.\p{L}{2}/u

/** Returns the first line of a letter. */
export function greet(text: Translate, person: Person | null): string {
  if (person === null) return text('mail.greet')
  const { salutation, title, firstName, lastName } = person
  if (looksLikeAddress.test(`${title ?? ''} ${firstName} ${lastName}`)) return text('mail.greet')
  if (salutation === null) {
    return text('mail.greetName', {
      name: title === null ? `${firstName} ${lastName}` : `${title} ${firstName} ${lastName}`,
    })
  }
  if (title === null) return text(salutation === 'Ms' ? 'mail.greetMs' : 'mail.greetMr', { name: lastName })
  return text(salutation === 'Ms' ? 'mail.greetMsTitled' : 'mail.greetMrTitled', { name: `${title} ${lastName}` })
}

/** The template of each kind of mail. */
const templates: { [Kind in MailKind]: WriteLetter<Kind> } = {
  ...registrationLetters,
  ...accountLetters,
  ...orderLetters,
  ...newsletterLetters,
  cartHandedOver,
}

/** Writes a mail at the time of sending, with new links; null if there is no reason for it any more. */
export async function composeLetter(
  dependencies: Pick<Dependencies, 'ids' | 'clock' | 'secrets' | 'keys' | 'address'>,
  db: Queries,
  { id, kind, recipient, language, data, createdAt }: MailRow,
) {
  const context: LetterContext = {
    dependencies,
    db,
    recipient,
    requestedAt: createdAt,
    language,
    text: (textId, ...params) => translate(language, textId, ...params),
    formatDay: (day) => dayFormat(language).format(new Date(day)),
    formatSum: (cents) => sumFormat(language).format(cents / 100),
    link: (path, query) => `${dependencies.address()}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
  }
  const content = await write(context, kind, data)
  if (content === null) return null
  const greeting = greet(context.text, content.to)
  const frame = { language, text: context.text, operator: await readOperator(db, language) }
  return {
    id,
    to: content.recipient ?? recipient,
    subject: content.subject,
    text: layOutText(frame, greeting, content),
    html: layOutHtml(frame, greeting, content),
    link: content.button?.url ?? null,
    attachments: content.attachments ?? [],
    unsubscribe: content.unsubscribe ?? null,
  }
}

function write<Kind extends MailKind>(context: LetterContext, kind: Kind, data: unknown): Promise<MailContent | null> {
  return templates[kind](context, mailData[kind].parse(data))
}

function sumFormat(language: LanguageCode): Intl.NumberFormat {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' })
}

function dayFormat(language: LanguageCode): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
}
