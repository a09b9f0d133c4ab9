import { readdir, readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** Names of the attached files. */
  files: (string | null)[]
  /** The token of the mail's link; empty without a link. */
  token: string
}

/** Reads the mails in a folder as a mail program does. */
export async function readMails(folder: string, address: string): Promise<ReceivedMail[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted()
  const mails = await Promise.all(files.map(async (file) => PostalMime.parse(await readFile(`${folder}/${file}`))))
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject = '', text = '', html = '', attachments }) => ({
      subject,
      text,
      html,
      files: attachments.map(({ filename }) => filename),
      token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
    }))
}
