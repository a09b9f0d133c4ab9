import { accountEndpoints, type Me } from '@normwerk/contract/account'
import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import { languageEndpoints } from '@normwerk/contract/language'
import { statisticsEndpoints } from '@normwerk/contract/statistics'
import { createMemoryHistory } from '@tanstack/react-router'
import { basepathOf, sameServer, takeConfig } from '../api/config.ts'
import { createQueryClient } from '../api/query-client.ts'
import { createShopRouter } from '../router.ts'
import { lateRoutes } from '../routes/late-routes.ts'
import { Shop } from '../shop.tsx'
import { formatError } from '../texts/format-error.ts'
import { openTexts } from '../texts/open-texts.ts'
import { hideToast, readToasts, showToast } from '../ui/overlays/toast-store.ts'
import { type FakeServer, Rejection } from './fake-server.ts'
import { renderUntilEnd } from './render-until-end.tsx'
import '../ui/tokens.css'
import '../ui/base.css'

/**
 * Opens a page of the shop in English, like a browser at its address, until the test ends.
 * @param me the signed-in user; null: a visitor
 */
export async function openShop(address: string, server: FakeServer, me: Me | null): Promise<void> {
  server.answer(accountEndpoints.me, () => me ?? new Rejection('notSignedIn'))
  server.answer(languageEndpoints.list, () => [])
  server.answer(maintenanceEndpoints.read, () => null)
  server.answer(statisticsEndpoints.reportView, () => undefined)
  // Messages of the test before would stay for some seconds.
  for (const { id } of readToasts()) hideToast(id)
  takeConfig(sameServer)
  const { text, enter } = await openTexts('en')
  const queryClient = createQueryClient((error) =>
    showToast({ message: formatError(error, text).message, tone: 'bad' }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createShopRouter({ queryClient, enterBundle: enter }, basepathOf(sameServer), { history, lateRoutes })
  // A link that scrolls below the pointer would ask for its page, which no test waits for.
  router.update({ ...router.options, defaultPreload: false })
  await router.load()
  await renderUntilEnd(<Shop {...{ config: sameServer, code: 'en', text, queryClient, router }} />)
}
