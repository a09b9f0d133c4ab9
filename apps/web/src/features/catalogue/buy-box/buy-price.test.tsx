import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDimension } from '../../../testing/builders.ts'
import { show } from '../../../testing/show.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyPrice } from './buy-price.tsx'

const dimension = aDimension('AZH-6x200', { price: '10.00' })
const options = { ...noOptions, changedLength: 187.5 }

test('a price that could not be loaded says so, and is requested again', async () => {
  let attempts = 0
  const failure = {
    error: new Error('no answer'),
    onRetry: () => {
      attempts += 1
    },
  }
  await show(<BuyPrice {...{ dimension, options, failure, made: undefined, quantity: 1 }} />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(attempts).toBe(1)
})

test('the bar of a phone never shows the price of the uncut part for the cut one', async () => {
  const none = () => undefined
  const actions = { onQuantity: none, onConfigure: none, onMake: none, onOrder: none, onOpen: none }
  const state = { certificate: null, mayOrder: true, signedIn: true, quantity: 1, pending: false, priceFailure: null }
  const bar = { ...actions, ...state, dimension, options, sizes: '' }
  await show(
    <>
      <BuyBar {...bar} made={undefined} />
      <BuyBar {...bar} made={{ price: '12.30', shipDate: '2026-11-30' }} />
    </>,
  )
  // It is hidden on a wide screen.
  const [loading, loaded] = document.querySelectorAll('section')
  expect(loading?.textContent).toContain('–')
  expect(loading?.textContent).not.toContain('10.00')
  expect(loaded?.textContent).toContain('€12.30')
})
