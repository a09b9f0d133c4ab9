import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { companyRoles, type Role } from '@normwerk/contract/permissions'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, auditPersonal } from '../../database/tables/audit.ts'
import { recoveryCodes } from '../../database/tables/recovery-codes.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'

const { create, change, invite, lock, read, listPaged, removeSecondFactor } = companyUserEndpoints

let shop: TestApp

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

type Fields = Parameters<typeof aUser>[3]
type Company = { id: string }
let made = 0

/** A user with a password. */
const someone = (company: Company | null, roles: Role[] = ['SHOP_USER'], fields: Fields = {}) =>
  aUser(shop.dependencies, company, roles, { passwordHash: 'chosen', ...fields })

/** An administrator of a new company. */
async function anAdministrator() {
  const company = await aCompany(shop.dependencies)
  const user = await someone(company, ['ADMIN'], { firstName: 'Adam', lastName: 'Verwalter' })
  return { company, user, visitor: await shop.signedIn(user) }
}

function aPerson(fields: object = {}) {
  made += 1
  return {
    firstName: 'Nora',
    lastName: 'Neu',
    email: `nora-${made}@example.com`,
    roles: ['SHOP_USER' as const],
    ...fields,
  }
}

const rowOf = async (id: string) => {
  const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, id))
  if (row === undefined) throw new Error('no such user')
  return row
}

const eventsAbout = (id: string) =>
  shop.dependencies.database
    .select({ action: audit.action, by: audit.userId, companyId: audit.companyId, changes: audit.changes })
    .from(audit)
    .where(eq(audit.subjectId, id))
    .orderBy(asc(audit.id))

