import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase(['AKH'])
})
afterAll(() => database.drop())

async function read(environment: Record<string, string>) {
  const shop: TestApp = await startApp({
    database,
    environment,
    clock: { now: () => new Date('2026-11-23T08:00:00Z') },
  })
  const { status, headers, text } = await shop.visitor().send('GET', '/.well-known/security.txt')
  await shop.stop()
  return { status, type: headers['content-type'], text }
}

test.each([
  ['security@firm.example', 'mailto:security@firm.example'],
  ['https://firm.example/report', 'https://firm.example/report'],
])('security.txt names the contact %s', async (SECURITY_CONTACT, contact) => {
  expect(await read({ SECURITY_CONTACT })).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: [
      `Contact: ${contact}`,
      'Expires: 2027-05-22T08:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://shop.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  })
})

test('without a contact there is no security.txt', async () => {
  expect(await read({})).toMatchObject({ status: 404 })
})
