import { profileEndpoints } from '@normwerk/contract/account/profile'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../database/tables/mails.ts'
import { emailChanges, users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { changeWhileWaiting } from '../../testing/change-while-waiting.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { composeLetter } from '../mail/compose-letter.ts'

const password = 'Richtig-Pferd-1'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())

const someone = async () => {
  const passwordHash = await shop.dependencies.passwords.hash(password)
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER'], { passwordHash })
  return { user, visitor: await shop.signedIn(user) }
}

const moveTo = (email: string) => `update users set email = '${email}' where id = $1`
const endSessions = 'delete from sessions where user_id = $1'
const lock = 'select from users where id = $1 for no key update'

test.each([
  ['POST', '/api/user', { email: 'attacker@example.org', password }],
  ['POST', '/api/user', { lastName: 'Other' }],
  ['POST', '/api/user/second-factor', { password }],
  ['PUT', '/api/user/second-factor', { code: '123456' }],
  ['POST', '/api/user/second-factor/recovery-codes', { password }],
  ['POST', '/api/user/second-factor/remove', { password }],
] as const)('%s %s %j of a session that ended meanwhile changes nothing', async (method, path, input) => {
  const { user, visitor } = await someone()
  const { database } = shop.dependencies
  const read = () => database.select().from(users).where(eq(users.id, user.id))
  const before = await read()
  const answer = await changeWhileWaiting(shop, user.id, [lock, endSessions], () => visitor.send(method, path, input))
  expect(answer.status).toBe(401)
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'notSignedIn' })
  expect(await read()).toEqual(before)
  expect(await database.$count(emailChanges, eq(emailChanges.userId, user.id))).toBe(0)
})

test('the address of before does not come back without the password', async () => {
  const { user, visitor } = await someone()
  const rejection = await changeWhileWaiting(shop, user.id, [moveTo('moved@example.org')], () =>
    visitor.rejected(profileEndpoints.change, { email: user.email }),
  )
  expect(rejection).toMatchObject({ status: 400, fields: { password: [{ code: 'required' }] } })
  const [row] = await shop.dependencies.database.select().from(users).where(eq(users.id, user.id))
  expect(row?.email).toBe('moved@example.org')
})

test('no link is written for a new address that the user replaced meanwhile', async () => {
  const { user } = await someone()
  const { database, ids, clock } = shop.dependencies
  const emailChangeId = ids.next()
  const newEmail = 'replaced@example.org'
  await database
    .insert(emailChanges)
    .values({ id: emailChangeId, userId: user.id, formerEmail: user.email, newEmail, requestedAt: clock.now() })
  const [mail] = await database
    .insert(mails)
    .values({ id: ids.next(), kind: 'confirmEmail', recipient: newEmail, language: 'de', data: { emailChangeId } })
    .returning()
  if (mail === undefined) throw new Error('no mail')
  const replace = 'delete from email_changes where user_id = $1'
  const letter = await changeWhileWaiting(shop, user.id, [lock, replace], () =>
    database.transaction((db) => composeLetter(shop.dependencies, db, mail)),
  )
  expect(letter).toBeNull()
})
