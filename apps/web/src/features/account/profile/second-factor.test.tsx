import { accountEndpoints } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { profileEndpoints } from '@normwerk/contract/account/profile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '../../../testing/builders.ts'
import { holdCart } from '../../../testing/cart-server.ts'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { openShop } from '../../../testing/open-shop.tsx'

test.each([
  ['is removed beside a passkey, which is enough', { required: true, passkey: true }, 'Remove authenticator app'],
  ['stays as the only factor of those who need one', { required: true, passkey: false }, null],
  ['is turned off where none is required', { required: false, passkey: false }, 'Turn off'],
] as const)('an authenticator %s', async (_, state, offered) => {
  const server = startFakeServer()
  holdCart(server)
  server.answer(accountEndpoints.listSessions, () => [])
  server.answer(passkeyEndpoints.list, () => [])
  server.answer(profileEndpoints.readSecondFactor, () => ({
    ...state,
    active: true,
    authenticator: true,
    recoveryCodesLeft: 10,
  }))
  await openShop('/account/security', server, aBuyer())
  await expect.element(page.getByRole('button', { name: 'Change phone' })).toBeVisible()
  const buttons = page.getByRole('button', { name: /^(Turn off|Remove authenticator app)$/ })
  expect(buttons.elements().map(({ textContent }) => textContent)).toEqual(offered === null ? [] : [offered])
  expect(page.getByText(/The second factor is required/).elements()).toHaveLength(offered === null ? 1 : 0)
})
