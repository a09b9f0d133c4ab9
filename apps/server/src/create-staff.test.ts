import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Authenticate, accountEndpoints, Me } from '@normwerk/contract/account'
import { passwordErrorsOf } from '@normwerk/contract/account/password'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from './testing/builders.ts'
import { programEnvironment } from './testing/processes/program-environment.ts'
import { startApp, type TestApp } from './testing/start-app.ts'
import { makeTestFolder } from './testing/test-folder.ts'

const createStaff = fileURLToPath(new URL('./create-staff.ts', import.meta.url))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

function run(program: string, args: string[], settings: Record<string, string>) {
  return spawn(process.execPath, [program, ...args], {
    env: { ...programEnvironment, LOG_LEVEL: 'silent', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const person = (username: string, email = `${username}@firm.example`) => [
  ...['--username', username],
  ...['--email', email],
  ...['--first-name', 'Anna', '--last-name', 'Muster'],
]

/** Runs the command until it ends. */
async function make(args: string[], settings: Record<string, string>) {
  const child = run(createStaff, args, settings)
  const [[code], said, complaint] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, said, complaint, password: / (\S+)\n$/.exec(said)?.[1] ?? '' }
}

describe('on its own database', () => {
  let shop: TestApp
  let settings: Record<string, string>

  beforeAll(async () => {
    shop = await startApp()
    settings = { DATABASE_URL: shop.databaseUrl, NODE_ENV: 'production' }
  })
  afterAll(() => shop.stop())

  test('creates a user who administers the shop, with a password that is shown once', async () => {
    const { code, said, complaint, password } = await make(person('anna'), settings)
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(said).toBe(`anna administers the shop now; the password, shown only here: ${password}\n`)
    expect(passwordErrorsOf(password)).toEqual([])
    const visitor = shop.visitor()
    const me = await visitor.call(accountEndpoints.authenticate, { username: 'anna', password })
    expect(me).toMatchObject({ firstName: 'Anna', company: null, isGlobalAdmin: true })
    expect((await visitor.call(shopUserEndpoints.listPaged, {})).total).toBe(1)
    const { rows } = await shop.dependencies.pool.query(
      "select user_id, company_id, changes from audit where action = 'user.created' and subject_id = $1",
      [me.id],
    )
    expect(rows).toMatchObject([{ user_id: null, company_id: null, changes: { roles: [null, ['GLOBAL_ADMIN']] } }])
  })

  test('reports in one line that a user name is taken', { tags: ['release'] }, async () => {
    const { username } = await aUser(shop.dependencies, null)
    const { code, said, complaint } = await make(person(username.toUpperCase()), settings)
    expect({ code, said }).toEqual({ code: 1, said: '' })
    expect(complaint).toBe(`Nobody was made: The user name ${username.toUpperCase()} is taken.\n`)
  })

  test('reports in one line an option that it does not know', { tags: ['release'] }, async () => {
    const { code, complaint } = await make([...person('carla'), '--roles', 'ADMIN'], settings)
    expect(code).toBe(1)
    expect(complaint).toMatch(/^Nobody was made: Unknown option '--roles'.*\n$/)
  })

  test('reports a mail address that is taken', { tags: ['release'] }, async () => {
    await make(person('dora'), settings)
    const { code, complaint } = await make(person('other', 'Dora@firm.example'), settings)
    expect(code).toBe(1)
    expect(complaint).toBe('Nobody was made: The mail address Dora@firm.example is taken.\n')
  })

  test('reports that the database cannot be reached', { tags: ['release'] }, async () => {
    const { code, complaint } = await make(person('anna'), {
      ...settings,
      DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop',
    })
    expect(code).toBe(1)
    expect(complaint).toBe('Nobody was made: The database of DATABASE_URL cannot be reached (ECONNREFUSED).\n')
  })
})

test('on the embedded database works before the first start and while the shop runs', {
  tags: ['release'],
}, async () => {
  await using folder = await makeTestFolder()
  const settings = {
    DATA_DIR: folder.path,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'shop@example.com',
    ALLOW_ROOT: 'yes',
  }
  const before = await make(person('anna'), settings)
  expect(before).toMatchObject({ code: 0, complaint: '' })
  const shop = run(main, [], settings)
  try {
    const address = await readAddress(shop)
    const during = await make(person('berta'), settings)
    expect(during).toMatchObject({ code: 0, complaint: '' })
    for (const [username, { password }] of Object.entries({ anna: before, berta: during })) {
      expect(await signIn(address, { username, password })).toMatchObject({ username, isGlobalAdmin: true })
    }
  } finally {
    const exit = once(shop, 'exit')
    shop.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  }
})

async function readAddress(shop: ChildProcess): Promise<string> {
  if (shop.stdout === null) throw new Error('the shop says nothing')
  for await (const line of createInterface({ input: shop.stdout })) {
    if (line.startsWith('Normwerk is ready')) return line.split(' ').at(-1) ?? ''
  }
  throw new Error('the shop is not ready')
}

async function signIn(address: string, input: Authenticate): Promise<Me> {
  const cookie = (await fetch(`${address}/api/language`)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answer = await fetch(`${address}/api/user/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.split('=')[1] ?? '' },
    body: JSON.stringify(input),
  })
  return Me.parse(await answer.json())
}
