import { accountEndpoints } from '@normwerk/contract/account'
import { auditEndpoints } from '@normwerk/contract/audit'
import { companyEndpoints } from '@normwerk/contract/company'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aRegistration, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let staff: Visitor
const ina = { name: 'Ina Innen', email: 'ina@example.com', phoneNumber: '+49 30 901820' }
const otto = { name: 'Otto Außen', email: 'otto@example.com', phoneNumber: '+49 30 901821' }

beforeAll(async () => {
  shop = await startApp()
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

/** What an administrator of the company sees as contacts, in both places. */
async function seenBy(company: { id: string }) {
  const admin = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN']))
  const { company: own } = await admin.call(accountEndpoints.me)
  const { fieldService, officeStaff } = await admin.call(companyEndpoints.readOwn)
  expect(own).toMatchObject({ fieldService, officeStaff })
  return { fieldService, officeStaff }
}

test('a company without contacts has those of the shop, and keeps its own ones', async () => {
  const { dependencies } = shop
  const [bare, half] = [await aCompany(dependencies), await aCompany(dependencies, { officeStaff: otto })]
  expect(await seenBy(bare)).toEqual({ fieldService: null, officeStaff: null })
  const contacts = { fieldService: null, officeStaff: ina }
  expect(await staff.call(companyEndpoints.changeContacts, contacts)).toEqual(contacts)
  expect(await staff.call(companyEndpoints.readContacts)).toEqual(contacts)
  expect(await seenBy(bare)).toEqual({ fieldService: null, officeStaff: ina })
  await staff.call(companyEndpoints.changeContacts, { fieldService: ina, officeStaff: ina })
  expect(await seenBy(half)).toEqual({ fieldService: ina, officeStaff: otto })
  // Staff see what is stored for the company, so that saving its form does not copy the contacts of the shop.
  expect(await staff.call(companyEndpoints.read, { id: bare.id })).toMatchObject({ officeStaff: null })
})

test('a company that has just registered has the contacts of the shop', async () => {
  await staff.call(companyEndpoints.changeContacts, { fieldService: null, officeStaff: ina })
  const registration = await aRegistration(shop.dependencies, null)
  const params = { id: registration.id }
  const { user } = await staff.call(registrationEndpoints.decideForStaff, { accept: true }, { params })
  const person = await shop.signedIn({ id: user?.id ?? '' })
  expect((await person.call(accountEndpoints.me)).company).toMatchObject({ officeStaff: ina })
})

test('a change is recorded once, and invalid contacts change nothing', async () => {
  await staff.call(companyEndpoints.changeContacts, { fieldService: null, officeStaff: ina })
  await staff.call(companyEndpoints.changeContacts, { fieldService: otto, officeStaff: ina })
  await staff.call(companyEndpoints.changeContacts, { fieldService: otto, officeStaff: ina })
  const invalid = { fieldService: { ...otto, email: 'no address' }, officeStaff: null }
  expect(await staff.rejected(companyEndpoints.changeContacts, invalid)).toMatchObject({
    fields: { 'fieldService.email': [{ code: 'invalid' }] },
  })
  const unreachable = { fieldService: { ...otto, phoneNumber: '12' }, officeStaff: null }
  expect(await staff.rejected(companyEndpoints.changeContacts, unreachable)).toMatchObject({
    fields: { 'fieldService.phoneNumber': [{ code: 'invalidPhoneNumber' }] },
  })
  expect(await staff.call(companyEndpoints.readContacts)).toEqual({ fieldService: otto, officeStaff: ina })
  const { items } = await staff.call(auditEndpoints.listAll, { action: 'shop.contactsChanged', size: 1 })
  expect(items).toMatchObject([
    { changes: [{ field: 'fieldService', before: null, after: [otto.name, otto.email, otto.phoneNumber] }] },
  ])
})
