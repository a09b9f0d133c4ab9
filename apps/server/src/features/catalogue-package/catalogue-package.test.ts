import { auditEndpoints } from '@normwerk/contract/audit'
import { cataloguePackageEndpoints, type PackageImport } from '@normwerk/contract/catalogue-package'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { makeArchive } from '../../testing/files/make-archive.ts'
import { makerPackage } from '../../testing/files/maker-package.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'], environment: { MAX_PACKAGE_MB: '1' } })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const { read, begin, check, import: start, cancel, offer } = cataloguePackageEndpoints
const at = ({ id }: Pick<PackageImport, 'id'>) => ({ params: { id } })
const current = async () => {
  const { current: found } = await staff.call(read)
  if (found === null) throw new Error('no import')
  return found
}
const until = (state: PackageImport['state']) => waitFor(async () => expect((await current()).state).toBe(state))

/** Sends files as the page does, the larger ones in parts. */
async function send(files: Record<string, string | Buffer>): Promise<PackageImport> {
  const contents = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }))
  const announced = contents.map(({ name, content }) => ({ name, size: content.length }))
  const begun = await staff.call(begin, { files: announced })
  for (const { name, content } of contents) {
    const size = Math.max(1, Math.ceil(content.length / 2))
    for (let offset = 0; offset < content.length; offset += size) {
      expect((await sendPart(begun, name, offset, content.subarray(offset, offset + size))).status).toBe(204)
    }
  }
  return begun
}

const sendPart = ({ id }: PackageImport, name: string, offset: number, content: Buffer) =>
  staff.upload(`/api/global-admin/catalogue/package/${id}/part`, { name, content }, { name, offset: String(offset) })

const zip = makeArchive(
  Object.entries(makerPackage).map(([name, content]) => ({ name: `maker/${name}`, data: Buffer.from(content) })),
)

describe('a package that staff send', () => {
  test('is checked, reviewed and imported, while every tab sees its progress', async () => {
    const sent = await send({ 'maker.zip': zip })
    expect(sent).toMatchObject({ name: 'maker.zip', state: 'uploading', report: null })
    expect(await staff.call(check, undefined, at(sent))).toMatchObject({ state: 'checking' })
    await until('ready')
    const { report } = await current()
    expect(report?.tables.find(({ table }) => table === 'articles')).toMatchObject({ rows: 6, added: 4 })
    expect(report?.refused).toEqual([])
    await staff.call(start, undefined, at(sent))
    await until('done')
    expect(await current()).toMatchObject({ id: sent.id, report, changedSince: false })
    expect(await aPart(shop.dependencies, 'HN-9-G1/8-25')).toMatchObject({ listPrice: 310 })
    const { items } = await staff.call(auditEndpoints.listAll, { action: 'catalogue.imported' })
    expect(items[0]).toMatchObject({
      byStaff: true,
      changes: expect.arrayContaining([{ field: 'products', before: null, after: 3 }]),
    })
  })

  test('may be one table of prices of any name', { tags: ['release'] }, async () => {
    const sent = await send({ 'stock.csv': 'articleNo;listPrice;scale\nAZH-6x200;4,90;"10:5;25:9"\n' })
    await staff.call(check, undefined, at(sent))
    await until('ready')
    expect((await current()).report?.tables).toMatchObject([{ table: 'prices', rows: 1, changed: 1 }])
    await staff.call(start, undefined, at(sent))
    await until('done')
    const scale = [
      { from: 10, percent: 5 },
      { from: 25, percent: 9 },
    ]
    expect(await aPart(shop.dependencies, 'AZH-6x200')).toMatchObject({ listPrice: 490, scale })
  })

  test("with errors is rejected in the sender's language", async () => {
    staff.cookies.set('language', 'en')
    const sent = await send({
      'prices.csv': 'articleNo,listPrice\nAZH-6x200,1.005\n',
      'texts.csv': 'subject,key,field,xx\n',
    })
    await staff.call(check, undefined, at(sent))
    staff.cookies.delete('language')
    await until('refused')
    expect((await current()).report?.refused).toMatchObject([
      { file: 'texts.csv', row: 1, column: 'xx', reason: 'xx is not a language of the shop.' },
      { file: 'prices.csv', row: 2, column: 'listPrice' },
    ])
    expect((await staff.rejected(start, undefined, at(sent))).code).toBe('importRunning')
  })

  test('is checked again instead of imported if the catalogue has changed since', { tags: ['release'] }, async () => {
    const sent = await send({ 'prices.csv': 'articleNo,listPrice\nAZH-8x200,99\n' })
    await staff.call(check, undefined, at(sent))
    await until('ready')
    await shop.dependencies.pool.query("update articles set list_price = 4242 where article_no = 'AZH-8x200'")
    await staff.call(start, undefined, at(sent))
    await waitFor(async () => expect(await current()).toMatchObject({ state: 'ready', changedSince: true }))
    expect((await current()).report?.changes).toMatchObject([{ before: 'Listenpreis 42,42\u00a0€' }])
    expect(await aPart(shop.dependencies, 'AZH-8x200')).toMatchObject({ listPrice: 4242 })
    await staff.call(start, undefined, at(sent))
    await until('done')
    expect(await aPart(shop.dependencies, 'AZH-8x200')).toMatchObject({ listPrice: 9900 })
  })

  test('can be canceled until it is written, and leaves nothing behind', { tags: ['release'] }, async () => {
    const sent = await send({ 'prices.csv': 'articleNo,listPrice\nAZH-8x160,77\n' })
    await staff.call(check, undefined, at(sent))
    await until('ready')
    const blocker = new Client({ connectionString: shop.databaseUrl })
    await blocker.connect()
    await blocker.query('begin; lock table articles in share mode')
    await staff.call(start, undefined, at(sent))
    await until('importing')
    expect((await staff.rejected(begin, { files: [{ name: 'a.csv', size: 1 }] })).code).toBe('importRunning')
    expect(await staff.call(cancel, undefined, at(sent))).toMatchObject({ state: 'cancelled' })
    await blocker.query('rollback')
    await blocker.end()
    expect(await current()).toMatchObject({ state: 'cancelled' })
    expect((await aPart(shop.dependencies, 'AZH-8x160')).listPrice).not.toBe(7700)
    expect((await staff.rejected(check, undefined, at(sent))).code).toBe('entryNotFound')
  })
})

