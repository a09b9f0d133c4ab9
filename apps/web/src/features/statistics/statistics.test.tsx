import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { registrationEndpoints } from '@normwerk/contract/registration'
import { type DownloadedFile, statisticsEndpoints } from '@normwerk/contract/statistics'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../../testing/builders.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const staff = aBuyer({ company: null, roles: ['GLOBAL_ADMIN'], isGlobalAdmin: true })
const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)

const files: DownloadedFile[] = [
  { fileName: 'AZH-6x160.step', type: 'STEP', downloads: 210, lastDownload: '2026-11-24T08:00:00.000Z' },
  { fileName: 'cart.xlsx', type: 'Excel', downloads: 30, lastDownload: '2026-11-25T08:00:00.000Z' },
]

test('staff see downloads by month, of all files or of one, beside searches, views, carts and companies', async () => {
  const server = startFakeServer()
  server.answer(statisticsEndpoints.listMonths, ({ input }) =>
    months.map((month, at) => ({
      month,
      downloads: at < 9 ? {} : input.fileName === undefined ? { STEP: at * 7, other: at } : { STEP: 1 },
    })),
  )
  server.answer(statisticsEndpoints.listFiles, () => files)
  server.answer(registrationEndpoints.listForStaff, () => [])
  server.answer(missedSearchEndpoints.list, () => ({ items: [], page: 1, size: 20, total: 0 }))
  server.answer(statisticsEndpoints.readFigures, () => ({
    productViews: [{ productNr: 'AZH', name: 'Ejector pin, hardened', views: 412 }],
    openCarts: 7,
    months: months.map((month, at) => ({ month, orders: at, inquiries: 1 })),
    companies: [
      {
        ...{ companyName: 'Musterform GmbH', customerNumber: '10001', orders: 31, inquiries: 2 },
        ...{ sumNet: '18420.50', openCarts: 3 },
      },
    ],
  }))
  await openShop('/administration/statistics', server, staff)
  const inDecember = page.getByText('88', { exact: true })
  await expect.element(inDecember.first()).toBeVisible()
  await expect.element(page.getByRole('img', { name: /Bar chart/ })).toBeVisible()
  await expect.element(page.getByText('€18,420.50')).toBeVisible()
  await expect.element(page.getByText('Carts with positions that are not ordered yet: 7.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the months of AZH-6x160.step' }).click()
  await expect.element(inDecember).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All files' }).click()
  await expect.element(inDecember.first()).toBeVisible()
})
