import { accountEndpoints } from '@normwerk/contract/account'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditPersonal } from '../../database/tables/audit.ts'
import { mails } from '../../database/tables/mails.ts'
import { oneTimeTokens, passkeys, recoveryCodes, users } from '../../database/tables/users.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { issueToken } from './one-time-tokens.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const someone = async (fields: Parameters<typeof aUser>[3] = {}) => {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company, ['SHOP_USER'], fields)
  return { user, company, visitor: await shop.signedIn(user) }
}
const read = async ({ id }: { id: string }) =>
  (await shop.dependencies.database.select().from(users).where(eq(users.id, id)))[0]

describe('a new mail address', () => {
  const password = 'Richtig-Pferd-1'
  const fresh = () => `${shop.dependencies.ids.next()}@example.org`
  const someoneWithPassword = async (fields: Parameters<typeof aUser>[3] = {}) =>
    someone({ passwordHash: await shop.dependencies.passwords.hash(password), ...fields })
  const request = (visitor: Visitor, email: string) => visitor.call(profileEndpoints.change, { email, password })
  /** The token of the link in the last mail to an address, once so many mails have come there. */
  const tokenSentTo = async (address: string, mails = 1) => {
    await waitFor(async () => expect(await shop.mailsTo(address)).toHaveLength(mails))
    return (await shop.mailsTo(address)).at(-1)?.token ?? ''
  }
  const confirm = async (email: string, visitor = shop.visitor()) =>
    visitor.send('POST', '/api/user/email/confirm', { token: await tokenSentTo(email) })
  const undo = (token: string) => shop.visitor().send('POST', '/api/user/email/undo', { token })
  const invalid = { status: 422, code: 'INVALID_TOKEN' }

  test('counts only once the link of the mail to it is opened', async () => {
    const { user, visitor } = await someoneWithPassword()
    const email = fresh()
    expect(await request(visitor, email)).toMatchObject({ email: user.email, pendingEmail: email })
    expect(await visitor.call(accountEndpoints.me)).toMatchObject({ email: user.email, pendingEmail: email })
    expect((await confirm(email)).status).toBe(204)
    expect(await read(user)).toMatchObject({ email, username: user.username })
  })

  test('requires the password, and a wrong one changes nothing', async () => {
    const { user, visitor } = await someoneWithPassword()
    const before = await read(user)
    const change = { email: fresh(), firstName: 'Renate' }
    expect(await visitor.rejected(profileEndpoints.change, change)).toMatchObject({
      status: 400,
      fields: { password: [{ code: 'required' }] },
    })
    expect(await visitor.rejected(profileEndpoints.change, { ...change, password: 'wrong' })).toMatchObject({
      status: 401,
      code: 'invalidLoginData',
    })
    expect(await read(user)).toEqual(before)
    expect(await shop.dependencies.database.$count(mails, eq(mails.recipient, change.email))).toBe(0)
  })

  test('in another spelling needs neither a password nor a mail', async () => {
    const { user, visitor } = await someoneWithPassword()
    const email = user.email.toUpperCase()
    expect(await visitor.call(profileEndpoints.change, { email })).toMatchObject({ email, pendingEmail: null })
  })

  test('ends the other sessions of the user and their links, but not the session that confirms it', async () => {
    const { user, visitor } = await someoneWithPassword()
    const other = await shop.signedIn(user)
    await issueToken(shop.dependencies, shop.dependencies.database, { userId: user.id }, 60_000)
    const email = fresh()
    await request(visitor, email)
    await other.call(accountEndpoints.me)
    await confirm(email, visitor)
    expect(await visitor.call(accountEndpoints.me)).toMatchObject({ email, pendingEmail: null })
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
    expect(await shop.dependencies.database.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))).toBe(0)
  })

  test('becomes the user name of users who sign in by it', async () => {
    const former = fresh()
    const { user, visitor } = await someoneWithPassword({ email: former, username: former.toUpperCase() })
    const email = fresh()
    await request(visitor, email)
    await confirm(email)
    expect(await read(user)).toMatchObject({ email, username: email })
    const [personal] = await shop.dependencies.database
      .select()
      .from(auditPersonal)
      .where(eq(auditPersonal.userId, user.id))
    expect(personal?.changes).toEqual({ email: [former, email], username: [former.toUpperCase(), email] })
  })

  test('that another user has is told to the owner of the address alone', async () => {
    const [{ user: other }, { user, visitor }] = [await someone(), await someoneWithPassword()]
    const email = other.email.toUpperCase()
    const free = fresh()
    const answers = [await request(visitor, free), await request(visitor, email)]
    expect(answers).toEqual([free, email].map((pendingEmail) => ({ ...answers[0], pendingEmail })))
    await waitFor(async () => expect(await shop.mailsTo(other.email)).toHaveLength(1))
    expect((await shop.mailsTo(other.email))[0]?.text).not.toContain('token')
    expect(await read(user)).toMatchObject({ email: user.email })
  })

  test('that two users confirm goes to the first of them', { tags: ['release'] }, async () => {
    const [first, second] = [await someoneWithPassword(), await someoneWithPassword()]
    const email = fresh()
    await request(first.visitor, email)
    const firstToken = await tokenSentTo(email)
    await request(second.visitor, email)
    const secondToken = await tokenSentTo(email, 2)
    const confirmed = (token: string) => shop.visitor().send('POST', '/api/user/email/confirm', { token })
    const answers = await Promise.all([firstToken, secondToken].map(confirmed))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  test('replaces one that is not confirmed yet, whose link becomes invalid', async () => {
    const { user, visitor } = await someoneWithPassword()
    const [mistyped, email] = [fresh(), fresh()]
    await request(visitor, mistyped)
    const token = await tokenSentTo(mistyped)
    expect(await request(visitor, email)).toMatchObject({ pendingEmail: email })
    expect(JSON.parse((await shop.visitor().send('POST', '/api/user/email/confirm', { token })).text)).toMatchObject(
      invalid,
    )
    expect((await confirm(email)).status).toBe(204)
    expect(await read(user)).toMatchObject({ email })
  })

  test('is confirmed once by many simultaneous calls', async () => {
    const { user, visitor } = await someoneWithPassword()
    const email = fresh()
    await request(visitor, email)
    await tokenSentTo(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(7).fill(422)])
    expect(await shop.dependencies.database.$count(mails, eq(mails.recipient, user.email))).toBe(1)
  })

  test('is undone from the former mailbox, which ends all sessions and requires a new password', async () => {
    const { user, visitor } = await someoneWithPassword()
    const email = fresh()
    await request(visitor, email)
    await confirm(email, visitor)
    const other = await shop.signedIn(user)
    const token = await tokenSentTo(user.email)
    expect((await visitor.send('POST', '/api/user/email/undo', { token })).status).toBe(204)
    expect(visitor.cookies.has('session')).toBe(false)
    expect(await read(user)).toMatchObject({ email: user.email, needsReset: true })
    expect((await other.send('GET', '/api/user/me')).status).toBe(401)
    const signIn = { username: user.username, password }
    expect(await shop.visitor().rejected(accountEndpoints.authenticate, signIn)).toMatchObject({
      code: 'RESET_PASSWORD',
    })
    // The next mail there has a link for a new password.
    expect(await tokenSentTo(user.email, 2)).not.toBe('')
    expect(JSON.parse((await undo(token)).text)).toMatchObject(invalid)
  })

  test('is undone with the second factors that were added since, and leaves those from before', async () => {
    const { user, visitor } = await someoneWithPassword()
    const { database, ids } = shop.dependencies
    const addKey = (name: string, createdAt: Date) =>
      database.insert(passkeys).values({
        ...{ id: ids.next(), userId: user.id, name, createdAt, counter: 0 },
        ...{ credentialId: `${user.id} ${name}`, publicKey: 'none' },
      })
    await addKey('own', new Date(0))
    const email = fresh()
    await request(visitor, email)
    await confirm(email, visitor)
    const now = shop.dependencies.clock.now()
    await addKey('of an attacker', now)
    await database.update(users).set({ totpSecret: 'x', totpConfirmedAt: now }).where(eq(users.id, user.id))
    await database.insert(recoveryCodes).values({ userId: user.id, codeHash: 'of an attacker' })
    expect((await undo(await tokenSentTo(user.email))).status).toBe(204)
    expect(await read(user)).toMatchObject({ totpSecret: null, totpConfirmedAt: null })
    const left = await database.select().from(passkeys).where(eq(passkeys.userId, user.id))
    expect(left.map(({ name }) => name)).toEqual(['own'])
    expect(await database.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0)
  })

  test('is undone even if it was changed again meanwhile', { tags: ['release'] }, async () => {
    const { user, visitor } = await someoneWithPassword()
    const [second, third] = [fresh(), fresh()]
    await request(visitor, second)
    await confirm(second, visitor)
    const token = await tokenSentTo(user.email)
    await request(visitor, third)
    await confirm(third, visitor)
    expect((await undo(token)).status).toBe(204)
    expect(await read(user)).toMatchObject({ email: user.email })
    expect(JSON.parse((await undo(await tokenSentTo(second, 2))).text)).toMatchObject(invalid)
  })

  test('is not undone by the link that confirms it, nor confirmed by the one that undoes it', async () => {
    const { user, visitor } = await someoneWithPassword()
    const email = fresh()
    await request(visitor, email)
    const token = await tokenSentTo(email)
    expect(JSON.parse((await undo(token)).text)).toMatchObject(invalid)
    await confirm(email)
    const confirmed = { token: await tokenSentTo(user.email) }
    expect(JSON.parse((await shop.visitor().send('POST', '/api/user/email/confirm', confirmed)).text)).toMatchObject(
      invalid,
    )
    expect(await read(user)).toMatchObject({ email })
  })

  test('of someone else gets at most five mails in a quarter of an hour', async () => {
    const email = fresh()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const { visitor } = await someoneWithPassword()
      statuses.push((await visitor.send('POST', '/api/user', { email, password })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('that is repeated differently is rejected with its field', async () => {
    const { visitor } = await someone()
    const change = { email: fresh(), emailRepeat: fresh() }
    const rejection = await visitor.rejected(profileEndpoints.change, change)
    expect(rejection).toMatchObject({ status: 400, fields: { emailRepeat: [{ code: 'emailMismatch' }] } })
  })
})
