import { readdir, readFile, stat } from 'node:fs/promises'
import PostalMime, { type Email } from 'postal-mime'

export interface ReceivedMail {
  subject: string
  text: string
  html: string
  /** Names of the attached files. */
  files: (string | null)[]
  /** The token of the mail's link; empty without a link. */
  token: string
}

/** Reads the mails in a folder to an address as a mail program does: each file once, unless it is written again. */
export function openMailbox(folder: string): (address: string) => Promise<ReceivedMail[]> {
  const parsed = new Map<string, Promise<Email>>()
  const parse = async (file: string): Promise<Email> => {
    const path = `${folder}/${file}`
    const { ino, mtimeMs } = await stat(path)
    const version = `${file} ${ino} ${mtimeMs}`
    const mail = parsed.get(version) ?? readFile(path).then((content) => PostalMime.parse(content))
    parsed.set(version, mail)
    return mail
  }
  return async (address) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted()
    const mails = await Promise.all(files.map(parse))
    return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address)).map(received)
  }
}

function received({ subject = '', text = '', html = '', attachments }: Email): ReceivedMail {
  return {
    subject,
    text,
    html,
    files: attachments.map(({ filename }) => filename),
    token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
  }
}