describe('files', () => {
  test('are tables and workbooks, or one archive, of a limited size', async () => {
    const rejection = async (...files: { name: string; size: number }[]) =>
      (await staff.rejected(begin, { files })).code
    expect(await rejection({ name: 'a.exe', size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: '../a.csv', size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: `${'ä'.repeat(150)}.csv`, size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: 'a\nb.csv', size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: 'a.zip', size: 1 }, { name: 'b.csv', size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: 'a.csv', size: 1 }, { name: 'A.csv', size: 1 })).toBe('NOT_ALLOWED_FILE')
    expect(await rejection({ name: 'a.csv', size: 1024 * 1024 + 1 })).toBe('fileTooLarge')
  })

  test('are the announced ones, and complete before they are read', { tags: ['release'] }, async () => {
    const begun = await staff.call(begin, { files: [{ name: 'prices.csv', size: 10 }] })
    expect((await sendPart(begun, 'prices.csv', 5, Buffer.from('123456'))).status).toBe(413)
    expect((await sendPart(begun, 'other.csv', 0, Buffer.from('1'))).status).toBe(404)
    expect((await sendPart(begun, 'prices.csv', 0, Buffer.from('12345'))).status).toBe(204)
    expect((await staff.rejected(check, undefined, at(begun))).code).toBe('importIncomplete')
    const nobodys = { ...begun, id: shop.dependencies.ids.next() }
    expect((await sendPart(nobodys, 'prices.csv', 0, Buffer.from('1'))).status).toBe(404)
    expect((await sendPart({ ...begun, id: '1' }, 'prices.csv', 0, Buffer.from('1'))).status).toBe(404)
    const next = await staff.call(begin, { files: [{ name: 'prices.csv', size: 10 }] })
    expect((await current()).id).toBe(next.id)
    expect((await sendPart(begun, 'prices.csv', 0, Buffer.from('12345'))).status).toBe(404)
  })

  test('come from staff alone', async () => {
    const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect((await buyer.rejected(begin, { files: [{ name: 'a.csv', size: 1 }] })).code).toBe('forbidden')
  })
})

describe('the shipped catalogue', () => {
  test('is offered to a shop with its own catalogue that has not imported it, and checked like any other', {
    tags: ['release'],
  }, async () => {
    expect((await staff.call(read)).offered).toBe(false)
    await shop.dependencies.pool.query("update catalogue_imports set version = 'older' where version is not null")
    expect((await staff.call(read)).offered).toBe(true)
    const taken = await staff.call(offer)
    await until('ready')
    await staff.call(start, undefined, at(taken))
    await until('done')
    expect((await staff.call(read)).offered).toBe(false)
  })
})
