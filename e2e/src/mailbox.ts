import { glob, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { workerFolder } from './shop.ts'

interface ReceivedMail {
  subject: string
  text: string
  /** The path in the shop to which the mail's link leads; empty without a link. */
  path: string
}

/** Waits for a mail to an address whose subject contains this text, and returns the newest one. */
export async function receiveMail(address: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      found = (await readMailbox(address)).findLast((mail) => subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  if (found === undefined) throw new Error(`no mail to ${address}`)
  return found
}

async function readMailbox(address: string): Promise<ReceivedMail[]> {
  const files = (await Array.fromAsync(glob('*/mail/*.eml', { cwd: workerFolder }))).toSorted()
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(`${workerFolder}/${file}`))),
  )
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject = '', text = '' }) => ({
      subject,
      text,
      path: /https?:\/\/[^/\s]+(\/\S*)/.exec(text)?.[1] ?? '',
    }))
}
