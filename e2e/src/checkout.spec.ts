import { expect } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'
import { test } from './shop.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin')
  await emptyCart(page)
  await page.goto('/cart')
  await page.getByLabel('Artikelnummer oder Bezeichnung').fill('AZH-6x200')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/Menge von Position 1/)).toBeVisible()
})

test('a reload in the second step keeps the chosen values', async ({ page }) => {
  await page.goto('/cart/delivery')
  await page.getByRole('radio', { name: /Abholung/ }).check()
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeAttached()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Abholung/ })).toBeChecked()
  await page.goto('/cart/summary')
  await expect(page.getByText('Abholung').first()).toBeVisible()
  await page.goto('/cart/delivery')
  await page.getByRole('radio', { name: /^Lieferung/ }).check()
  await expect(page.getByText('Gespeichert', { exact: true }).first()).toBeAttached()
})

test('a quantity of zero removes the position, and undo restores it', { tag: '@release' }, async ({ page }) => {
  const quantity = page.getByLabel(/Menge von Position 1/)
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByLabel(/Menge von Position 1/)).toHaveValue('1')
})

test('users who may not order see a message and can send an inquiry', { tag: '@release' }, async ({ page }) => {
  await page.context().clearCookies()
  await signIn(page, 'designer')
  await emptyCart(page)
  await page.goto('/cart')
  await page.getByLabel('Artikelnummer oder Bezeichnung').fill('DIN 1530 AH WS 3,2x160')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/Menge von Position 1/)).toBeVisible()
  await page.goto('/cart/summary')
  await expect(page.getByText('Ihr Konto darf nicht bestellen')).toBeVisible()
  await page.getByRole('button', { name: 'Als Anfrage senden' }).click()
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage' })).toBeVisible()
})
