import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { documentEndpoints } from '@normwerk/contract/document'
import { erpEndpoints, type UnappliedAnswer } from '@normwerk/contract/erp'
import { undeliveredOrderEndpoints } from '@normwerk/contract/order/undelivered'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../../testing/builders.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const answer: UnappliedAnswer = {
  id: '01a20ab8-9854-70d3-bf26-62cceac993de',
  fileName: 'AB-200006.xml',
  createdAt: '2026-11-26T09:00:00Z',
  attempts: 1,
  lastError: 'Order 200006 has no position 9.',
  givenUp: true,
}

/** @param rejection of each call that discards an answer */
async function openWork(rejection?: Rejection) {
  const server = startFakeServer()
  let listed = [answer]
  server.answer(erpEndpoints.listUnapplied, () => listed)
  server.answer(erpEndpoints.repeat, () => undefined)
  server.answer(erpEndpoints.discard, () => {
    if (rejection === undefined) listed = []
    return rejection
  })
  server.answer(undeliveredOrderEndpoints.list, () => [])
  server.answer(registrationEndpoints.listForStaff, () => [])
  server.answer(documentEndpoints.listUnwritten, () => [])
  const counts = { toConfirm: 0, toSend: 0, sent: 0, inquiries: 0, offered: 0, closed: 0 }
  server.answer(backOfficeEndpoints.list, () => ({ items: [], page: 1, size: 50, total: 0, counts }))
  await openShop(
    '/administration/orders',
    server,
    aBuyer({ roles: ['GLOBAL_ADMIN'], company: null, isGlobalAdmin: true }),
  )
  return page.getByRole('region', { name: 'ERP answers set aside' })
}

test('an answer that was set aside is shown with its reason, downloaded, repeated and discarded', async () => {
  const list = await openWork()
  await expect.element(list.getByText('Order 200006 has no position 9.')).toBeVisible()
  const file = list.getByRole('link', { name: 'Download the file' })
  await expect.element(file).toHaveAttribute('download', 'AB-200006.xml')
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('AB-200006.xml is being applied again')).toBeVisible()
  await list.getByRole('button', { name: 'Discard…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(list).not.toBeInTheDocument()
})

test('a rejected discard says why, and keeps the answer', async () => {
  const list = await openWork(new Rejection('entryNotFound'))
  await list.getByRole('button', { name: 'Discard…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(list.getByText('AB-200006.xml', { exact: true })).toBeVisible()
})
