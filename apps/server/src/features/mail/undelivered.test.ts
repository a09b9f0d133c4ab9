import { passwordEndpoints } from '@normwerk/contract/account/password'
import { mailEndpoints } from '@normwerk/contract/mail'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { hashToken } from '../../http/session/session.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { startJobs } from '../../infrastructure/jobs.ts'
import { type Mailer, smtpMailer } from '../../infrastructure/mailer.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { loseJob } from '../../testing/lose-job.ts'
import { type MailServer, startMailServer } from '../../testing/network/mail-server.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { deliverMail, reconcileMails, workMails } from './deliver-mail.ts'
import { sendMail } from './send-mail.ts'

const sender = { name: 'Normwerk', address: 'shop@example.com' }
const day = 24 * 60 * 60 * 1000
let time = Date.now()
let shop: TestApp
const report = vi.fn()
let server: MailServer
let mailer: Mailer & { close(): void }
let staff: Visitor
let staffId: string
let user: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) }, report })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  server = await startMailServer()
  mailer = smtpMailer(server.url, sender, false)
  shop.dependencies.mailer = mailer
  const colleague = await aUser(shop.dependencies, null)
  staffId = colleague.id
  staff = await shop.signedIn(colleague)
  user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
})
afterEach(async () => {
  mailer.close()
  await server.stop()
})

const rowOf = async (recipient: string) => {
  const [row] = await shop.dependencies.database.select().from(mails).where(eq(mails.recipient, recipient))
  if (row === undefined) throw new Error('no such mail')
  return row
}

/** Requests a new password for the user; the mail server rejects the mail and quotes the link. */
async function failOnce(code = '450 4.7.1') {
  server.rejection = `${code} <erika@example.com>: see https://shop.example.com/password/choose?token=s3-cr_t&email=e`
  const mail = { kind: 'resetPassword', recipient: user.email, language: 'de', data: {} } as const
  await shop.dependencies.database.transaction((db) => sendMail(shop.dependencies, db, mail))
  return waitFor(async () => {
    const row = await rowOf(user.email)
    expect(row.attempts).toBe(1)
    return row
  })
}

const undelivered = async () => {
  const list = await staff.call(mailEndpoints.listUndelivered)
  return list.find(({ recipient }) => recipient === user.email)
}

const linkOf = (message: string) => /token=3D([\w-]+)/.exec(message.replaceAll('=\r\n', ''))?.[1] ?? ''

/** Whether the link of each delivered mail is valid. */
async function linksWork(): Promise<boolean[]> {
  const tokens = await shop.dependencies.database.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id))
  const valid = new Set(tokens.map(({ tokenHash }) => tokenHash))
  return server.delivered.map(({ message }) => valid.has(hashToken(linkOf(message))))
}

it('a mail that the server took although it seemed lost is sent twice, with two valid links', async () => {
  const { id } = await failOnce()
  server.rejection = null
  time += 1000
  await deliverMail(shop.dependencies, id)
  await shop.dependencies.database.update(mails).set({ sentAt: null }).where(eq(mails.id, id))
  await deliverMail(shop.dependencies, id)
  expect(await linksWork()).toEqual([true, true])
})

it('a mail whose job was lost gets another one, and is sent once', async () => {
  const { id } = await failOnce()
  server.rejection = null
  await shop.dependencies.database
    .update(mails)
    .set({ createdAt: new Date(time - 120_000) })
    .where(eq(mails.id, id))
  await loseJob(shop.dependencies.pool, id)
  await waitFor(async () => {
    await Promise.all([reconcileMails(shop.dependencies), reconcileMails(shop.dependencies)])
    expect(server.delivered).toHaveLength(1)
  })
  await waitFor(async () => expect(await rowOf(user.email)).toMatchObject({ sentAt: expect.any(Date) }))
})

it('a newsletter whose job was lost gets another one behind other newsletters', async () => {
  const { database, pool, ids } = shop.dependencies
  const id = ids.next()
  await database.insert(mails).values({
    ...{ id, kind: 'newsletter', recipient: user.email, language: 'de', createdAt: new Date(time - 120_000) },
    data: { newsletterId: nobodysId, subscriptionId: '' },
  })
  await reconcileMails(shop.dependencies)
  await reconcileMails(shop.dependencies)
  const { rows } = await pool.query("select name from pgboss.job where data->>'mailId' = $1", [id])
  expect(rows).toEqual([{ name: 'bulkMail' }])
  await database.delete(mails).where(eq(mails.id, id))
})

it('a mail that the mail server takes only in clear waits, and the log says why', async () => {
  mailer.close()
  mailer = smtpMailer(server.url, sender, true)
  shop.dependencies.mailer = mailer
  const { sentAt } = await failOnce()
  expect(sentAt).toBeNull()
  expect(server.delivered).toEqual([])
  const logged = JSON.stringify(report.mock.calls.map(([error]) => formatError(error)).at(-1))
  expect(logged).toContain('offers no valid STARTTLS')
  expect(await undelivered()).toMatchObject({ attempts: 1, givenUp: false, lastError: expect.stringContaining('502') })
})

