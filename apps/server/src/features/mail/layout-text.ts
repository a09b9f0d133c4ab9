import type { Translate } from '@normwerk/i18n/text'
import type { MailContent, Paragraph } from './mail-content.ts'

/** A letter as plain text; every address stands alone on its line, so that no mail program cuts it. */
export function layOutText(text: Translate, greeting: string, { paragraphs, button, smallPrint }: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs.map(print),
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...(smallPrint === undefined ? [] : [smallPrint]),
    `${text('mail.regards')}\n${text('mail.team')}`,
    text('mail.automatic'),
  ]
  return `${blocks.join('\n\n')}\n`
}

function print(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.text}\n${paragraph.url}`
}
