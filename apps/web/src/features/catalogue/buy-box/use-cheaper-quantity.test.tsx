import { giveMachining } from '@normwerk/contract/asked-options'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { languageEndpoints } from '@normwerk/contract/language'
import { noOptions } from '@normwerk/parts/configured-part'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sameServer, takeConfig } from '../../../api/config.ts'
import { meQuery } from '../../../api/me.ts'
import { CheaperQuantityHint } from '../../../shared/parts/cheaper-quantity.tsx'
import { aBuyer, aDimension } from '../../../testing/builders.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/show.tsx'
import { useCheaperQuantity } from './use-cheaper-quantity.ts'

const pin = aDimension('AZH-6x200', { price: '10.00', scalePrices: [{ from: 50, price: '8.80', worthFrom: 45 }] })

function Part() {
  const [quantity, setQuantity] = useState(44)
  const cheaper = useCheaperQuantity(pin, noOptions, quantity)
  return (
    <>
      <button type="button" onClick={() => setQuantity((pieces) => pieces + 1)}>
        {`${quantity} pieces`}
      </button>
      {cheaper !== null && <CheaperQuantityHint cheaper={cheaper} onTake={setQuantity} />}
    </>
  )
}

test('a larger quantity is asked for only where the scale has one, is shown, and taken', async () => {
  const server = startFakeServer()
  server.answer(tolerancePriceEndpoints.read, () => ({
    ...giveMachining(noOptions),
    options: [],
    tolerance: null,
    price: '10.00',
    leadTimeDays: 1,
    shipDate: '2026-11-25',
    cheaperQuantity: { quantity: 50, totalPrice: '440.00', saved: '10.00' },
  }))
  // A call with an input first gets its token by this one.
  server.answer(languageEndpoints.read, () => ({ code: 'en' }))
  takeConfig(sameServer)
  const queryClient = new QueryClient()
  queryClient.setQueryData(meQuery.queryKey, aBuyer())
  await show(
    <QueryClientProvider client={queryClient}>
      <Part />
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: '44 pieces' }).click()
  await expect.element(page.getByText('50 pieces cost only €440.00 in all. €10.00 saved')).toBeVisible()
  expect(server.inputs(tolerancePriceEndpoints.read)).toMatchObject([{ quantity: 45 }])
  await page.getByRole('button', { name: 'Take 50' }).click()
  await expect.element(page.getByRole('button', { name: '50 pieces' })).toBeVisible()
  await expect.element(page.getByText(/cost only/)).not.toBeInTheDocument()
  expect(server.inputs(tolerancePriceEndpoints.read)).toHaveLength(1)
})
