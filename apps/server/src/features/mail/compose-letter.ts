import type { MailKind } from '@normwerk/contract/mail'
import { translate } from '@normwerk/i18n/translate'
import type { Queries } from '../../database/client.ts'
import type { Letter } from '../../outside/post.ts'
import type { Tools } from '../../tools.ts'
import type { Desk, Draft } from './draft.ts'
import { greet } from './greet.ts'
import { layOutHtml } from './layout-html.ts'
import { layOutText } from './layout-text.ts'
import { letters } from './letters/letters.ts'
import { mailData } from './mail-data.ts'
import type { MailRow } from './repository.ts'

/** Writes what a mail says now, with fresh links; null when there is nothing to say any more. */
export async function composeLetter(
  tools: Pick<Tools, 'ids' | 'clock' | 'secrets' | 'address'>,
  db: Queries,
  { id, kind, recipient, language, data }: Pick<MailRow, 'id' | 'kind' | 'recipient' | 'language' | 'data'>,
): Promise<Letter | null> {
  const desk: Desk = {
    tools,
    db,
    recipient,
    text: (textId, ...params) => translate(language, textId, ...params),
    link: (path, query) => `${tools.address()}${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
  }
  const draft = await write(desk, kind, data)
  if (draft === null) return null
  const greeting = greet(desk.text, draft.to)
  return {
    id,
    to: draft.recipient ?? recipient,
    subject: draft.subject,
    text: layOutText(desk.text, greeting, draft),
    html: layOutHtml({ language, text: desk.text }, greeting, draft),
    link: draft.button?.url ?? null,
  }
}

function write<Kind extends MailKind>(desk: Desk, kind: Kind, data: unknown): Promise<Draft | null> {
  return letters[kind](desk, mailData[kind].parse(data))
}
