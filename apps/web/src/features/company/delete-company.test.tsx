import { addressEndpoints } from '@normwerk/contract/address'
import { companyEndpoints, type ManagedCompany } from '@normwerk/contract/company'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../../testing/builders.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const nothing = {
  companyAddition: null,
  vatId: null,
  taxNumber: null,
  supplierNumber: null,
  fieldService: null,
  officeStaff: null,
  phoneNumber: null,
  fax: null,
  buyerReference: null,
  electronicAddress: null,
  purchasingEmail: null,
  accountingEmail: null,
}
const company: ManagedCompany = {
  ...nothing,
  id: '01a20ab8-9854-70d3-bf26-62cceac993de',
  companyName: 'Musterform GmbH',
  customerNumber: '10001',
  currency: 'EUR',
  discountGroup: 'A',
  invoiceProfile: 'en16931',
  requireSecondFactor: false,
  asksCostCentre: false,
  allowedOrigins: [],
  userCount: 3,
  createdAt: '2026-01-01T00:00:00Z',
  invoiceAddress: {
    street: 'Weg',
    streetNumber: '1',
    zip: '12345',
    city: 'Ort',
    country: 'DE',
    addressAddition: null,
    streetAddition: null,
  },
}

async function openCompany() {
  const server = startFakeServer()
  server.answer(companyEndpoints.read, () => company)
  server.answer(companyEndpoints.listDiscountGroups, () => ['A'])
  server.answer(addressEndpoints.listCountries, () => [])
  server.answer(registrationEndpoints.listForStaff, () => [])
  server.answer(companyEndpoints.list, () => ({ items: [], page: 1, size: 20, total: 0 }))
  const staff = aBuyer({ roles: ['GLOBAL_ADMIN'], company: null, isGlobalAdmin: true })
  await openShop(`/administration/companies/${company.id}`, server, staff)
  await page.getByRole('button', { name: 'Delete the company…' }).click()
  return { server, dialog: page.getByRole('dialog', { name: 'Delete Musterform GmbH?' }) }
}
const typeNumber = (number: string) => page.getByLabelText('Type the customer number 10001 to confirm').fill(number)

test('a company is deleted only once its number was typed', async () => {
  const { server, dialog } = await openCompany()
  server.answer(companyEndpoints.delete, () => undefined)
  await expect.element(dialog.getByText('its 3 users', { exact: false })).toBeVisible()
  await typeNumber('10002')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(dialog.getByText('This is not the customer number of this company.')).toBeVisible()
  expect(server.inputs(companyEndpoints.delete)).toHaveLength(0)
  await typeNumber('10001')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(page.getByText('Musterform GmbH is deleted')).toBeVisible()
  expect(server.inputs(companyEndpoints.delete)).toHaveLength(1)
})

test('a company with open orders stays, and the dialog says why', async () => {
  const { server, dialog } = await openCompany()
  server.answer(companyEndpoints.delete, () => new Rejection('companyHasOpenOrders'))
  await typeNumber('10001')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(dialog.getByText(/open orders or inquiries|companyHasOpenOrders/)).toBeVisible()
})
