import { accountEndpoints } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

test('personal data is edited in place, beginning in the first field and ending at its button', async () => {
  const server = startFakeServer()
  holdCart(server)
  server.answer(profileEndpoints.change, () => aBuyer({ lastName: 'Muster' }))
  await openShop('/account', server, aBuyer())
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await expect.element(page.getByRole('combobox', { name: /^Salutation/ })).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(edit).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Muster')
  await userEvent.keyboard('{Enter}')
  await expect.element(edit).toHaveFocus()
})

test('the password is changed in place, ending at its button', async () => {
  const server = startFakeServer()
  holdCart(server)
  server.answer(accountEndpoints.listSessions, () => [])
  server.answer(passkeyEndpoints.list, () => [])
  server.answer(profileEndpoints.readSecondFactor, () => ({
    active: false,
    authenticator: false,
    passkey: false,
    required: false,
    recoveryCodesLeft: 0,
  }))
  await openShop('/account/security', server, aBuyer())
  const change = page.getByRole('button', { name: 'Change password' })
  await change.click()
  await expect.element(page.getByLabelText('Present password')).toHaveFocus()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(change).toHaveFocus()
})
