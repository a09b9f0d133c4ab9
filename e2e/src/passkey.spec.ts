import { expect, type Page } from '@playwright/test'
import { password } from './buyer.ts'
import { test } from './shop.ts'

/** Gives the browser an authenticator that confirms by itself, as a laptop with a fingerprint reader. */
async function giveAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const confirming = { ...options, isUserVerified: true, automaticPresenceSimulation: true }
  await client.send('WebAuthn.addVirtualAuthenticator', { options: confirming })
}

test('a passkey is added, signs in alone and as the second step, is renamed and removed', { tag: '@release' }, async ({
  page,
  shop,
}) => {
  // An IP address can have no passkeys.
  const at = (path: string) => `${shop.address.replace('127.0.0.1', 'localhost')}${path}`
  await giveAuthenticator(page)
  const typePassword = async () => {
    await page.goto(at('/login?from=/account/security'))
    await page.getByLabel('Benutzername').fill('rival')
    await page.getByLabel('Passwort', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  }
  const signOut = async () => {
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  }

  await typePassword()
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name des Passkeys').fill('Laptop')
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(dialog.getByText('Dieses Passwort ist nicht richtig.')).toBeVisible()
  await dialog.getByLabel('Ihr Passwort').fill(password)
  await dialog.getByRole('button', { name: 'Passkey anlegen' }).click()
  await page.getByRole('checkbox', { name: /aufbewahrt/ }).check()
  await dialog.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText('noch nicht benutzt')).toBeVisible()

  await signOut()
  await page.goto(at('/login?from=/account/security'))
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await page.getByRole('button', { name: 'Passkey umbenennen: Laptop' }).click()
  await dialog.getByLabel('Name des Passkeys').fill('Büro')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Passkey umbenennen: Büro' })).toBeFocused()

  await signOut()
  await typePassword()
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await page.getByRole('button', { name: 'Passkey entfernen: Büro' }).click()
  await dialog.getByLabel('Ihr Passwort').fill(password)
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click()
  await expect(page.getByText('Passkey „Büro“ entfernt.')).toBeVisible()

  await signOut()
  await page.goto(at('/login'))
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByText(/Dieser Passkey wurde nicht angenommen/)).toBeVisible()
})
