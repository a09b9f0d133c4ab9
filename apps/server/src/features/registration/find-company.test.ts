import { registrationEndpoints } from '@normwerk/contract/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses } from '../../database/tables/companies.ts'
import { aCompany } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let time = new Date('2026-11-16T08:00:00Z')
let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => time }, environment: { TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => shop.stop())

const find = (key: unknown, from = '198.51.100.1') =>
  shop.visitor().rejected(registrationEndpoints.findCompany, key, { headers: { 'x-forwarded-for': from } })

describe('a company', () => {
  test('is found by its customer number and the postal code of its invoice address', async () => {
    const company = await aCompany(shop.dependencies, { vatId: 'DE100000016', phoneNumber: '+49 30 901820' })
    await shop.dependencies.database
      .update(addresses)
      .set({ zip: 'SW1A 1AA', streetNumber: '7', streetAddition: 'Hof 2', country: 'GB' })
      .where(eq(addresses.id, company.invoiceAddress.id))
    const { customerNumber } = company
    for (const zip of ['SW1A 1AA', ' sw1a1aa', 'S W 1 A 1 A A']) {
      expect(await shop.visitor().call(registrationEndpoints.findCompany, { customerNumber, zip })).toEqual({
        name: 'Musterform GmbH',
        nameAddition: null,
        street: 'Beispielstraße 7',
        streetAddition: 'Hof 2',
        zip: 'SW1A 1AA',
        city: 'Musterstadt',
        country: 'GB',
        vatId: 'DE100000016',
        phoneNumber: '+49 30 901820',
        fax: null,
      })
    }
  })

  test('is not found by another postal code, even of a delivery address, with the same answer as an unknown one', async () => {
    const { customerNumber, usualAddress } = await aCompany(shop.dependencies)
    await shop.dependencies.database.update(addresses).set({ zip: '54321' }).where(eq(addresses.id, usualAddress.id))
    const unknown = await find({ customerNumber: '999999999', zip: '12345' })
    expect(unknown).toMatchObject({ status: 404, code: 'INVALID_COMPANY' })
    for (const zip of ['12346', '54321', '1234%', '.', "' or ''='"]) {
      expect({ ...(await find({ customerNumber, zip })), errorId: '' }).toEqual({ ...unknown, errorId: '' })
    }
  })

  test('needs one query, the same for known and unknown ones', async () => {
    const { customerNumber } = await aCompany(shop.dependencies)
    const statements = async (zip: string) =>
      shop.statementsOf(() =>
        shop
          .visitor()
          .send('POST', registrationEndpoints.findCompany.route.slice('POST '.length), { customerNumber, zip }),
      )
    const known = await statements('12345')
    expect(known.filter((statement) => statement.includes('"companies"'))).toHaveLength(1)
    expect(await statements('99999')).toEqual(known)
  })
})

test.each([
  [{ customerNumber: null, zip: '12345' }, 'customerNumber', 'required'],
  [{ customerNumber: '10001', zip: ' ' }, 'zip', 'required'],
  [{ customerNumber: '10001', zip: '12345\r\nBcc: x@example.com' }, 'zip', 'tooLong'],
  [{ customerNumber: '10\n01', zip: '12345' }, 'customerNumber', 'invalidCharacters'],
  [{ customerNumber: 10001, zip: '12345' }, 'customerNumber', 'invalid'],
  [{ customerNumber: '10001', zip: '12345', companyId: 'x' }, 'companyId', 'unknownField'],
])('%j is rejected', async (key, field, code) => {
  const rejection = await find(key)
  expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
  expect(rejection.fields?.[field]).toEqual(expect.arrayContaining([expect.objectContaining({ code })]))
})

test('guessing is limited per network address for a quarter of an hour', async () => {
  const { customerNumber } = await aCompany(shop.dependencies)
  const guess = () => find({ customerNumber, zip: '99999' }, '203.0.113.7')
  for (let tried = 0; tried < 60; tried++) expect((await guess()).code).toBe('INVALID_COMPANY')
  expect(await guess()).toMatchObject({ status: 429, code: 'tooManyRequests' })
  time = new Date(time.getTime() + 16 * 60 * 1000)
  expect((await guess()).code).toBe('INVALID_COMPANY')
})