describe('a mail that the mail server rejects', () => {
  it('is shown to staff with the words of the server, without the token', async () => {
    const { id } = await failOnce()
    expect(await undelivered()).toMatchObject({ id, kind: 'resetPassword', attempts: 1, givenUp: false })
    const { lastError } = await rowOf(user.email)
    expect(lastError).toContain('450 4.7.1')
    expect(lastError).toContain('token=…')
    expect(lastError).not.toContain('s3-cr_t')
  })

  it('is reported to the log and the queue without address and link', async () => {
    await failOnce()
    const { rows } = await shop.dependencies.pool.query("select output::text from pgboss.job where name = 'mail'")
    const logged = report.mock.calls.map(([error]) => JSON.stringify(formatError(error)))
    expect(logged.at(-1)).toContain('a mail was not handed over (450)')
    expect(JSON.stringify([rows, logged])).not.toMatch(/example\.com|s3-cr_t/)
  })

  it('is sent by a later attempt, with one valid link and the same message id', async () => {
    const { id } = await failOnce()
    await expect(deliverMail(shop.dependencies, id)).rejects.toThrow('450')
    expect(await undelivered()).toMatchObject({ attempts: 2 })
    server.rejection = null
    await deliverMail(shop.dependencies, id)
    await deliverMail(shop.dependencies, id)
    expect(server.delivered).toHaveLength(1)
    const [{ message } = { message: '' }] = server.delivered
    expect(message).toContain(`Message-ID: <${id}@example.com>`)
    const tokens = await shop.dependencies.database
      .select()
      .from(oneTimeTokens)
      .where(eq(oneTimeTokens.userId, user.id))
    expect(tokens.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(linkOf(message))])
    expect(await undelivered()).toBeUndefined()
  })

  it('is not followed by an invalid link when a newer mail overtakes it', async () => {
    const { id } = await failOnce()
    time += 1000
    server.rejection = null
    await shop.visitor().call(passwordEndpoints.requestReset, { email: user.email })
    await waitFor(() => expect(server.delivered).toHaveLength(1))
    await deliverMail(shop.dependencies, id)
    expect(await linksWork()).toEqual([true, true])
  })

  it('is given up in the end, and sent when staff repeat it', async () => {
    // Its first attempt is its last.
    await shop.dependencies.pool.query("update pgboss.queue set retry_limit = 0 where name = 'mail'")
    const { id } = await failOnce()
    await waitFor(async () => {
      const { rows } = await shop.dependencies.pool.query("select from pgboss.job where name = 'mail.dead'")
      expect(rows).toHaveLength(1)
    })
    // Dead letters are looked for every half minute, and at once when a server starts.
    const jobs = await startJobs(shop.databaseUrl, report)
    await workMails({ ...shop.dependencies, jobs })
    await waitFor(async () => expect(await undelivered()).toMatchObject({ givenUp: true }))
    await jobs.stop()
    server.rejection = null
    await staff.call(mailEndpoints.repeat, { id })
    await waitFor(() => expect(server.delivered).toHaveLength(1))
    await waitFor(async () => expect(await undelivered()).toBeUndefined())
    const [event] = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, id))
    expect(event).toMatchObject({ action: 'mail.repeated', userId: staffId, companyId: null })
  })

  it('is given up at once if the mail server will never take it, and sent when staff repeat it', async () => {
    const { id } = await failOnce('550 5.1.1')
    await waitFor(async () => expect(await undelivered()).toMatchObject({ attempts: 1, givenUp: true }))
    await waitFor(async () => {
      const { rows } = await shop.dependencies.pool.query(
        "select from pgboss.job where name = 'mail' and data->>'mailId' = $1 and state <> 'completed'",
        [id],
      )
      expect(rows).toEqual([])
    })
    server.rejection = null
    await staff.call(mailEndpoints.repeat, { id })
    await waitFor(() => expect(server.delivered).toHaveLength(1))
  })

  it('cannot be repeated once it is sent, or if it does not exist', async () => {
    const { id } = await failOnce()
    server.rejection = null
    await deliverMail(shop.dependencies, id)
    expect(await staff.rejected(mailEndpoints.repeat, { id })).toMatchObject({ code: 'entryNotFound' })
    const nobody = { id: shop.dependencies.ids.next() }
    expect(await staff.rejected(mailEndpoints.repeat, nobody)).toMatchObject({ code: 'entryNotFound' })
    expect(server.delivered).toHaveLength(1)
  })

  it('is not visible to companies', async () => {
    const administrator = await shop.signedIn(
      await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ADMIN']),
    )
    expect(await administrator.rejected(mailEndpoints.listUndelivered)).toMatchObject({ code: 'forbidden' })
    const { id } = await failOnce()
    expect(await administrator.rejected(mailEndpoints.repeat, { id })).toMatchObject({ code: 'forbidden' })
    expect((await rowOf(user.email)).attempts).toBe(1)
  })
})

describe('old mails', () => {
  it('are deleted 30 days after they were sent, and 90 after they were given up', async () => {
    await shop.dependencies.database.delete(mails)
    const now = new Date(time)
    const common = { kind: 'resetPassword', language: 'de', data: {}, createdAt: now } as const
    await shop.dependencies.database.insert(mails).values([
      { ...common, id: shop.dependencies.ids.next(), recipient: 'sent', sentAt: now },
      { ...common, id: shop.dependencies.ids.next(), recipient: 'given up', attempts: 20, givenUpAt: now },
      { ...common, id: shop.dependencies.ids.next(), recipient: 'waiting' },
    ])
    const leftAfter = async (days: number) => {
      time += days * day
      await purgeExpired(shop.dependencies)
      const left = await shop.dependencies.database.select().from(mails)
      return left.map(({ recipient }) => recipient).toSorted()
    }
    expect(await leftAfter(29)).toEqual(['given up', 'sent', 'waiting'])
    expect(await leftAfter(2)).toEqual(['given up', 'waiting'])
    expect(await leftAfter(58)).toEqual(['given up', 'waiting'])
    expect(await leftAfter(2)).toEqual(['waiting'])
  })
})
