import type { LanguageCode } from '@normwerk/contract/language'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mails } from '../../database/tables/mails.ts'
import { type Mail, sendMail } from '../../features/mail/send-mail.ts'
import type { TestApp } from '../start-app.ts'
import { waitFor } from '../wait-for.ts'
import type { ReceivedMail } from './read-mails.ts'

const send = ({ dependencies }: TestApp, mail: Mail) =>
  dependencies.database.transaction((db) => sendMail(dependencies, db, mail))

/** Sends a mail and waits for it: one more to its address, to which nothing else is sent meanwhile. */
export async function receiveMail(shop: TestApp, mail: Mail): Promise<ReceivedMail> {
  const before = (await shop.mailsTo(mail.recipient)).length
  await send(shop, mail)
  return waitFor(async () => {
    const received = await shop.mailsTo(mail.recipient)
    expect(received).toHaveLength(before + 1)
    const newest = received.at(-1)
    if (newest === undefined) throw new Error('no mail')
    return newest
  })
}

/** Waits until all mails to the recipient are done, whether sent or not needed. */
export async function finishMail(shop: TestApp, mail: Mail): Promise<void> {
  await send(shop, mail)
  await waitFor(async () => {
    const rows = await shop.dependencies.database.select().from(mails).where(eq(mails.recipient, mail.recipient))
    expect(rows.map(({ sentAt }) => sentAt)).not.toContain(null)
  })
}

/** Every address in a mail, whose text and HTML must have the same ones. */
export function linksOf({ text, html }: ReceivedMail): string[] {
  const inText = text.match(/https:\S+/g) ?? []
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  expect(new Set(inHtml)).toEqual(new Set(inText))
  return [...new Set(inText)]
}

/** Rows of a table of tests. */
export const bothLanguages = <T>(texts: Record<'de' | 'en', T>): [LanguageCode, T][] => [
  ['de', texts.de],
  ['en', texts.en],
]
