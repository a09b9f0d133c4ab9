import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type MailServer, startMailServer } from '../testing/network/mail-server.ts'
import { openMailbox } from '../testing/network/read-mails.ts'
import { waitFor } from '../testing/wait-for.ts'
import { folderMailer, type Letter, MailerError, smtpMailer } from './mailer.ts'

const from = { name: 'Normwerk', address: 'shop@normwerk.example' }
const letter: Letter = {
  id: '0199e000-0000-7000-8000-000000000001',
  to: 'erika@example.com',
  subject: 'Größe geprüft ✓',
  text: 'Guten Tag Frau Müller,\n\nhttps://shop.example.com/x?token=abc\n',
  html: '<p>Guten Tag Frau Müller,</p>',
  link: 'https://shop.example.com/x?token=abc',
  attachments: [],
  unsubscribe: null,
}

describe('mail by SMTP', () => {
  let server: MailServer
  let mailer: ReturnType<typeof smtpMailer>

  beforeEach(async () => {
    server = await startMailServer()
    mailer = smtpMailer(server.url, from, false)
  })
  afterEach(async () => {
    mailer.close()
    await server.stop()
  })

  it('arrives with text, HTML and a stable message id, and asks for no automatic reply', async () => {
    await mailer.send(letter)
    await mailer.send(letter)
    expect(server.delivered).toHaveLength(2)
    for (const { sender, recipients, message } of server.delivered) {
      expect([sender, recipients]).toEqual([from.address, [letter.to]])
      const mail = await PostalMime.parse(message)
      expect(mail).toMatchObject({
        from,
        to: [{ address: letter.to }],
        subject: letter.subject,
        messageId: `<${letter.id}@normwerk.example>`,
      })
      expect(mail.text?.trimEnd()).toBe(letter.text.trimEnd())
      expect(mail.html).toContain('Frau Müller')
      expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
    }
  })

  it('fails with one message for staff and another for the log, and can be retried', async () => {
    server.rejection = '550 5.1.1 <erika@example.com>: nobody of that name'
    const failure = await mailer.send(letter).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailerError)
    expect(failure).toMatchObject({ message: 'a mail was not handed over (550)' })
    expect(failure).toHaveProperty('answer', expect.stringContaining('nobody of that name'))
    server.rejection = null
    await mailer.send(letter)
    expect(server.delivered).toHaveLength(1)
  })

  it('fails if no server listens', async () => {
    await server.stop()
    await expect(mailer.send(letter)).rejects.toMatchObject({ message: 'a mail was not handed over (ESOCKET)' })
    server = await startMailServer()
  })

  it.each([
    'erika@example.com\r\nBcc: spy@example.com',
    'erika@example.com, spy@example.com',
    'spy@example.com <erika@example.com>',
    'erika@example.com>\r\nRCPT TO:<spy@example.com',
    'erika@example.com\r\n',
    '',
  ])('is not sent to the recipient %j', async (to) => {
    await expect(mailer.send({ ...letter, to })).rejects.toBeInstanceOf(MailerError)
    expect(server.delivered).toEqual([])
  })

  it.each(['Hello\r\nBcc: spy@example.com', 'Hello\nBcc: spy@example.com\n\nNew body'])(
    'takes no header line from the subject %j',
    async (subject) => {
      await mailer.send({ ...letter, subject })
      const [{ recipients, message } = { recipients: [], message: '' }] = server.delivered
      expect(recipients).toEqual([letter.to])
      const mail = await PostalMime.parse(message)
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.subject).toContain('Bcc: spy@example.com')
      expect(mail.text?.trimEnd()).toBe(letter.text.trimEnd())
    },
  )

  it('leaves no connection behind when it is closed', async () => {
    await mailer.send(letter)
    expect(server.clients()).toBe(1)
    mailer.close()
    await waitFor(() => expect(server.clients()).toBe(0))
  })
})

describe('mail without a server', () => {
  let folder: string
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'normwerk-mails-')), 'mail')
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true }))

  it('is a file that mail programs open and other users cannot read, and its link is announced', async () => {
    const announce = vi.fn()
    await folderMailer(folder, from, announce).send(letter)
    expect(await openMailbox(folder)(letter.to)).toMatchObject([{ subject: letter.subject, token: 'abc' }])
    expect(await readdir(folder)).toEqual([`${letter.id}.eml`])
    const file = join(folder, `${letter.id}.eml`)
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await readFile(file, 'latin1')).toMatch(/^[\r\n\x20-\x7e]*$/)
    expect(announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(letter.link ?? ''))
  })

  it('has its whole link in its header, if it has one', async () => {
    const link = `https://shop.example.com/password/choose?token=${'a'.repeat(43)}&email=${'e'.repeat(60)}%40example.com`
    const mailer = folderMailer(folder, from, () => undefined)
    await mailer.send({ ...letter, text: link, link })
    const file = join(folder, `${letter.id}.eml`)
    expect((await readFile(file, 'latin1')).split('\r\n')).toContain(`X-Link: ${link}`)
    await mailer.send({ ...letter, link: null })
    expect(await readFile(file, 'latin1')).not.toContain('X-Link')
  })

  it('is deleted once it is old, and so is an unfinished one', async () => {
    const mailer = folderMailer(folder, from, () => undefined)
    await mailer.deleteCopies(new Date())
    await mailer.send({ ...letter, id: 'old' })
    await writeFile(join(folder, '.unfinished'), '')
    const [longAgo, limit] = [new Date('2026-01-01'), new Date('2026-02-01')]
    for (const name of ['old.eml', '.unfinished']) await utimes(join(folder, name), longAgo, longAgo)
    await mailer.send(letter)
    await mailer.deleteCopies(limit)
    expect(await readdir(folder)).toEqual([`${letter.id}.eml`])
  })

  it('stays one file when it is written again', async () => {
    const mailer = folderMailer(folder, from, () => undefined)
    await mailer.send(letter)
    await mailer.send({ ...letter, subject: 'Second try' })
    expect(await openMailbox(folder)(letter.to)).toMatchObject([{ subject: 'Second try' }])
  })
})
