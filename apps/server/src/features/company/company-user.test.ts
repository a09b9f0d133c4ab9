import { companyUserEndpoints, type UserSort } from '@normwerk/contract/company/user'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditPersonal } from '../../database/tables/audit.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { anAdministrator, aPerson, eventsAbout, rowOf, someone } from '../../testing/company-people.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'

const { create, change, invite, read, listPaged } = companyUserEndpoints

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

describe('a new user', () => {
  test('is invited in the language of the administrator, and has the chosen roles', async () => {
    const { visitor, company, user: host } = await anAdministrator(shop)
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
    expect((await rowOf(shop, user.id)).language).toBe('en')
    await waitFor(async () => expect(await shop.mailsTo(person.email)).toHaveLength(1))
    const [mail] = await shop.mailsTo(person.email)
    expect(mail?.text).toContain('Adam Verwalter')
    expect(mail?.token).not.toBe('')
    expect(await eventsAbout(shop, user.id)).toEqual([
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
    const { visitor } = await anAdministrator(shop)
    const taken = await someone(shop, await aCompany(shop.dependencies))
    for (let tried = 0; tried < 10; tried++) {
      expect(await visitor.rejected(create, aPerson({ email: taken.email }))).toMatchObject({ code: 'EMAIL_TAKEN' })
    }
    for (const person of [aPerson({ email: taken.email }), aPerson()]) {
      expect(await visitor.rejected(create, person)).toMatchObject({ status: 429, code: 'tooManyRequests' })
    }
    await (await anAdministrator(shop)).visitor.call(create, aPerson())
  })

  test('with a taken mail address or user name is rejected, in any letter case', async () => {
    const { visitor } = await anAdministrator(shop)
    const taken = await someone(shop, await aCompany(shop.dependencies), [], { username: `taken-${Date.now()}` })
    expect(await visitor.rejected(create, aPerson({ email: taken.email.toUpperCase() }))).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: [{ code: 'EMAIL_TAKEN' }] },
    })
    expect(await visitor.rejected(create, aPerson({ username: taken.username.toUpperCase() }))).toMatchObject({
      code: 'usernameTaken',
    })
  })

  test('of two simultaneous calls with one address exists once', async () => {
    const { visitor } = await anAdministrator(shop)
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
    const { visitor } = await anAdministrator(shop)
    const rejection = await visitor.rejected(create, aPerson(fields))
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect(Object.keys(rejection.fields ?? {})).toEqual([path])
  })

  test('can be invited again until a password is set; the previous link is then invalid', async () => {
    const { visitor, company } = await anAdministrator(shop)
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
    expect((await eventsAbout(shop, user.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.created', 'user.invited']),
    )
    expect(company.id).toBe((await rowOf(shop, user.id)).companyId)
  })
})

describe('the data read of a user', () => {
  test('can be written back, including a user name that is the mail address', async () => {
    const { visitor } = await anAdministrator(shop)
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
    const { visitor } = await anAdministrator(shop)
    const { id, email } = await visitor.call(create, aPerson({ username: 'nora.own' }))
    expect((await visitor.call(change, { id, username: email })).username).toBe(email)
  })

  test("rejects another user's mail address as a user name", async () => {
    const { visitor } = await anAdministrator(shop)
    const { id } = await visitor.call(create, aPerson())
    const wrong = { status: 400, fields: { username: [{ code: 'invalidCharacters' }] } }
    const username = 'somebody@example.com'
    expect(await visitor.rejected(change, { id, username })).toMatchObject(wrong)
    expect(await visitor.rejected(change, { id, username, email: 'else@example.com' })).toMatchObject(wrong)
    expect(await visitor.rejected(create, aPerson({ username }))).toMatchObject(wrong)
  })
})

describe('the list', () => {
  test('is sorted by the number of roles, and with those first who can sign in', async () => {
    const { visitor, company, user } = await anAdministrator(shop)
    await someone(shop, company, ['SHOP_USER'], { lastName: 'Locked', locked: true })
    await someone(shop, company, ['SHOP_USER', 'OLD_ORDERS'], { lastName: 'Invited', passwordHash: null })
    const sorted = async (sort: UserSort) =>
      (await visitor.call(listPaged, { sort })).items.map(({ lastName }) => lastName)
    expect(await sorted('status')).toEqual([user.lastName, 'Invited', 'Locked'])
    expect(await sorted('-status')).toEqual(['Locked', 'Invited', user.lastName])
    expect((await sorted('roles')).indexOf('Locked')).toBeLessThan((await sorted('roles')).indexOf('Invited'))
    expect(await sorted('-roles')).toEqual((await sorted('roles')).toReversed())
  })

  test('has the users of the own company, by name, ten a page', async () => {
    const { visitor, company, user } = await anAdministrator(shop)
    await someone(shop, await aCompany(shop.dependencies), ['SHOP_USER'], { lastName: 'Fremd' })
    for (const lastName of ['Zebra', 'Ähre', 'anton', 'Öhl', ...Array(8).fill('Muster')]) {
      await someone(shop, company, ['SHOP_USER'], { lastName })
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
    const { visitor, company } = await anAdministrator(shop)
    const odd = await someone(shop, company, ['ORDER'], { firstName: 'A%_\\b', lastName: 'Seltsam', locked: true })
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
    const { visitor } = await anAdministrator(shop)
    expect(await visitor.call(companyUserEndpoints.listRoles)).toEqual(companyRoles)
  })
})
