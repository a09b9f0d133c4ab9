import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sameServer, takeConfig } from '../../api/config.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { show } from '../../testing/show.tsx'
import { ConnectionBar } from './connection-bar.tsx'

function Categories() {
  const { data } = useQuery(endpointQuery(catalogueEndpoints.mainCategories))
  return <p>{data === undefined ? 'missing' : 'loaded'}</p>
}

/** Timers are real again after a failed test, too. */
function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const open = () =>
  show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <ConnectionBar />
      <Categories />
    </QueryClientProvider>,
  )

test('the bar appears while the shop is not ready, and what is missing is loaded when it is ready again', async () => {
  useFakeTimers()
  const server = startFakeServer()
  takeConfig(sameServer)
  server.setReady(false)
  server.answer(catalogueEndpoints.mainCategories, () => new Rejection('temporarilyUnavailable'))
  await open()
  const bar = page.getByRole('status').getByText(/^Orders are not possible/)
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(bar.elements()).toHaveLength(1)
  })
  server.setReady(true)
  server.answer(catalogueEndpoints.mainCategories, () => [])
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  await expect.element(page.getByText('loaded')).toBeVisible()
  expect(bar.elements()).toHaveLength(0)
})

test('no bar appears after a failure of a shop that is ready, which is not asked again', async () => {
  useFakeTimers()
  const server = startFakeServer()
  takeConfig(sameServer)
  server.answer(catalogueEndpoints.mainCategories, () => new Rejection('temporarilyUnavailable'))
  await open()
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect(server.inputs(catalogueEndpoints.mainCategories)).toHaveLength(5)
  expect(page.getByText(/^Orders are not possible/).elements()).toHaveLength(0)
})
