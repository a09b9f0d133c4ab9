import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { recoveryCodes } from '../../database/tables/users.ts'
import { aCompany } from '../../testing/builders.ts'
import { anAdministrator, aPerson, eventsAbout, rowOf, someone } from '../../testing/company-people.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'

const { create, change, lock, removeSecondFactor } = companyUserEndpoints

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

describe('a change', () => {
  test('affects the named fields, and is recorded before and after', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company, ['SHOP_USER'], { title: 'Dr.', mobilePhoneNumber: 'from before' })
    const sent = {
      id: user.id,
      firstName: 'Erna',
      title: null,
      mobilePhoneNumber: 'from before',
      roles: ['ORDER' as const],
    }
    expect(await visitor.call(change, sent)).toMatchObject({
      firstName: 'Erna',
      lastName: user.lastName,
      title: null,
      roles: ['ORDER'],
      username: user.username,
    })
    const [event] = await eventsAbout(shop, user.id)
    expect(event).toMatchObject({ action: 'user.changed', changes: { roles: [['SHOP_USER'], ['ORDER']] } })
    const personal = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal.map(({ changes }) => changes)).toEqual([{ firstName: ['Erika', 'Erna'], title: ['Dr.', null] }])
    await visitor.call(change, sent)
    expect(await eventsAbout(shop, user.id)).toHaveLength(1)
  })

  test('of the mail address is reported to the old one, whose links end, and the user name follows', async () => {
    const { visitor } = await anAdministrator(shop)
    const user = await visitor.call(create, aPerson())
    await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(1))
    const email = `moved-${user.email}`
    const after = await visitor.call(change, { id: user.id, email })
    expect(after).toMatchObject({ email, username: email })
    await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(2))
    const token = (await shop.mailsTo(user.email))[0]?.token
    for (const address of [email, user.email]) {
      const choice = { email: address, token, newPassword: 'Ganz-Neue-Form-7' }
      expect((await shop.visitor().send('POST', '/api/reset-password', choice)).status).toBe(422)
    }
  })

  test('of the mail address of a user with a password counts once its mailbox has confirmed it', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company)
    const email = `moved-${user.email}`
    const after = await visitor.call(change, { id: user.id, email, username: email, firstName: 'Erna' })
    expect(after).toMatchObject({ email: user.email, pendingEmail: email, username: user.username, firstName: 'Erna' })
    await waitFor(async () => expect(await shop.mailsTo(email)).toHaveLength(1))
    const token = (await shop.mailsTo(email))[0]?.token
    expect((await shop.visitor().send('POST', '/api/user/email/confirm', { token })).status).toBe(204)
    expect(await visitor.call(change, { id: user.id })).toMatchObject({ email, pendingEmail: null })
  })

  test('of the own mail address is rejected, because only the profile asks for the password', async () => {
    const { visitor, user } = await anAdministrator(shop)
    expect(await visitor.rejected(change, { id: user.id, email: `moved-${user.email}` })).toMatchObject({
      status: 400,
      fields: { email: [{ code: 'invalid' }] },
    })
  })

  test('of the mail address is recorded when it is requested', async () => {
    const { visitor, user: administrator, company } = await anAdministrator(shop)
    const user = await someone(shop, company)
    const email = `requested-${user.email}`
    await visitor.call(change, { id: user.id, email })
    const events = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, user.id))
    expect(events).toMatchObject([{ action: 'user.emailRequested', userId: administrator.id, companyId: company.id }])
    const [personal] = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal?.changes).toEqual({ email: [user.email, email] })
  })

  test('of mail addresses is rejected after sixty requests of an administrator, and changes nothing', {
    tags: ['release'],
  }, async () => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company)
    const request = (place: number) => ({ id: user.id, email: `place-${place}-${user.email}` })
    for (let place = 1; place <= 60; place++) await visitor.call(change, request(place))
    expect(await visitor.rejected(change, { ...request(61), firstName: 'Erna' })).toMatchObject({
      status: 429,
      code: 'tooManyRequests',
    })
    expect(await visitor.call(change, { id: user.id })).toMatchObject({
      firstName: user.firstName,
      pendingEmail: request(60).email,
    })
    const { visitor: other, company: others } = await anAdministrator(shop)
    await other.call(change, { id: (await someone(shop, others)).id, email: `other-${user.email}` })
  })

  test('of the mail address to a taken one is told by a mail to it alone', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const [user, other] = [await someone(shop, company), await someone(shop, company)]
    await visitor.call(change, { id: user.id, username: null })
    const answer = await visitor.call(change, { id: user.id, email: other.email })
    expect(answer).toMatchObject({ email: user.email, pendingEmail: other.email })
    await waitFor(async () => expect(await shop.mailsTo(other.email)).toHaveLength(1))
    expect((await shop.mailsTo(other.email))[0]?.token).toBe('')
    expect(await visitor.rejected(change, { id: user.id, username: other.username })).toMatchObject({
      code: 'usernameTaken',
    })
  })

  test('of roles that administrators may not give is rejected', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const { id } = await someone(shop, company)
    for (const field of [
      { roles: ['GLOBAL_ADMIN'] },
      { companyId: company.id },
      { locked: false },
      { passwordHash: 'x' },
    ]) {
      expect(await visitor.rejected(change, { id, ...field })).toMatchObject({ status: 400 })
    }
  })

  test("of numbers is validated by the rules of the company's country", async () => {
    const company = await aCompany(shop.dependencies)
    await shop.dependencies.pool.query("update addresses set country = 'AT' where company_id = $1", [company.id])
    const visitor = await shop.signedIn(await someone(shop, company, ['ADMIN']))
    const { id } = await someone(shop, company)
    expect((await visitor.call(change, { id, phoneNumber: '01 5331510' })).phoneNumber).toBe('01 5331510')
    expect(await visitor.rejected(change, { id, phoneNumber: '1', fax: '2' })).toMatchObject({
      fields: { phoneNumber: [{ code: 'invalidPhoneNumber' }], fax: [{ code: 'invalidPhoneNumber' }] },
    })
    const wrong = { phoneNumber: '1', lastName: '' }
    const all = { phoneNumber: [{ code: 'invalidPhoneNumber' }], lastName: [{ code: 'required' }] }
    expect((await visitor.rejected(change, { id, ...wrong })).fields).toEqual(all)
    expect((await visitor.rejected(create, aPerson(wrong))).fields).toEqual(all)
  })
})

