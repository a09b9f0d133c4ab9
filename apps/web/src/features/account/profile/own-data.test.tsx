import { accountEndpoints } from '@normwerk/contract/account'
import { ownDataEndpoints } from '@normwerk/contract/account/own-data'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { Rejection, startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

test('users take their data as a file, and delete themselves only with their password', async () => {
  const server = startFakeServer()
  holdCart(server)
  server.answer(accountEndpoints.listSessions, () => [])
  server.answer(passkeyEndpoints.list, () => [])
  const noFactor = { required: false, passkey: false, active: false, authenticator: false, recoveryCodesLeft: 0 }
  server.answer(profileEndpoints.readSecondFactor, () => noFactor)
  server.answer(ownDataEndpoints.deleteUser, () => new Rejection('invalidLoginData'))
  await openShop('/account/security', server, aBuyer())
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/user/data')

  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete account' })
  await userEvent.keyboard('{Enter}')
  expect(server.inputs(ownDataEndpoints.deleteUser)).toEqual([])
  await userEvent.keyboard('wrong{Enter}')
  await expect.element(dialog.getByLabelText('Your password', { exact: false })).toBeInvalid()
  expect(server.inputs(ownDataEndpoints.deleteUser)).toEqual([{ password: 'wrong' }])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Delete account…' })).toHaveFocus()
})
