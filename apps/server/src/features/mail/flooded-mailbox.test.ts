import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { aNewCompany, aRegistrant } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'

const quarter = 15 * 60 * 1000
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let victim = 0
let network = 0

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())
beforeEach(() => {
  victim += 1
})

const pass = (ms: number) => {
  time = new Date(time.getTime() + ms)
}
const address = (tag = '') => `Victim${victim}${tag}@example.com`
const headers = () => ({ 'x-forwarded-for': `198.51.100.${++network % 250}` })
const answerOf = ({ status, text }: { status: number; text: string }) => `${status} ${text}`
const register = async (email: string) => {
  const user = aRegistrant({ email, emailRepeat: email, lastName: `Neumann ${network}` })
  return answerOf(await shop.visitor().send('POST', '/api/user/register', aNewCompany({ user }), headers()))
}
const reset = async (email: string) =>
  answerOf(await shop.visitor().send('POST', '/api/reset-password/email', { email }, headers()))

/** Returns the kinds of the mails that reach the mailbox. */
async function kindsSent(): Promise<string[]> {
  const rows = await shop.dependencies.database
    .select({ kind: mails.kind })
    .from(mails)
    .where(sql`lower(${mails.recipient}) like ${`victim${victim}%@example.com`}`)
  return rows.map(({ kind }) => kind)
}

/** Asks for mails for an hour, as often as other limits allow. */
async function flood(): Promise<Set<string>> {
  const answers = new Set<string>()
  for (let round = 0; round < 3; round++) {
    for (let call = 0; call < 5; call++) answers.add(await register(address(`+${round}${call}`)))
    pass(quarter + 1000)
  }
  return answers
}

test('a mailbox gets ten mails an hour, whatever their reason and their spelling, and no answer tells it', async () => {
  expect(await flood()).toEqual(new Set(['202 ']))
  expect(await kindsSent()).toHaveLength(10)
  pass(4 * quarter)
  expect(await register(address())).toBe('202 ')
  expect(await kindsSent()).toHaveLength(11)
})

test('its owner still gets one link for a new password', { tags: ['release'] }, async () => {
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], { email: address() })
  await flood()
  for (let call = 0; call < 3; call++) expect(await reset(user.email)).toBe('202 ')
  expect((await kindsSent()).filter((kind) => kind === 'resetPassword')).toHaveLength(1)
})

test('an invitation that is not sent leaves the link of the former one valid', async () => {
  const company = await aCompany(shop.dependencies)
  const admin = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN']))
  const invited = await aUser(shop.dependencies, company, ['SHOP_USER'], { email: address() })
  const invite = () => admin.call(companyUserEndpoints.invite, { userId: invited.id })
  for (let call = 0; call < 10; call++) await invite()
  await waitFor(async () => expect(await shop.mailsTo(invited.email)).toHaveLength(10))
  const { database } = shop.dependencies
  const readLinks = () => database.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, invited.id))
  const links = await readLinks()
  await invite()
  expect(await kindsSent()).toHaveLength(10)
  expect(links).not.toEqual([])
  expect(await readLinks()).toEqual(links)
})

test('simultaneous requests share the ten', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, (_, call) => register(address(`+${call}`))))
  expect(new Set(answers)).toEqual(new Set(['202 ']))
  expect(await kindsSent()).toHaveLength(10)
})