describe('a new user', () => {
  test('is invited in the language of the administrator, and has the chosen roles', async () => {
    const { visitor, company, user: host } = await anAdministrator()
    const person = aPerson({ roles: ['ORDER', 'SHOP_USER', 'ORDER'], phoneNumber: '030 901820', title: ' Dr. ' })
    const user = await visitor.call(create, person, { headers: { 'accept-language': 'en' } })
    expect(user).toMatchObject({
      username: person.email,
      roles: ['SHOP_USER', 'ORDER'],
      title: 'Dr.',
      invited: true,
      enabled: true,
      locked: false,
      companyCustomerNumber: company.customerNumber,
    })
    expect((await rowOf(user.id)).language).toBe('en')
    await waitFor(async () => expect(await shop.mailsTo(person.email)).toHaveLength(1))
    const [mail] = await shop.mailsTo(person.email)
    expect(mail?.text).toContain('Adam Verwalter')
    expect(mail?.token).not.toBe('')
    expect(await eventsAbout(user.id)).toEqual([
      {
        action: 'user.created',
        by: host.id,
        companyId: company.id,
        changes: { roles: [null, ['SHOP_USER', 'ORDER']], locked: [null, false], enabled: [null, true] },
      },
    ])
    const personal = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal[0]?.changes).toMatchObject({ firstName: [null, 'Nora'], email: [null, person.email] })
  })

  test('is rejected for any mail address after ten taken ones', async () => {
    const { visitor } = await anAdministrator()
    const taken = await someone(await aCompany(shop.dependencies))
    for (let tried = 0; tried < 10; tried++) {
      expect(await visitor.rejected(create, aPerson({ email: taken.email }))).toMatchObject({ code: 'EMAIL_TAKEN' })
    }
    for (const person of [aPerson({ email: taken.email }), aPerson()]) {
      expect(await visitor.rejected(create, person)).toMatchObject({ status: 429, code: 'tooManyRequests' })
    }
    await (await anAdministrator()).visitor.call(create, aPerson())
  })

  test('with a taken mail address or user name is rejected, in any letter case', async () => {
    const { visitor } = await anAdministrator()
    const taken = await someone(await aCompany(shop.dependencies), [], { username: `taken-${Date.now()}` })
    expect(await visitor.rejected(create, aPerson({ email: taken.email.toUpperCase() }))).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: [{ code: 'EMAIL_TAKEN' }] },
    })
    expect(await visitor.rejected(create, aPerson({ username: taken.username.toUpperCase() }))).toMatchObject({
      code: 'usernameTaken',
    })
  })

  test('of two simultaneous calls with one address exists once', async () => {
    const { visitor } = await anAdministrator()
    const person = aPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.send('POST', '/api/admin/user', person)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test.each([
    ['the role of staff', { roles: ['GLOBAL_ADMIN'] }, 'roles.0'],
    ['a company', { companyId: '01890000-0000-7000-8000-000000000000' }, 'companyId'],
    ['a customer number', { customerNumber: '10001' }, 'customerNumber'],
    ['a password', { password: 'x' }, 'password'],
    ['another repetition of the address', { emailRepeat: 'other@example.com' }, 'emailRepeat'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, 'email'],
    ['a line break in the address', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
    ['a line break in the name', { firstName: 'Nora\r\nBcc: b@example.com' }, 'firstName'],
    ['a user name like an address', { username: 'nora@example.com' }, 'username'],
    ['a number that nobody has', { phoneNumber: '12' }, 'phoneNumber'],
  ])('with %s is rejected', async (_, fields, path) => {
    const { visitor } = await anAdministrator()
    const rejection = await visitor.rejected(create, aPerson(fields))
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect(Object.keys(rejection.fields ?? {})).toEqual([path])
  })

  test('can be invited again until a password is set; the previous link is then invalid', async () => {
    const { visitor, company } = await anAdministrator()
    const user = await visitor.call(create, aPerson())
    const token = async (nth: number) => {
      await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(nth))
      return (await shop.mailsTo(user.email)).at(-1)?.token ?? ''
    }
    const first = await token(1)
    await visitor.call(invite, { userId: user.id })
    const second = await token(2)
    const choose = (token: string) =>
      shop.visitor().send('POST', '/api/reset-password', { email: user.email, token, newPassword: 'Ganz-Neue-Form-7' })
    expect((await choose(first)).status).toBe(422)
    expect((await choose(second)).status).toBe(204)
    expect(await visitor.rejected(invite, { userId: user.id })).toMatchObject({ status: 404 })
    expect((await visitor.call(read, undefined, { params: { id: user.id } })).invited).toBe(false)
    expect((await eventsAbout(user.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.created', 'user.invited']),
    )
    expect(company.id).toBe((await rowOf(user.id)).companyId)
  })
})

describe('a change', () => {
  test('affects the named fields, and is recorded before and after', async () => {
    const { visitor, company } = await anAdministrator()
    const user = await someone(company, ['SHOP_USER'], { title: 'Dr.', mobilePhoneNumber: 'from before' })
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
    const [event] = await eventsAbout(user.id)
    expect(event).toMatchObject({ action: 'user.changed', changes: { roles: [['SHOP_USER'], ['ORDER']] } })
    const personal = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal.map(({ changes }) => changes)).toEqual([{ firstName: ['Erika', 'Erna'], title: ['Dr.', null] }])
    await visitor.call(change, sent)
    expect(await eventsAbout(user.id)).toHaveLength(1)
  })

  test('of the mail address is reported to the old one, whose links end, and the user name follows', async () => {
    const { visitor } = await anAdministrator()
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
    const { visitor, company } = await anAdministrator()
    const user = await someone(company)
    const email = `moved-${user.email}`
    const after = await visitor.call(change, { id: user.id, email, username: email, firstName: 'Erna' })
    expect(after).toMatchObject({ email: user.email, pendingEmail: email, username: user.username, firstName: 'Erna' })
    await waitFor(async () => expect(await shop.mailsTo(email)).toHaveLength(1))
    const token = (await shop.mailsTo(email))[0]?.token
    expect((await shop.visitor().send('POST', '/api/user/email/confirm', { token })).status).toBe(204)
    expect(await visitor.call(change, { id: user.id })).toMatchObject({ email, pendingEmail: null })
  })

  test('of the own mail address is rejected, because only the profile asks for the password', async () => {
    const { visitor, user } = await anAdministrator()
    expect(await visitor.rejected(change, { id: user.id, email: `moved-${user.email}` })).toMatchObject({
      status: 400,
      fields: { email: [{ code: 'invalid' }] },
    })
  })

  test('of the mail address is recorded when it is requested', async () => {
    const { visitor, user: administrator, company } = await anAdministrator()
    const user = await someone(company)
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

  test('of the mail address to a taken one is told by a mail to it alone', async () => {
    const { visitor, company } = await anAdministrator()
    const [user, other] = [await someone(company), await someone(company)]
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
    const { visitor, company } = await anAdministrator()
    const { id } = await someone(company)
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
    const visitor = await shop.signedIn(await someone(company, ['ADMIN']))
    const { id } = await someone(company)
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
    const { visitor, company } = await anAdministrator()
    const user = await someone(company, ['SHOP_USER', 'OLD_ORDERS'])
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
    const { visitor, company } = await anAdministrator()
    const user = await someone(company)
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
    const { visitor, company, user } = await anAdministrator()
    await someone(company, ['ADMIN'])
    await visitor.call(change, { id: user.id, roles: ['SHOP_USER'] })
    expect((await visitor.send('GET', '/api/admin/user')).status).toBe(403)
  })
})

test('locking is recorded once, however often it is requested', async () => {
  const { visitor, company } = await anAdministrator()
  const { id: userId } = await someone(company)
  for (const locking of [true, true, false]) await visitor.call(lock, { userId, locking })
  const events = await eventsAbout(userId)
  expect(events.map(({ action, changes }) => [action, changes])).toEqual([
    ['user.locked', { locked: [false, true] }],
    ['user.unlocked', { locked: [true, false] }],
  ])
})

describe('the second factor', () => {
  const withFactor = { totpSecret: 'secret', totpPreparedSecret: 'next', totpConfirmedAt: new Date(), totpLastStep: 7 }

  test('is removed from a user who has lost it, with codes and sessions, and the user is informed', async () => {
    const { visitor, company } = await anAdministrator()
    const user = await someone(company, ['SHOP_USER'], withFactor)
    await shop.dependencies.database.insert(recoveryCodes).values({ userId: user.id, codeHash: 'x' })
    const colleague = await shop.signedIn(user)
    expect((await visitor.call(removeSecondFactor, { userId: user.id })).secondFactor).toBe(false)
    expect(await rowOf(user.id)).toMatchObject({
      totpSecret: null,
      totpPreparedSecret: null,
      totpConfirmedAt: null,
      totpLastStep: null,
    })
    expect((await colleague.send('GET', '/api/cart')).status).toBe(401)
    expect(await shop.dependencies.database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
    expect((await eventsAbout(user.id)).map(({ action }) => action)).toEqual(['account.secondFactorRemoved'])
    await waitFor(async () => expect(await shop.mailsTo(user.email)).toHaveLength(1))
  })

  test('of administrators themselves cannot be removed without their password', async () => {
    const { visitor, user } = await anAdministrator()
    expect(await visitor.rejected(removeSecondFactor, { userId: user.id })).toMatchObject({ status: 403 })
  })
})

describe('the data read of a user', () => {
  test('can be written back, including a user name that is the mail address', async () => {
    const { visitor } = await anAdministrator()
    const person = aPerson()
    const made = await visitor.call(create, { ...person, username: person.email.toUpperCase() })
    expect(made.username).toBe(person.email)
    const { id, username, email, firstName } = made
    expect(await visitor.call(change, { id, username, email, firstName })).toEqual(made)
    expect(await visitor.call(change, { id, username: username.toUpperCase() })).toEqual(made)
    const moved = await visitor.call(change, { id, username, email: 'nora-moved@example.com' })
    expect(moved).toMatchObject({ username: 'nora-moved@example.com', email: 'nora-moved@example.com' })
  })

  test('gives a user with a chosen name the mail address back', async () => {
    const { visitor } = await anAdministrator()
    const { id, email } = await visitor.call(create, aPerson({ username: 'nora.own' }))
    expect((await visitor.call(change, { id, username: email })).username).toBe(email)
  })

  test("rejects another user's mail address as a user name", async () => {
    const { visitor } = await anAdministrator()
    const { id } = await visitor.call(create, aPerson())
    const wrong = { status: 400, fields: { username: [{ code: 'invalidCharacters' }] } }
    const username = 'somebody@example.com'
    expect(await visitor.rejected(change, { id, username })).toMatchObject(wrong)
    expect(await visitor.rejected(change, { id, username, email: 'else@example.com' })).toMatchObject(wrong)
    expect(await visitor.rejected(create, aPerson({ username }))).toMatchObject(wrong)
  })
})

describe('the list', () => {
  test('has the users of the own company, by name, ten a page', async () => {
    const { visitor, company, user } = await anAdministrator()
    await someone(await aCompany(shop.dependencies), ['SHOP_USER'], { lastName: 'Fremd' })
    for (const lastName of ['Zebra', 'Ähre', 'anton', 'Öhl', ...Array(8).fill('Muster')]) {
      await someone(company, ['SHOP_USER'], { lastName })
    }
    const first = await visitor.call(listPaged, {})
    expect(first).toMatchObject({ page: 1, size: 10, total: 13 })
    const rest = await visitor.call(listPaged, { pageRequest: { page: 2, size: 10 } })
    const names = [...first.items, ...rest.items].map(({ lastName }) => lastName)
    expect(names).toEqual(['Ähre', 'anton', ...Array(8).fill('Muster'), 'Öhl', user.lastName, 'Zebra'])
    expect((await visitor.call(companyUserEndpoints.list)).map(({ lastName }) => lastName)).toEqual(names)
    const backwards = await visitor.call(listPaged, { sort: '-name', pageRequest: { page: 1, size: 2 } })
    expect(backwards.items.map(({ lastName }) => lastName)).toEqual(['Zebra', user.lastName])
    expect(await visitor.call(listPaged, { pageRequest: { page: 2 } })).toMatchObject({ page: 2, size: 10, total: 13 })
    expect(await visitor.call(listPaged, { pageRequest: { size: 3 } })).toMatchObject({ page: 1, size: 3, total: 13 })
    expect(await visitor.rejected(listPaged, { pageRequest: { page: 1, size: 1000 } })).toMatchObject({
      code: 'pageSizeTooLarge',
    })
  })

  test('is filtered by each filter, in which no character is a wildcard', async () => {
    const { visitor, company } = await anAdministrator()
    const odd = await someone(company, ['ORDER'], { firstName: 'A%_\\b', lastName: 'Seltsam', locked: true })
    const invited = await aUser(shop.dependencies, company, ['SHOP_USER'], { enabled: false, lastName: 'Eingeladen' })
    const find = async (userFilter: object) =>
      (await visitor.call(listPaged, { userFilter })).items.map(({ lastName }) => lastName)
    expect(await find({ query: 'a%_\\B seltsam' })).toEqual(['Seltsam'])
    expect(await find({ query: 'A%b' })).toEqual([])
    expect(await find({ query: odd.username.slice(0, 20).toUpperCase(), role: 'ORDER' })).toEqual(['Seltsam'])
    expect(await find({ email: '_' })).toEqual([])
    expect(await find({ email: odd.email })).toEqual(['Seltsam'])
    expect(await find({ role: 'ADMIN' })).toEqual(['Verwalter'])
    expect(await find({ status: 'locked' })).toEqual(['Seltsam'])
    expect(await find({ status: 'disabled' })).toEqual([invited.lastName])
    expect(await find({ status: 'invited' })).toEqual([invited.lastName])
    expect(await find({ status: 'active' })).toEqual(['Verwalter'])
    expect(await find({ company: 'musterFORM', customerNumber: company.customerNumber })).toHaveLength(3)
    expect(await find({ company: 'nobody' })).toEqual([])
    expect(await find({ query: null, role: null, status: null })).toHaveLength(3)
  })

  test('names the roles that an administrator can give', async () => {
    const { visitor } = await anAdministrator()
    expect(await visitor.call(companyUserEndpoints.listRoles)).toEqual(companyRoles)
  })
})
