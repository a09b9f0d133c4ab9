import { ownDataEndpoints } from '@normwerk/contract/account/own-data'
import { newsletterEndpoints, newsletterOfficeEndpoints } from '@normwerk/contract/content/newsletter'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mails, newsletters, subscriptions } from '../../../database/tables/mails.ts'
import { purgeExpired } from '../../../housekeeping.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { waitFor } from '../../../testing/wait-for.ts'
import { deliverMail } from '../../mail/deliver-mail.ts'

const day = 24 * 60 * 60 * 1000
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let staff: Visitor
let readers = 0

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

const anEmail = () => `reader${++readers}@example.com`
const database = () => shop.dependencies.database
/** Each from a network of its own, so that only the limits of the mailbox count. */
const network = () => ({ 'x-forwarded-for': `198.51.100.${readers % 250}` })
const subscribe = (email: string) => shop.visitor().send('POST', '/api/newsletter/subscribe', { email }, network())
const rowOf = async (email: string) =>
  (await database().select().from(subscriptions).where(eq(subscriptions.email, email)))[0]

function newestMail(email: string, count = 1) {
  return waitFor(async () => {
    const received = await shop.mailsTo(email)
    expect(received).toHaveLength(count)
    const newest = received.at(-1)
    if (newest === undefined) throw new Error('no mail')
    return newest
  })
}

async function aSubscriber(): Promise<string> {
  const email = anEmail()
  await subscribe(email)
  const { token } = await newestMail(email)
  await shop.visitor().call(newsletterEndpoints.confirm, { token })
  return email
}

const texts = {
  de: {
    title: 'Neue Kernstifte',
    text: 'Wir haben neue Stifte.\n\n## Preise\n\nSie stehen hier:\nhttps://shop.example.com/product/KSH',
  },
  en: { title: 'New core pins', text: 'We have new pins.' },
}
const figuresOf = async (id: string) => {
  const { recipients, sent, waiting, failed, unsubscribed } = await staff.call(
    newsletterOfficeEndpoints.read,
    undefined,
    { params: { id } },
  )
  return { recipients, sent, waiting, failed, unsubscribed }
}

describe('a subscription', () => {
  test('begins when the mailbox confirms it, by a link that works once', async () => {
    const email = anEmail()
    expect(await subscribe(email)).toMatchObject({ status: 202, text: '' })
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null })
    const { token } = await newestMail(email)
    await shop.visitor().call(newsletterEndpoints.confirm, { token })
    expect((await rowOf(email))?.confirmedAt).toEqual(time)
    const again = await shop.visitor().rejected(newsletterEndpoints.confirm, { token })
    expect(again).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
  })

  test('has the same answer for a subscriber, whose mail alone says it and has no link that subscribes', async () => {
    const email = await aSubscriber()
    const before = await rowOf(email)
    expect(await subscribe(email.toUpperCase())).toMatchObject({ status: 202, text: '' })
    const mail = await newestMail(email, 2)
    expect(mail.text).not.toContain('/newsletter/confirm')
    expect(await rowOf(email)).toEqual(before)
  })

  test('ends a link of an earlier mail, and a link after seven days', async () => {
    const email = anEmail()
    await subscribe(email)
    const first = await newestMail(email)
    time = new Date(time.getTime() + 1000)
    await subscribe(email)
    const second = await newestMail(email, 2)
    expect(await shop.visitor().rejected(newsletterEndpoints.confirm, { token: first.token })).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    time = new Date(time.getTime() + 7 * day)
    expect(await shop.visitor().rejected(newsletterEndpoints.confirm, { token: second.token })).toMatchObject({
      code: 'INVALID_TOKEN',
    })
    await purgeExpired(shop.dependencies)
    expect(await rowOf(email)).toBeUndefined()
  })

  test('sends a mailbox five mails at most in a quarter of an hour, and no answer tells it', async () => {
    const email = anEmail()
    const answers = []
    for (let call = 0; call < 7; call++) answers.push(await subscribe(email))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['202 ']))
    expect(await database().$count(mails, eq(mails.recipient, email))).toBe(5)
  })

  test.each(['', 'nobody', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'is rejected for %j, which is no mail address',
    async (email) => {
      const rejected = await shop.visitor().rejected(newsletterEndpoints.subscribe, { email })
      expect(rejected).toMatchObject({ status: 400, code: 'validationFailed' })
    },
  )

  test('of the own address is known to the user, in their data, and deleted with them', async () => {
    const email = await aSubscriber()
    const passwordHash = await shop.dependencies.passwords.hash('Richtig-Pferd-1')
    const company = await aCompany(shop.dependencies)
    await aUser(shop.dependencies, company, ['ADMIN'], { passwordHash })
    const visitor = await shop.signedIn(await aUser(shop.dependencies, company, [], { email, passwordHash }))
    expect(await visitor.call(newsletterEndpoints.readOwn)).toEqual({ state: 'subscribed' })
    expect((await visitor.send('GET', '/api/user/data')).text).toContain('"newsletter"')
    await visitor.call(newsletterEndpoints.endOwn)
    expect(await visitor.call(newsletterEndpoints.readOwn)).toEqual({ state: 'none' })
    await subscribe(email)
    expect(await visitor.call(newsletterEndpoints.readOwn)).toEqual({ state: 'pending' })
    await visitor.call(ownDataEndpoints.deleteUser, { password: 'Richtig-Pferd-1' })
    expect(await rowOf(email)).toBeUndefined()
  })
})

