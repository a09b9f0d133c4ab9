import { companyEndpoints } from '@normwerk/contract/company'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import type { ManagedUser } from '@normwerk/contract/company/user'
import { type Slide, slideEndpoints } from '@normwerk/contract/content/slide'
import { slideEditingEndpoints } from '@normwerk/contract/content/slide-editing'
import type { Endpoint, Output } from '@normwerk/contract/endpoint'
import type { ErrorCode } from '@normwerk/contract/errors'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer, anId } from '../../testing/builders.ts'
import { type FakeServer, Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

// The seven notices of administrators: each says at first why it failed, then that it is done.

const staff = aBuyer({ roles: ['GLOBAL_ADMIN'], isGlobalAdmin: true })
const { id, salutation, title, phoneNumber, mobilePhoneNumber, fax } = staff
const person = { salutation, title, phoneNumber, mobilePhoneNumber, fax, firstName: 'Max', lastName: 'Muster' }
const user: ManagedUser = {
  ...person,
  ...{ id: anId(), userId: id, username: 'max', email: 'max@example.com', pendingEmail: null, roles: ['SHOP_USER'] },
  ...{ orderLimit: null, monthLimit: null, companyCustomerNumber: '10001', companyName: 'Musterform GmbH' },
  ...{ locked: false, enabled: true, invited: false, secondFactor: false },
  ...{ createdAt: '2026-01-01T00:00:00Z', lastLoginAt: null },
}
const slide: Slide = {
  ...{ id: anId(), sortIndex: 1, isHidden: true, image: null },
  landingPageTexts: [{ languageCode: 'en', imageText1: 'Pins', imageText2: null, buttonText: null, buttonUrl: null }],
}

let server: FakeServer

beforeEach(() => {
  server = startFakeServer()
  server.answer(companyEndpoints.list, () => ({ items: [], page: 1, size: 20, total: 0 }))
  server.answer(shopUserEndpoints.listPaged, () => ({ items: [], page: 1, size: 20, total: 0 }))
  server.answer(shopUserEndpoints.read, () => user)
  server.answer(slideEndpoints.list, () => [])
  server.answer(slideEditingEndpoints.listAll, () => [slide])
})

/** Rejects a call once, and then answers it. */
function rejectOnce<E extends Endpoint>(endpoint: E, code: ErrorCode, answer: Output<E>): void {
  let isFirst = true
  server.answer(endpoint, () => {
    const answered = isFirst ? new Rejection(code) : answer
    isFirst = false
    return answered
  })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const sees = (text: string) => expect.element(page.getByText(text)).toBeVisible()

test('of a user: changed, locked, moved to another customer number, deleted', { tags: ['release'] }, async () => {
  const moved = { ...user, companyName: 'Andere GmbH', companyCustomerNumber: '10002' }
  rejectOnce(shopUserEndpoints.change, 'usernameTaken', { ...user, firstName: 'Moritz' })
  rejectOnce(shopUserEndpoints.lock, 'lastAdministrator', { ...user, locked: true })
  rejectOnce(shopUserEndpoints.changeCompany, 'INVALID_COMPANY', moved)
  rejectOnce(shopUserEndpoints.delete, 'lastAdministrator', undefined)
  await openShop(`/administration/users/${user.id}`, server, staff)

  await page.getByLabelText('First name').fill('Moritz')
  await button('Save changes').click()
  await sees('The server says usernameTaken.')
  await button('Save changes').click()
  await sees('Moritz Muster: changes saved')

  await button('Lock').click()
  await sees('The server says lastAdministrator.')
  await button('Lock').click()
  await sees('Max Muster is locked and signed out everywhere')

  await button('Change company').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Customer number').fill('10002')
  await dialog.getByRole('button', { name: 'Change company' }).click()
  await sees('The server says INVALID_COMPANY.')
  await dialog.getByRole('button', { name: 'Change company' }).click()
  await sees('Max Muster now belongs to Andere GmbH, customer number 10002')

  await button('Delete for good').click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await sees('The server says lastAdministrator.')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await sees('Max Muster has been deleted')
})

test('of a slide: saved, its picture uploaded', { tags: ['release'] }, async () => {
  rejectOnce(slideEditingEndpoints.change, 'entryNotFound', slide)
  rejectOnce(slideEditingEndpoints.upload, 'errorImageUpload', slide)
  await openShop(`/administration/slides/${slide.id}`, server, staff)

  await page.getByLabelText('Heading').fill('Ejector pins')
  await button('Save changes').click()
  await sees('The server says entryNotFound.')
  await button('Save changes').click()
  await sees('The slide is saved.')

  await userEvent.upload(page.getByLabelText(/^Choose a picture/), await aPicture())
  await button('Use this part').click()
  await sees('The server says errorImageUpload.')
  await button('Use this part').click()
  await sees('The picture is saved.')
})

test('of a slide: deleted', { tags: ['release'] }, async () => {
  rejectOnce(slideEditingEndpoints.delete, 'entryNotFound', undefined)
  await openShop('/administration/slides', server, staff)
  await button('Remove Pins from the list').click()
  await button('Delete').click()
  await sees('The server says entryNotFound.')
  await button('Delete').click()
  await sees('The slide is deleted.')
})

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 270)
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1)
  return new File([await canvas.convertToBlob()], 'mould.png', { type: 'image/png' })
}
