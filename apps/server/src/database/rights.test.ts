import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordEvent } from '../features/audit/record-event.ts'
import { runCommand } from '../testing/processes/run-command.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { ownsTables } from './rights.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

let shop: TestApp
let owner: Client

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
  owner = new Client({ connectionString: shop.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await shop.stop()
})

const record = () =>
  shop.dependencies.database.transaction((db) =>
    recordEvent(shop.dependencies, db, { action: 'user.locked', userId: null, companyId: null, correlationId: 'test' }),
  )

async function verify(...args: string[]) {
  return runCommand('verify-audit.ts', args, { settings: { DATABASE_URL: shop.databaseUrl } })
}

describe('the role of the running shop', () => {
  it('is no superuser and owns nothing, unlike the owner', async () => {
    const { rows } = await shop.dependencies.pool.query(`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
        (select count(*)::int from pg_class where relowner = r.oid and relpersistence = 'p') as tables
      from pg_roles r where rolname = current_user`)
    expect(rows).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, tables: 0 },
    ])
    expect(await ownsTables(shop.dependencies.databaseUrl)).toBe(false)
    expect(await ownsTables(shop.databaseUrl)).toBe(true)
  })

  it.each([
    "update audit set action = 'user.unlocked'",
    'delete from audit',
    'truncate audit',
    'alter table audit disable trigger all',
    "insert into audit_chain (position, audit_id, hash) values (1, gen_random_uuid(), 'x')",
    'drop table carts',
    'create table mine (id int)',
    'delete from drizzle.__drizzle_migrations',
  ])('may not: %s', async (statement) => {
    await expect(shop.dependencies.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the chain of the audit', () => {
  it('has the entries of simultaneous transactions one after the other', async () => {
    await Promise.all(Array.from({ length: 20 }, record))
    const { code, said, complaint } = await verify()
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(said).toMatch(/^The audit is whole: 20 entries\. .*: [0-9a-f]{64}\n$/)
  })

  it('contains a hash that was noted down, as long as it was not written anew', { tags: ['release'] }, async () => {
    await record()
    const noted = (await verify()).said.trim().slice(-64)
    await record()
    expect(await verify(noted)).toMatchObject({ code: 0 })
    expect(await verify('0'.repeat(64))).toMatchObject({
      code: 1,
      complaint: `The audit is not verified: ${'0'.repeat(64)} is not in the chain.\n`,
    })
  })

  it('tells what its owner has changed, removed or added', async () => {
    const change = async (statement: string) => {
      await owner.query(
        `begin; alter table audit disable trigger user; ${statement}; alter table audit enable trigger user`,
      )
      await owner.query('commit')
    }
    const fifth = '(select audit_id from audit_chain where position = 5)'
    await change(`update audit set action = 'user.unlocked' where id = ${fifth}`)
    expect(await verifyAuditChain(owner)).toMatchObject({ broken: 5 })
    await change(`update audit set action = 'user.locked' where id = ${fifth}`)
    expect(await verifyAuditChain(owner)).toMatchObject({ broken: null, unchained: 0 })
    await change("insert into audit (id, at, action) values (gen_random_uuid(), now(), 'user.locked')")
    expect(await verify()).toMatchObject({
      code: 1,
      complaint: 'The audit is not verified: 1 rows are not in the chain.\n',
    })
  })
})
