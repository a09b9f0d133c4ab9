import type { Translate } from '@normwerk/i18n/text'
import type { MailContent, Paragraph } from './mail-content.ts'

/** Lays a letter out as plain text. Every address is alone on its line, so that no mail program breaks it. */
export function layOutText(text: Translate, greeting: string, { paragraphs, button, smallPrint }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs.map(formatParagraph),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(smallPrint === undefined ? [] : [smallPrint]),
    `${text('mail.regards')}\n${text('mail.team')}`,
    text('mail.automatic'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function formatParagraph(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.text}\n${paragraph.url}`
}
