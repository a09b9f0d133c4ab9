import { mkdir, rename, writeFile } from 'node:fs/promises'
import { Email } from '@normwerk/contract/person'
import { createTransport } from 'nodemailer'

/** One mail, ready to leave. */
export interface Letter {
  /** Stays the same when a mail is tried again, so that a mailbox shows it once. */
  id: string
  /** One validated address. */
  to: string
  subject: string
  text: string
  html: string
  /** The link that the mail is about, for whoever runs the shop without a mail server. */
  link: string | null
}

/** Brings mails to people. */
export interface Mailer {
  /** @throws MailerError or another error when the mail could not be handed over; whoever calls tries again */
  send(letter: Letter): Promise<void>
}

/** Its message fits into a log. */
export class MailerError extends Error {
  /** The mail server's own words, which may name the recipient. */
  readonly answer: string

  constructor(code: string, answer: string) {
    super(`a mail was not handed over (${code})`)
    this.name = 'MailerError'
    this.answer = answer
  }
}

const timeoutMs = 20_000
/** What is written stands in the catalogues and the database: no text may name a file or an address to fetch. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/** Hands mails to the mail server of `SMTP_URL`. */
export function smtpMailer(smtpUrl: string, from: Sender): Mailer & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...closed,
  })
  return {
    async send(letter) {
      const mail = layOut(letter, from)
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw translate(error)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Without a mail server: each mail is a file that mail programs open, and its link is told to whoever runs the shop.
 * @param announce gets one line per mail
 */
export function folderMailer(folder: string, from: Sender, announce: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(withLink(layOut(letter, from), letter.link))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Under its name only when it is whole, as somebody may be looking into the folder.
      await writeFile(`${folder}/.${letter.id}`, message, { mode: 0o600 })
      await rename(`${folder}/.${letter.id}`, `${folder}/${letter.id}.eml`)
      announce(`Mail to ${letter.to}: ${letter.subject}${letter.link === null ? '' : ` – ${letter.link}`}`)
    },
  }
}

export interface Sender {
  name: string
  address: string
}

/** Addresses as objects: a text could be read as several, or as further lines of the head. */
function layOut({ id, to, subject, text, html }: Letter, from: Sender) {
  if (Email.safeParse(to).data !== to) throw new MailerError('EADDRESS', 'The recipient is not one mail address.')
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from,
    to: { name: '', address: to },
    // Nor is the envelope read from the head.
    envelope: { from: from.address, to: [{ name: '', address: to }] },
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    // Keeps absence notes from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Whole in the head, as in the text it is cut where lines end. */
function withLink<Mail extends { headers: object }>(mail: Mail, link: string | null) {
  if (link === null) return mail
  // Prepared as it stands; a link read anew has neither spaces nor line breaks.
  return { ...mail, headers: { ...mail.headers, 'X-Link': { prepared: true, value: new URL(link).href } } }
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : error.name
  return new MailerError(String(code), error.message)
}
