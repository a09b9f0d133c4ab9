import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CallError } from './api/call-error.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { createQueryClient } from './api/query-client.ts'
import { holdMissing, listAnswers, listMissing, takeState } from './page-state.ts'
import { show } from './testing/show.tsx'

const query = endpointQuery(catalogueEndpoints.readByNumber, { input: { productNr: 'NONE', allOrNone: 'true' } })
const rejection = new CallError({ code: 'entryNotFound', message: 'There is no NONE.', status: 404, errorId: 'id-1' })
const fetchAgain = vi.fn<() => Promise<never>>(() => Promise.reject(rejection))

function Product() {
  const { error } = useQuery({ ...query, queryFn: fetchAgain })
  return <p>{error instanceof CallError ? `${error.code}: ${error.message}` : 'Loading'}</p>
}

test('what the server did not find is shown at once, and not requested again', async () => {
  const onServer = createQueryClient(() => undefined)
  await onServer.fetchQuery({ ...query, queryFn: fetchAgain }).catch(() => undefined)
  expect(fetchAgain).toHaveBeenCalledOnce()
  const sent = JSON.stringify({ answers: listAnswers(onServer), missing: listMissing(onServer) })
  const inBrowser = createQueryClient(() => undefined)
  takeState(inBrowser, JSON.parse(sent))

  for (const client of [onServer, inBrowser]) {
    holdMissing(client, listMissing(client))
    await show(
      <QueryClientProvider client={client}>
        <Product />
      </QueryClientProvider>,
    )
  }
  expect(page.getByText('entryNotFound: There is no NONE.').elements()).toHaveLength(2)
  expect(fetchAgain).toHaveBeenCalledOnce()
})
