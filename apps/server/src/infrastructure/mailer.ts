import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Email } from '@normwerk/contract/person'
import { createTransport } from 'nodemailer'

/** One complete mail. */
export interface Letter {
  /** Stays the same when a mail is sent again, so that a mailbox shows it once. */
  id: string
  /** One validated address. */
  to: string
  subject: string
  text: string
  html: string
  /** The mail's link, for operators who run the shop without a mail server. */
  link: string | null
  attachments: readonly Attachment[]
  /** The address by which mail programs end a subscription in one click (RFC 8058); null: it has none. */
  unsubscribe: string | null
}

export interface Attachment {
  fileName: string
  contentType: string
  content: Buffer
}

/** Sends mails. */
export interface Mailer {
  /** @throws MailerError or another error if the mail could not be handed over; the caller retries unless it is final */
  send(letter: Letter): Promise<void>
  /** Deletes the copies of mails that were sent before a moment. */
  deleteCopies(before: Date): Promise<void>
}

/** Its message may be logged. */
export class MailerError extends Error {
  /** The mail server's own words, which may name the recipient. */
  readonly answer: string
  /** The mail server will never take this mail for this recipient. */
  readonly isFinal: boolean

  constructor(code: string, answer: string, isFinal: boolean) {
    super(`a mail was not handed over (${code})`)
    this.name = 'MailerError'
    this.answer = answer
    this.isFinal = isFinal
  }
}

const timeoutMs = 20_000
/**
 * A mail contains texts from the catalogue and the database, which must not make the library read a file or an address.
 */
const closed = { disableFileAccess: true, disableUrlAccess: true }

/**
 * Sends mails by the mail server of `SMTP_URL`.
 * @param requireTLS sends nothing, not even the password, before the connection is encrypted
 */
export function smtpMailer(smtpUrl: string, from: Sender, requireTLS: boolean): Mailer & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS,
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
    async deleteCopies() {},
    close: () => transport.close(),
  }
}

/**
 * Without a mail server: each mail becomes a file that mail programs open, and its link is announced to the operator.
 * @param announce gets one line per mail
 */
export function folderMailer(folder: string, from: Sender, announce: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed })
  return {
    async send(letter) {
      const { message } = await transport.sendMail(withLink(layOut(letter, from), letter.link))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // The file gets its name only when it is complete, because a user may be looking into the folder.
      await writeFile(`${folder}/.${letter.id}`, message, { mode: 0o600 })
      await rename(`${folder}/.${letter.id}`, `${folder}/${letter.id}.eml`)
      announce(`Mail to ${letter.to}: ${letter.subject}${letter.link === null ? '' : ` – ${letter.link}`}`)
    },
    async deleteCopies(before) {
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        // Another server of the folder may have deleted it meanwhile.
        const { mtime } = (await stat(path).catch(() => null)) ?? { mtime: before }
        if (mtime < before) await rm(path, { force: true })
      }
    },
  }
}

/** Returns the names of the mails in a folder, the unfinished ones too; none if no mail was sent yet. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

export interface Sender {
  name: string
  address: string
}

/** Addresses are objects, because a text could be parsed as several addresses or further header lines. */
function layOut({ id, to, subject, text, html, attachments, unsubscribe }: Letter, from: Sender) {
  if (Email.safeParse(to).data !== to) throw new MailerError('EADDRESS', 'The recipient is not one mail address.', true)
  const host = from.address.split('@').at(-1) ?? 'localhost'
  return {
    from,
    to: { name: '', address: to },
    // The envelope is not taken from the header either.
    envelope: { from: from.address, to: [{ name: '', address: to }] },
    subject,
    text,
    html,
    attachments: attachments.map(({ fileName: filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    messageId: `<${id}@${host}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
  }
}

function unsubscribeHeaders(address: string | null) {
  if (address === null) return {}
  return {
    // Prepared for the same reasons as a link below.
    'List-Unsubscribe': { prepared: true, value: `<${new URL(address).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  }
}

/** Complete in the header, because line breaks split it in the text. */
function withLink<Mail extends { headers: object }>(mail: Mail, link: string | null) {
  if (link === null) return mail
  // Prepared, so that it is not changed; a parsed URL has neither spaces nor line breaks.
  return { ...mail, headers: { ...mail.headers, 'X-Link': { prepared: true, value: new URL(link).href } } }
}

/** The reason for an invalid certificate, too. */
const noTls = 'ETLS: the mail server offers no valid STARTTLS, which only SMTP_TLS=optional allows'

function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('code' in error && error.code === 'ETLS') return new MailerError(noTls, error.message, false)
  const code = 'responseCode' in error ? error.responseCode : 'code' in error ? error.code : error.name
  return new MailerError(String(code), error.message, rejectsForGood(error))
}

/**
 * Whether the mail server will never take the mail for its recipient: a 5xx, see RFC 5321, 4.2.1. A rejected password or
 * sender is the operator's to correct, so those mails wait.
 */
function rejectsForGood(error: Error): boolean {
  const isOfThisMail = 'command' in error && (error.command === 'RCPT TO' || error.command === 'DATA')
  return isOfThisMail && 'permanent' in error && error.permanent === true
}