describe('with the very next call', () => {
  test('a removed role is gone', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company, ['SHOP_USER', 'OLD_ORDERS'])
    const colleague = await shop.signedIn(user)
    const listOrders = () => colleague.send('POST', '/api/order/list', {})
    expect((await listOrders()).status).toBe(200)
    await visitor.call(change, { id: user.id, roles: ['SHOP_USER'] })
    expect((await listOrders()).status).toBe(403)
    expect((await colleague.send('GET', '/api/cart')).status).toBe(200)
  })

  test.each([
    ['locked', (id: string) => ({ endpoint: lock, input: { userId: id, locking: true } })],
    ['disabled', (id: string) => ({ endpoint: change, input: { id, enabled: false } })],
  ])('a user who was %s is signed out, even after that was undone', async (_, stop) => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company)
    const colleague = await shop.signedIn(user)
    const session = colleague.cookies.get('session') ?? ''
    expect((await colleague.send('GET', '/api/cart')).status).toBe(200)
    const { endpoint, input } = stop(user.id)
    await visitor.call(endpoint, input)
    expect((await colleague.send('GET', '/api/cart')).status).toBe(401)
    await visitor.call(lock, { userId: user.id, locking: false })
    await visitor.call(change, { id: user.id, enabled: true })
    colleague.cookies.set('session', session)
    expect((await colleague.send('GET', '/api/cart')).status).toBe(401)
  })

  test('a former administrator manages no users', async () => {
    const { visitor, company, user } = await anAdministrator(shop)
    await someone(shop, company, ['ADMIN'])
    await visitor.call(change, { id: user.id, roles: ['SHOP_USER'] })
    expect((await visitor.send('GET', '/api/admin/user')).status).toBe(403)
  })
})

test('locking is recorded once, however often it is requested', async () => {
  const { visitor, company } = await anAdministrator(shop)
  const { id: userId } = await someone(shop, company)
  for (const locking of [true, true, false]) await visitor.call(lock, { userId, locking })
  const events = await eventsAbout(shop, userId)
  expect(events.map(({ action, changes }) => [action, changes])).toEqual([
    ['user.locked', { locked: [false, true] }],
    ['user.unlocked', { locked: [true, false] }],
  ])
})

describe('the second factor', () => {
  const withFactor = { totpSecret: 'secret', totpPreparedSecret: 'next', totpConfirmedAt: new Date(), totpLastStep: 7 }

  test('is removed from a user who has lost it, with codes and sessions, and the user is informed', async () => {
    const { visitor, company } = await anAdministrator(shop)
    const user = await someone(shop, company, ['SHOP_USER'], withFactor)
    await shop.dependencies.database.insert(recoveryCodes).values({ userId: user.id, codeHash: 'x' })
    const colleague = await shop.signedIn(user)
    expect((await visitor.call(removeSecondFactor, { userId: user.id })).secondFactor).toBe(false)
    expect(await rowOf(shop, user.id)).toMatchObject({
      totpSecret: null,
      totpPreparedSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    })
    expect((await colleague.send('GET', '/api/cart')).status).toBe(401)
    expect(await shop.dependencies.database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
    expect((await eventsAbout(shop, user.id)).map(({ action }) => action)).toEqual(['account.secondFactorRemoved'])
    await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(1))
  })

  test('of administrators themselves cannot be removed without their password', async () => {
    const { visitor, user } = await anAdministrator(shop)
    expect(await visitor.rejected(removeSecondFactor, { userId: user.id })).toMatchObject({ status: 403 })
  })
})