describe('a newsletter', () => {
  beforeAll(async () => {
    staff = await shop.signedIn(await aUser(shop.dependencies, null, ['GLOBAL_ADMIN'], { email: 'staff@example.com' }))
  })

  test('goes to each subscriber once, in their language, and each can leave by one click without signing in', async () => {
    await database().delete(subscriptions)
    const [first, second] = [await aSubscriber(), await aSubscriber()]
    const unconfirmed = anEmail()
    await subscribe(unconfirmed)
    await database().update(subscriptions).set({ language: 'fr' }).where(eq(subscriptions.email, second))

    const { id } = await staff.call(newsletterOfficeEndpoints.create, { texts })
    await staff.call(newsletterOfficeEndpoints.send, undefined, { params: { id } })
    const twice = await staff.rejected(newsletterOfficeEndpoints.send, undefined, { params: { id } })
    expect(twice).toMatchObject({ status: 409, code: 'statusNotAllowed' })
    await waitFor(async () => expect(await figuresOf(id)).toMatchObject({ recipients: 2, sent: 2, waiting: 0 }))
    // A job that runs again, as after a crash, reaches nobody a second time.
    await shop.dependencies.database.transaction((db) =>
      shop.dependencies.jobs.enqueue(db, 'newsletter', { newsletterId: id }),
    )

    const german = await newestMail(first, 2)
    expect(german.subject).toBe('Neue Kernstifte')
    expect(german.html).toContain('>Preise</h2>')
    expect(german.html).toContain('href="https://shop.example.com/product/KSH"')
    expect((await newestMail(second, 2)).subject).toBe('New core pins')

    const link = new URL(/https:\S+\/newsletter\/unsubscribe\?\S+/.exec(german.text)?.[0] ?? '')
    const oneClick = () =>
      shop.app.inject({
        method: 'POST',
        url: link.pathname + link.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await oneClick()).statusCode).toBe(204)
    expect((await oneClick()).statusCode).toBe(204)
    expect(await rowOf(first)).toBeUndefined()
    expect(await rowOf(second)).toBeDefined()
    expect(await figuresOf(id)).toEqual({ recipients: 2, sent: 2, waiting: 0, failed: 0, unsubscribed: 1 })
  })

  test('is not sent to a reader who unsubscribes before it is their turn', async () => {
    await database().delete(subscriptions)
    const email = await aSubscriber()
    const subscriptionId = (await rowOf(email))?.id ?? ''
    const { id } = await staff.call(newsletterOfficeEndpoints.create, { texts })
    await database()
      .update(newsletters)
      .set({ startedAt: time, listedAt: time, recipients: 1 })
      .where(eq(newsletters.id, id))
    const mailId = shop.dependencies.ids.next()
    await database()
      .insert(mails)
      .values({
        id: mailId,
        kind: 'newsletter',
        recipient: email,
        language: 'de',
        data: { newsletterId: id, subscriptionId },
      })
    expect(await figuresOf(id)).toMatchObject({ recipients: 1, waiting: 1, failed: 0 })
    await database().delete(subscriptions).where(eq(subscriptions.id, subscriptionId))
    await deliverMail(shop.dependencies, mailId)
    expect(await shop.mailsTo(email)).toHaveLength(1)
    expect(await figuresOf(id)).toMatchObject({ recipients: 0, sent: 0, waiting: 0, failed: 0 })
  })

  test('is tried by the staff who write it, alone, and a draft can be changed and deleted', async () => {
    const { id } = await staff.call(newsletterOfficeEndpoints.create, { texts: { en: texts.en } })
    const params = { params: { id } }
    await staff.call(newsletterOfficeEndpoints.change, { texts }, params)
    await staff.call(newsletterOfficeEndpoints.test, { language: 'de' }, params)
    expect((await newestMail('staff@example.com')).subject).toBe('Test: Neue Kernstifte')
    expect(await figuresOf(id)).toEqual({ recipients: 0, sent: 0, waiting: 0, failed: 0, unsubscribed: 0 })
    await staff.call(newsletterOfficeEndpoints.delete, undefined, params)
    expect(await staff.rejected(newsletterOfficeEndpoints.read, undefined, params)).toMatchObject({ status: 404 })
  })

  test.each(['', 'x', `${'0'.repeat(36)}_${'A'.repeat(43)}`])(
    'has a link with a signature, so %j ends nothing',
    async (token) => {
      const email = await aSubscriber()
      const rejected = await shop.visitor().rejected(newsletterEndpoints.unsubscribe, { token })
      expect(rejected).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
      const { statusCode } = await shop.app.inject({ method: 'POST', url: `/newsletter/unsubscribe?token=${token}` })
      expect(statusCode).toBe(422)
      expect(await rowOf(email)).toBeDefined()
    },
  )

  test('without a text is rejected', async () => {
    expect(await staff.rejected(newsletterOfficeEndpoints.create, { texts: {} })).toMatchObject({ status: 400 })
  })
})
