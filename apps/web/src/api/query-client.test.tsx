import { cartEndpoints } from '@normwerk/contract/cart'
import { onlineManager, QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { sameServer, takeConfig } from './config.ts'
import { endpointQuery } from './endpoint-query.ts'
import { createQueryClient } from './query-client.ts'

const codeOf = (error: Error | null) => (error instanceof CallError ? error.code : 'none')

function Page() {
  const client = useQueryClient()
  const list = useQuery(endpointQuery(cartEndpoints.list))
  const open = useMutation({ mutationFn: () => client.ensureQueryData(endpointQuery(cartEndpoints.readDefault)) })
  const clear = useMutation({ mutationFn: () => call(cartEndpoints.clear, { input: { cartId: 'a' } }) })
  return (
    <>
      <p>List: {codeOf(list.error)}</p>
      <button type="button" onClick={() => open.mutate()}>
        Open: {codeOf(open.error)}
      </button>
      <button type="button" onClick={() => clear.mutate()}>
        Clear: {codeOf(clear.error)}
      </button>
    </>
  )
}

test('without a connection a page, an action and what the action reads fail instead of waiting silently', async () => {
  takeConfig(sameServer)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  onlineManager.setOnline(false)
  onTestFinished(() => {
    onlineManager.setOnline(true)
    vi.unstubAllGlobals()
  })
  const report = vi.fn<(error: Error) => void>()
  await show(
    <QueryClientProvider client={createQueryClient(report)}>
      <Page />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: /^Open/ }).click()
  await page.getByRole('button', { name: /^Clear/ }).click()
  for (const text of ['List: noConnection', 'Open: noConnection', 'Clear: noConnection']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
  // The page shows why it has no list; nothing else would tell why the actions failed.
  expect(report.mock.calls.map(([error]) => codeOf(error))).toEqual(['noConnection', 'noConnection'])
})
