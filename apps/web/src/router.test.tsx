import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from './api/query-client.ts'
import { createShopRouter } from './router.ts'

function startAt(address: string) {
  const context = { queryClient: createQueryClient(() => undefined), enterBundle: async () => undefined }
  return createShopRouter(context, '/', { history: createMemoryHistory({ initialEntries: [address] }) })
}

test('a page whose route is loaded later opens with its search and hash, as one entry of the history', async () => {
  const router = startAt('/orders?q=M-17#newest')
  await router.load()
  const { location, matches } = router.state
  expect(matches.at(-1)).toMatchObject({ fullPath: '/orders', search: { q: 'M-17' }, status: 'success' })
  expect(location.href).toBe('/orders?q=M-17#newest')
  expect(router.history.length).toBe(1)
})

test('a link to a page whose route is loaded later has its address before that', () => {
  const router = startAt('/')
  const { href } = router.buildLocation({ to: '/order/$id', params: { id: 'a/b' }, search: {} })
  expect(href).toBe('/order/a%2Fb')
})

test('an address without any route opens no page', async () => {
  const router = startAt('/no/such/page')
  await router.load()
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__'])
})
