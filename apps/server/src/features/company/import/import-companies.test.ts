import { readFile } from 'node:fs/promises'
import { accountEndpoints } from '@normwerk/contract/account'
import { passwordEndpoints } from '@normwerk/contract/account/password'
import { addressEndpoints } from '@normwerk/contract/address'
import { auditEndpoints } from '@normwerk/contract/audit'
import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addresses, companies } from '../../../database/tables/companies.ts'
import { users } from '../../../database/tables/users.ts'
import { writeWorkbook } from '../../../infrastructure/spreadsheets/write-workbook.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { importCompanies } from './import-companies.ts'

let shop: TestApp
let staff: Visitor
beforeAll(async () => {
  shop = await startApp()
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())
afterEach(async () => {
  const { pool } = shop.dependencies
  const imported = "select id from companies where customer_number like 'K-%'"
  await pool.query(`delete from users where company_id in (${imported})`)
  await pool.query("delete from companies where customer_number like 'K-%'")
})

interface Sent {
  rows: number
  added: number
  unchanged: number
  refused: { row: number; text: string; reason: string }[]
}

/** Sends a file as staff do, in English. */
async function send(name: string, content: string | Buffer, dryRun = false): Promise<Sent> {
  staff.cookies.set('language', 'en')
  const answer = await staff.upload('/api/global-admin/company/import', { name, content }, { dryRun: String(dryRun) })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}
const sendTable = (name: string, ...lines: string[]) => send(`${name}.csv`, `${lines.join('\n')}\n`)
const rejectionsOf = ({ refused }: Sent) => refused.map(({ row, text, reason }) => `${text}, row ${row}: ${reason}`)
const companyHead = 'customerNumber;companyName;street;zip;city;country'
const userHead = 'customerNumber;email;firstName;lastName'

const countAll = async () => {
  const { database } = shop.dependencies
  return [await database.$count(companies), await database.$count(users), await database.$count(addresses)]
}

/** Reads the tables of the documentation. */
async function readExample(): Promise<{ fileName: string; content: Buffer }[]> {
  const text = await readFile(new URL('../../../../../../docs/former-shop.md', import.meta.url), 'utf8')
  const files = [...text.matchAll(/^`([a-z]+\.csv)`\n```csv\n(.*?)```$/gms)]
  expect(files).toHaveLength(4)
  return files.map(([, fileName = '', rows = '']) => ({ fileName, content: Buffer.from(rows) }))
}

describe('the example of the documentation', () => {
  const operator = { userId: null, language: 'en', correlationId: 'test' } as const

  it('makes companies whose users choose a new password and then shop', async () => {
    const imported = await importCompanies(shop.dependencies, await readExample(), { ...operator, dryRun: false })
    expect(imported).toMatchObject({ rows: 7, added: 7, unchanged: 0, refused: [] })
    const visitor = shop.visitor()
    const email = 'erika@formenbau.example'
    const former = { username: email, password: 'Former-Password-1' }
    expect(await visitor.rejected(accountEndpoints.authenticate, former)).toMatchObject({ code: 'RESET_PASSWORD' })
    await visitor.call(passwordEndpoints.requestReset, { email })
    await expect.poll(() => shop.mailsTo(email)).toHaveLength(1)
    const [mail] = await shop.mailsTo(email)
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await visitor.call(passwordEndpoints.reset, { email, token, newPassword: 'Richtig-Pferd-1' })
    const me = await visitor.call(accountEndpoints.authenticate, { username: email, password: 'Richtig-Pferd-1' })
    expect(me).toMatchObject({ roles: ['SHOP_USER', 'ORDER', 'OLD_ORDERS'], lastName: 'Muster' })
    expect(me.company).toMatchObject({ customerNumber: 'K-4711', officeStaff: { name: 'Ina Innen' } })
    expect(
      (await visitor.call(addressEndpoints.list)).map(({ addressType, city, company, isUsual }) => [
        addressType,
        city,
        company,
        isUsual,
      ]),
    ).toEqual([
      ['Invoice', 'Musterstadt', 'Formenbau Beispiel GmbH', false],
      ['Delivery', 'Musterstadt', 'Formenbau Beispiel, Werk 2', true],
    ])
  })

  it('changes nothing in a dry run, and adds nothing the second time', { tags: ['release'] }, async () => {
    const before = await countAll()
    const files = await readExample()
    const planned = await importCompanies(shop.dependencies, files, { ...operator, dryRun: true })
    expect(planned).toMatchObject({ rows: 7, added: 7, unchanged: 0, refused: [] })
    expect(await countAll()).toEqual(before)
    expect(await importCompanies(shop.dependencies, files, { ...operator, dryRun: false })).toEqual(planned)
    const after = await countAll()
    const again = await importCompanies(shop.dependencies, files, { ...operator, dryRun: false })
    expect(again).toMatchObject({ rows: 7, added: 0, unchanged: 7, refused: [] })
    expect(await countAll()).toEqual(after)
  })

  it('is recorded once', { tags: ['release'] }, async () => {
    const files = await readExample()
    for (const dryRun of [true, false, false]) await importCompanies(shop.dependencies, files, { ...operator, dryRun })
    const { items } = await staff.call(auditEndpoints.listAll, { action: 'company.imported', size: 1 })
    expect(items[0]?.changes).toEqual([
      { field: 'addresses', before: null, after: 1 },
      { field: 'companies', before: null, after: 2 },
      { field: 'contacts', before: null, after: 1 },
      { field: 'users', before: null, after: 3 },
    ])
  })
})

describe('a workbook of staff', () => {
  it('has a sheet for each table', async () => {
    const table = (name: string, ...rows: string[][]) => {
      const [head = [], ...cells] = rows
      return { name, columns: head.map((heading) => ({ heading, kind: 'text' as const, width: 20 })), rows: cells }
    }
    const content = await writeWorkbook([
      table('companies', companyHead.split(';'), ['K-1', 'Neu GmbH', 'Weg', '12345', 'Ort', 'DE']),
      table('users', userHead.split(';'), ['K-1', 'neu@example.com', 'Neu', 'Neumann']),
    ])
    expect(await send('former.xlsx', content)).toMatchObject({ added: 2, refused: [] })
    const [user] = await shop.dependencies.database.select().from(users).where(eq(users.email, 'neu@example.com'))
    expect(user).toMatchObject({ needsReset: true, passwordHash: null, roles: ['SHOP_USER'] })
  })
})

describe('what is there', { tags: ['release'] }, () => {
  it('stays as it is, and gets what it lacks', async () => {
    const otto = { name: 'Otto', email: 'otto@example.com', phoneNumber: '+49 30 901821' }
    const company = await aCompany(shop.dependencies, {
      customerNumber: 'K-2',
      companyName: 'Alt GmbH',
      officeStaff: otto,
    })
    await aUser(shop.dependencies, company, [], { email: 'alt@example.com', lastName: 'Bleibt' })
    await sendTable('companies', companyHead, 'K-2;Anders GmbH;Weg;12345;Ort;DE')
    await sendTable('users', userHead, 'K-2;ALT@example.com;Anna;Anders')
    const kinds = ['fieldService', 'officeStaff'].map((kind) => `K-2;${kind};Ina;ina@example.com;+49 30 901820`)
    expect(await sendTable('contacts', 'customerNumber;kind;name;email;phoneNumber', ...kinds)).toMatchObject({
      added: 1,
      unchanged: 1,
    })
    const [after] = await shop.dependencies.database.select().from(companies).where(eq(companies.id, company.id))
    expect(after).toMatchObject({ companyName: 'Alt GmbH', officeStaff: otto, fieldService: { name: 'Ina' } })
    const people = await shop.dependencies.database.select().from(users).where(eq(users.companyId, company.id))
    expect(people).toMatchObject([{ lastName: 'Bleibt' }])
    const address = 'customerNumber;street;zip;city;country;isUsual'
    expect(await sendTable('addresses', address, 'K-2;Neuer Weg;12345;Ort;DE;yes')).toMatchObject({ added: 1 })
    const usual = await shop.dependencies.database.select().from(addresses).where(eq(addresses.isUsual, true))
    expect(usual.filter(({ companyId }) => companyId === company.id)).toMatchObject([{ id: company.usualAddress.id }])
  })
})

const wrongTables: [what: string, table: string, lines: string[], rejection: string][] = [
  [
    'a missing column',
    'users',
    ['customerNumber;email;firstName', 'K-1;a@example.com;A'],
    'users, row 1: There is no column lastName.',
  ],
  ['an unknown column', 'users', [`${userHead};password`, 'K-1;a@example.com;A;B;x'], 'users, row 1: '],
  ['an empty cell', 'companies', [companyHead, 'K-1;;Weg;12345;Ort;DE'], 'companies, companyName, row 2: '],
  ['a wrong mail address', 'users', [userHead, 'K-1;nobody;A;B'], 'users, email, row 2: email has no valid value.'],
  ['a wrong postal code', 'companies', [companyHead, '', 'K-1;A;Weg;1;Ort;DE'], 'companies, zip, row 3: '],
  ['a country without delivery', 'companies', [companyHead, 'K-1;A;Weg;1;Ort;AQ'], 'companies, country, row 2: '],
  ['a wrong VAT id', 'companies', [`${companyHead};vatId`, 'K-1;A;Weg;12345;Ort;DE;DE1'], 'companies, vatId, row 2: '],
  [
    'an unknown company',
    'users',
    [userHead, 'K-9;a@example.com;A;B'],
    'users, customerNumber, row 2: There is no company',
  ],
  [
    'a role that is none',
    'users',
    [`${userHead};roles`, 'K-1;a@example.com;A;B;GLOBAL_ADMIN'],
    'users, roles, row 2: ',
  ],
  [
    'a number twice',
    'companies',
    [companyHead, 'K-1;A;Weg;12345;Ort;DE', 'K-1;B;Weg;12345;Ort;DE'],
    'companies, customerNumber, row 3: ',
  ],
  ['an unknown table', 'people', [userHead, 'K-1;a@example.com;A;B'], 'people, row 1: No table has this name.'],
]

async function isRejected(_: string, table: string, lines: string[], rejection: string): Promise<void> {
  const before = await countAll()
  const rejections = rejectionsOf(await sendTable(table, ...lines))
  expect(
    rejections.some((line) => line.startsWith(rejection)),
    rejections.join('\n'),
  ).toBe(true)
  expect(await countAll()).toEqual(before)
}

describe('a wrong table is rejected with table, column and row, and changes nothing', () => {
  it.each(wrongTables.slice(0, 2))('%s', isRejected)
  it.each(wrongTables.slice(2))('%s', { tags: ['release'] }, isRejected)

  it('the mail address of a user of another company', async () => {
    const other = await aUser(shop.dependencies, await aCompany(shop.dependencies))
    await aCompany(shop.dependencies, { customerNumber: 'K-3' })
    const rejections = rejectionsOf(await sendTable('users', userHead, `K-3;${other.email};A;B`))
    expect(rejections).toEqual(['users, email, row 2: The email address belongs to a user who is not of this company.'])
  })

  it('one wrong row among many right ones', async () => {
    const rows = Array.from({ length: 300 }, (_, n) => `K-${n};Firma ${n};Weg;${n === 250 ? 'x' : '12345'};Ort;DE`)
    const report = await sendTable('companies', companyHead, ...rows)
    expect(report).toMatchObject({ rows: 300, refused: [{ row: 252, text: 'companies, zip' }] })
    const { database } = shop.dependencies
    expect(await database.$count(companies, like(companies.customerNumber, 'K-%'))).toBe(0)
  })
})
