import { expect } from '@playwright/test'
import { password } from './buyer.ts'
import { test } from './shop.ts'

test('a wrong password shows an error and keeps the name; the right one returns to the previous page', async ({
  page,
}) => {
  await page.goto('/product/AZH?article=AZH-6x200')
  await page
    .getByRole('link', { name: /Preise anmelden|Anmelden/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Benutzername').fill('buyer')
  await page.getByLabel('Passwort', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible()
  await expect(page.getByLabel('Benutzername')).toHaveValue('buyer')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\/AZH\?article=AZH-6x200/)
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible()
})

test('signing out hides the prices, and the cart asks to sign in', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Benutzername').fill('designer')
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Konto von/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Angemeldet finden Sie hier Ihren Warenkorb')).toBeVisible()
})
