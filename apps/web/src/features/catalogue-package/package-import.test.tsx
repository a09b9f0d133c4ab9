import { cataloguePackageEndpoints } from '@normwerk/contract/catalogue-package'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sameServer, takeConfig } from '../../api/config.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { show } from '../../testing/show.tsx'
import { PackageImport } from './package-import.tsx'

test('no file can be chosen until the last import is known, and a failure is shown and tried again', async () => {
  const server = startFakeServer()
  server.answer(cataloguePackageEndpoints.read, () => new Rejection('somethingWentWrong'))
  takeConfig(sameServer)
  await show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <PackageImport />
    </QueryClientProvider>,
  )
  const choose = page.getByLabelText(/Choose files/)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(choose).toBeDisabled()
  server.answer(cataloguePackageEndpoints.read, () => ({ current: null, offered: false, maxTotal: 1024 ** 2 }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(choose).toBeEnabled()
})
