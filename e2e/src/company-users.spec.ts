import { expect } from '@playwright/test'
import { emptyCart, searchField, signIn } from './buyer.ts'
import { receiveMail } from './mailbox.ts'
import { asSomebodyElse, chosenPassword, signInAs } from './registering.ts'
import { test } from './shop.ts'

test('a colleague is invited, orders, loses the right while in the cart, and is locked out', {
  tag: '@release',
}, async ({ page }) => {
  const email = 'paul.einkauf@example.com'
  await signIn(page, 'admin')
  await page.goto('/company/users')
  await page.getByRole('link', { name: 'Kollegen einladen' }).click()
  const form = page.getByRole('main')
  await form.getByLabel('Vorname').fill('Paul')
  await form.getByLabel('Nachname').fill('Neueinkauf')
  await form.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await form.getByRole('button', { name: /Einkauf: Shop/ }).click()
  await form.getByRole('button', { name: 'Einladung senden' }).click()
  await expect(page.getByText(`Die Einladung geht an ${email}`)).toBeVisible()

  await asSomebodyElse(page, async (paul) => {
    const { path } = await receiveMail(email, /Zugang|eingeladen|Einladung/i)
    await paul.goto(path)
    await paul.getByLabel('Neues Passwort').fill(chosenPassword)
    await paul.getByLabel('Passwort wiederholen').fill(chosenPassword)
    await paul.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(paul.getByText('Passwort gespeichert')).toBeVisible()
    await signInAs(paul, email, chosenPassword)
    await emptyCart(paul)
    await paul.goto('/')
    await searchField(paul).fill('AZH-6x200')
    await searchField(paul).press('Enter')
    await paul.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await paul.goto('/cart/summary')
    const order = paul.getByRole('button', { name: /Zahlungspflichtig|bestellen/i })
    await expect(order).toBeVisible()

    // The administrator removes the right in the meantime.
    await page.goto('/company/users?q=Neueinkauf')
    await page.getByRole('link', { name: /Paul Neueinkauf/ }).click()
    await page.getByRole('checkbox', { name: /^Bestellen/ }).uncheck()
    await page.getByRole('button', { name: 'Änderungen speichern' }).click()
    await expect(page.getByText('Paul Neueinkauf: Änderungen gespeichert')).toBeVisible()

    await order.click()
    await expect(paul.getByText(/keine Berechtigung|nicht berechtigt|Recht/i).first()).toBeVisible()

    await page.getByRole('button', { name: 'Sperren' }).click()
    await expect(page.getByText('Paul Neueinkauf ist gesperrt und überall abgemeldet')).toBeVisible()
    await paul.goto('/cart')
    await expect(paul.getByText('Angemeldet finden Sie hier Ihren Warenkorb')).toBeVisible()
  })

  await page.goto('/company/audit')
  await expect(page.getByRole('main').getByText('Paul Neueinkauf').first()).toBeVisible()
})

test('an administrator finds the way from the own user page to the own mail address', { tag: '@release' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/company/users')
  await page.getByRole('link', { name: /Adam Musterform/ }).click()
  await expect(page.getByText('Ihre E-Mail-Adresse ändern Sie im Profil')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Profil' }).click()
  await expect(page.getByRole('heading', { name: 'Profil', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('admin@example.com')).toBeVisible()
})
