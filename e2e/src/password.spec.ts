import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { password, signIn } from './buyer.ts'
import { receiveMail } from './mailbox.ts'
import { asSomebodyElse, chosenPassword, signInAs } from './registering.ts'
import { test } from './shop.ts'

test('a new password is chosen by a link that works once, and every session ends', async ({ page }) => {
  await signIn(page, 'designer')
  await page.goto('/cart')
  await asSomebodyElse(page, async (designer) => {
    await designer.goto('/login')
    await designer.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await designer.getByLabel('E-Mail-Adresse').fill('designer@example.com')
    await designer.getByRole('button', { name: 'Link senden' }).click()
    await expect(designer.getByText('Bitte sehen Sie in Ihr Postfach')).toBeVisible()
    const { path } = await receiveMail('designer@example.com', /Passwort/)
    await designer.goto(path)
    await designer.getByLabel('Neues Passwort').fill('zu kurz')
    await expect(designer).not.toHaveURL(/token=/)
    await designer.getByLabel('Neues Passwort').fill(chosenPassword)
    await designer.getByLabel('Passwort wiederholen').fill(chosenPassword)
    await designer.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(designer.getByText('Passwort gespeichert')).toBeVisible()
    await signInAs(designer, 'designer', chosenPassword)
    await designer.goto(path)
    await designer.getByLabel('Neues Passwort').fill('Noch-eins-4711!')
    await designer.getByLabel('Passwort wiederholen').fill('Noch-eins-4711!')
    await designer.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(designer.getByText('Dieser Link gilt nicht mehr')).toBeVisible()
    // Restores the password that the other journeys use.
    await designer.goto('/account/security')
    await designer.getByRole('button', { name: 'Passwort ändern' }).click()
    await designer.getByLabel('Bisheriges Passwort').fill(chosenPassword)
    await designer.getByLabel('Neues Passwort').fill(password)
    await designer.getByLabel('Passwort wiederholen').fill(password)
    await designer.keyboard.press('Enter')
    await expect(designer.getByText('Ihr Passwort ist geändert')).toBeVisible()
  })
  await page.goto('/cart')
  await expect(page.getByText('Angemeldet finden Sie hier Ihren Warenkorb')).toBeVisible()
})

test('with a second factor the password does not suffice, and a recovery code replaces a lost phone', {
  tag: '@release',
}, async ({ page }) => {
  await signIn(page, 'rival')
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Einrichten' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click()
  const typed = page.getByRole('dialog').locator('code').first()
  const secret = (await typed.innerText()).replaceAll(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByRole('dialog').getByLabel('Code aus der App').fill(totp.generate())
  await page.getByRole('dialog').getByRole('button', { name: 'Einschalten' }).click()
  const recoveryCode = await page.getByRole('dialog').getByRole('listitem').first().innerText()
  await page.getByRole('checkbox', { name: /aufbewahrt/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click()

  await asSomebodyElse(page, async (rival) => {
    await rival.goto('/login')
    await rival.getByLabel('Benutzername').fill('rival')
    await rival.getByLabel('Passwort', { exact: true }).fill(password)
    await rival.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    await rival.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click()
    await rival.getByLabel('Wiederherstellungscode').fill(recoveryCode)
    await rival.keyboard.press('Enter')
    await expect(rival).not.toHaveURL(/\/login/)
  })

  await page.getByRole('button', { name: 'Ausschalten' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Ausschalten' }).click()
  await expect(page.getByText('Der zweite Faktor ist ausgeschaltet.')).toBeVisible()
})
