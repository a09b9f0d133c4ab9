import { accountEndpoints } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import type { ErrorCode } from '@normwerk/contract/errors'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Rejection, startFakeServer } from '../../testing/fake-server.ts'
import { openShop } from '../../testing/open-shop.tsx'

const username = page.getByRole('textbox', { name: 'User name' })
const password = page.getByLabelText('Password', { exact: true })

/** A browser whose user confirms a passkey at once. */
function holdPasskey(): void {
  const bytes = new ArrayBuffer(1)
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null }
  const passkey = { id: 'AA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) }
  const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(passkey)
  onTestFinished(() => get.mockRestore())
}

/** Opens the page on a server that rejects every passkey with this code. */
async function openLogin(code: ErrorCode): Promise<void> {
  holdPasskey()
  const server = startFakeServer()
  const options = { challenge: 'AA', rpId: 'localhost', timeout: 1000, userVerification: 'required' } as const
  server.answer(passkeyEndpoints.prepareSignIn, () => options)
  server.answer(passkeyEndpoints.signIn, () => new Rejection(code))
  server.answer(
    accountEndpoints.authenticate,
    ({ input }) => new Rejection(input.passkey === undefined ? 'secondFactorRequired' : code),
  )
  await openShop('/login', server, null)
}

test('a passkey of a user who must choose a new password leads there', async () => {
  await openLogin('RESET_PASSWORD')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Choose a new password' })).toBeVisible()
})

test('a passkey behind a password that was changed in the meantime leads back to the password', async () => {
  await openLogin('invalidLoginData')
  await username.fill('buyer')
  await password.fill('former')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(password).toBeVisible()
})

test('a rejected passkey as the second step leaves the code to type', async () => {
  await openLogin('passkeyRejected')
  await username.fill('buyer')
  await password.fill('secret')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByLabelText('Code of the app')).toBeVisible()
})
