import { registrationEndpoints } from '@normwerk/contract/registration'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audit } from '../../database/tables/audit.ts'
import { registrations } from '../../database/tables/companies.ts'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens, type users } from '../../database/tables/users.ts'
import { aCompany, aRegistration, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { issueToken } from '../account/one-time-tokens.ts'

const { confirm } = registrationEndpoints
const day = 24 * 60 * 60 * 1000
const able = { passwordHash: 'chosen' }
let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp
let company: { id: string }

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
})

/** A registration whose mail has just been sent. */
const register = async (email?: string, at: { id: string } | null = company) => {
  const named = email === undefined ? {} : { email }
  const registration = await aRegistration(shop.dependencies, at, { confirmedAt: null, ...named })
  const { id: registrationId } = registration
  const token = await issueToken(shop.dependencies, shop.dependencies.database, { registrationId }, day)
  return { ...registration, token }
}
const send = (token: string) => shop.visitor().send('POST', '/api/user/confirm', { token })
const rejected = (token: unknown) => shop.visitor().rejected(confirm, { token })
const confirmedOf = async (...ids: string[]) => {
  const rows = await shop.dependencies.database.select().from(registrations).where(inArray(registrations.id, ids))
  return rows.filter(({ confirmedAt }) => confirmedAt !== null).map(({ id }) => id)
}
const tidingsOf = async (registration: { id: string }) => {
  const sent = await shop.dependencies.database.select().from(mails).where(eq(mails.kind, 'registrationWaiting'))
  return sent
    .filter(({ data }) => data.registrationId === registration.id)
    .map(({ recipient, language, data }) => [recipient, language, data.queue])
}

describe('the link in the mail', () => {
  test('confirms the address, once', async () => {
    const { id, token } = await register()
    expect((await send(token)).status).toBe(204)
    expect(await confirmedOf(id)).toEqual([id])
    expect(await rejected(token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
    const events = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, id))
    expect(events).toMatchObject([{ action: 'registration.confirmed', userId: null, companyId: company.id }])
  })

  test('opened twenty times simultaneously confirms once', async () => {
    await aUser(shop.dependencies, company, ['ADMIN'], able)
    const registration = await register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(registration.token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(19).fill(422)])
    expect(await tidingsOf(registration)).toHaveLength(1)
  })

  test('is valid for a day, and not longer', async () => {
    const { id, token } = await register()
    time = new Date(time.getTime() + day)
    expect(await rejected(token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
    expect(await confirmedOf(id)).toEqual([])
  })

  test('for a new password confirms nothing, and stays valid for its purpose', async () => {
    const { id: userId } = await aUser(shop.dependencies, company)
    const token = await issueToken(shop.dependencies, shop.dependencies.database, { userId }, day)
    expect(await rejected(token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
    expect(await shop.dependencies.database.$count(oneTimeTokens, eq(oneTimeTokens.userId, userId))).toBe(1)
  })

  test.each(['', 'x', "' or true --", 'x'.repeat(200)])('%j is unknown', async (token) => {
    expect(await rejected(token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
  })

  test.each([null, 1, '\0', 'x'.repeat(201)])('%j is malformed', async (token) => {
    expect(await rejected(token)).toMatchObject({ status: 400, code: 'validationFailed' })
  })

  test('is invalid once a user has the address', async () => {
    const { id, email, token } = await register()
    await aUser(shop.dependencies, company, [], { email: email.toUpperCase() })
    expect(await rejected(token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
    expect(await confirmedOf(id)).toEqual([])
  })
})

describe('of several registrations of an address', () => {
  test('the first to be confirmed counts, and the others are deleted', async () => {
    const first = await register('twice@example.com')
    const second = await register('Twice@Example.com', null)
    expect((await send(second.token)).status).toBe(204)
    expect(await rejected(first.token)).toMatchObject({ code: 'INVALID_TOKEN' })
    expect(await shop.dependencies.database.$count(registrations, eq(registrations.id, first.id))).toBe(0)
  })

  test('a later one is not confirmed in addition', async () => {
    const first = await register('later@example.com')
    await send(first.token)
    const second = await register('later@example.com')
    expect(await rejected(second.token)).toMatchObject({ status: 422, code: 'INVALID_TOKEN' })
    expect(await confirmedOf(first.id, second.id)).toEqual([first.id])
  })

  test('one is confirmed by simultaneous calls', async () => {
    for (let round = 0; round < 5; round++) {
      const rivals = await Promise.all(Array.from({ length: 6 }, () => register(`rivals-${round}@example.com`)))
      const answers = await Promise.all(rivals.map(({ token }) => send(token)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(5).fill(422)])
      expect(await confirmedOf(...rivals.map(({ id }) => id))).toHaveLength(1)
    }
  })

  test('those of other addresses stay', async () => {
    const [mine, other] = [await register(), await register()]
    await send(mine.token)
    expect((await send(other.token)).status).toBe(204)
  })
})

describe('after the confirmation', () => {
  const cannotHelp: Partial<typeof users.$inferInsert>[] = [
    { ...able, locked: true },
    { ...able, enabled: false },
    { ...able, deletedAt: new Date() },
    { passwordHash: null },
  ]

  test("the company's active administrators are informed, each in their language", async () => {
    const polish = await aUser(shop.dependencies, company, ['ADMIN'], { ...able, language: 'pl' })
    const german = await aUser(shop.dependencies, company, ['SHOP_USER', 'ADMIN'], able)
    for (const fields of cannotHelp) await aUser(shop.dependencies, company, ['ADMIN'], fields)
    await aUser(shop.dependencies, company, ['SHOP_USER'], able)
    await aUser(shop.dependencies, await aCompany(shop.dependencies), ['ADMIN'], able)
    const registration = await register()
    await send(registration.token)
    // Their order is not promised.
    expect(new Set(await tidingsOf(registration))).toEqual(
      new Set([
        [polish.email, 'pl', 'company'],
        [german.email, 'de', 'company'],
      ]),
    )
  })

  test('staff are informed of a new company, and of one without administrators', async () => {
    const clerk = await aUser(shop.dependencies, null, ['GLOBAL_ADMIN'], { ...able, language: 'en' })
    for (const fields of cannotHelp) await aUser(shop.dependencies, null, ['GLOBAL_ADMIN'], fields)
    for (const fields of cannotHelp) await aUser(shop.dependencies, company, ['ADMIN'], fields)
    for (const at of [company, null]) {
      const registration = await register(undefined, at)
      await send(registration.token)
      expect(await tidingsOf(registration)).toEqual([[clerk.email, 'en', 'staff']])
    }
  })

  test('nobody is informed of a failed confirmation', async () => {
    await aUser(shop.dependencies, company, ['ADMIN'], able)
    const registration = await register()
    await aUser(shop.dependencies, company, [], { email: registration.email })
    await rejected(registration.token)
    expect(await tidingsOf(registration)).toEqual([])
    const events = and(eq(audit.subjectId, registration.id), eq(audit.action, 'registration.confirmed'))
    expect(await shop.dependencies.database.$count(audit, events)).toBe(0)
  })
})
