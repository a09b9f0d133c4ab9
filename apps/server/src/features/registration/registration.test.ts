import { accountEndpoints } from '@normwerk/contract/account'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrations } from '../../database/tables/companies.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { aNewCompany, aRegistrant, registrantPassword } from '../../testing/calls/registrants.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const { registerNewCompany, registerWithCompany, confirm, listForStaff, decideForStaff } = registrationEndpoints
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp()
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const received = (email: string, count: number) =>
  waitFor(async () => {
    const mails = await shop.mailsTo(email)
    expect(mails).toHaveLength(count)
    return mails
  })
const signIn = (username: string) =>
  shop.visitor().call(accountEndpoints.authenticate, { username, password: registrantPassword })

test('from the form to the first sign-in: register, confirm, accept', async () => {
  const user = aRegistrant()
  const visitor = shop.visitor()
  await visitor.call(registerNewCompany, aNewCompany({ user }))
  const [mail] = await received(user.email, 1)
  await visitor.call(confirm, { token: mail?.token ?? '' })
  const [waiting] = await staff.call(listForStaff)
  await staff.call(decideForStaff, { accept: true }, { params: { id: waiting?.id ?? '' } })
  expect(await signIn(user.email)).toMatchObject({ email: user.email, company: { companyName: 'Neuform GmbH' } })
})

test('of two simultaneous registrations of an address, one becomes the account', async () => {
  const { customerNumber } = await aCompany(shop.dependencies)
  const user = aRegistrant()
  const visitor = shop.visitor()
  await Promise.all([
    visitor.call(registerNewCompany, aNewCompany({ user })),
    visitor.call(registerWithCompany, { customerNumber, zip: '12345', user }),
  ])
  const mails = await received(user.email, 2)
  const answers = await Promise.all(mails.map(({ token }) => visitor.send('POST', '/api/user/confirm', { token })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  const queue = (await staff.call(listForStaff)).filter(({ email }) => email === user.email)
  expect(queue).toHaveLength(1)
  await staff.call(decideForStaff, { accept: true }, { params: { id: queue[0]?.id ?? '' } })
  expect(await shop.dependencies.database.$count(users, eq(users.email, user.email))).toBe(1)
})

test('a taken address gets a mail that confirms nothing, and the registration is deleted', async () => {
  const company = await aCompany(shop.dependencies)
  const known = await aUser(shop.dependencies, company)
  const user = aRegistrant({ email: known.email })
  const { customerNumber } = company
  await shop.visitor().call(registerWithCompany, { customerNumber, zip: '12345', user })
  const [mail] = await received(known.email, 1)
  expect(mail?.token).toBe('')
  const kept = eq(sql`lower(${registrations.email})`, known.email)
  expect(await shop.dependencies.database.$count(registrations, kept)).toBe(0)
  expect(await shop.dependencies.database.$count(users, eq(users.companyId, company.id))).toBe(1)
})
