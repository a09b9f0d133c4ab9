import { expect } from '@playwright/test'
import { test } from './shop.ts'

test('a sent link opens the search with its filters, and Back returns', async ({ page }) => {
  await page.goto('/search?q=Auswerferstift&filters=diameter:3.2')
  await expect(page.getByRole('heading', { name: 'Treffer für „Auswerferstift“' })).toBeVisible()
  const chip = page.getByRole('button', { name: /^Durchmesser d1 3,2.*entfernen$/ })
  const value = page.getByRole('complementary', { name: 'Filter' }).getByRole('checkbox', { name: /^3,2/ })
  const count = page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d+ Produkte$/ })
  await expect(chip).toBeVisible()
  await expect(value).toBeChecked()
  const filtered = { url: page.url(), count: (await count.textContent()) ?? '' }

  await page.getByRole('button', { name: 'Alle löschen' }).first().click()
  await expect(page).not.toHaveURL(/filters=/)
  await expect(chip).toBeHidden()
  await expect(count).not.toHaveText(filtered.count)
  await page.goBack()
  await expect(page).toHaveURL(filtered.url)
  await expect(chip).toBeVisible()
  await expect(count).toHaveText(filtered.count)
  await page.reload()
  await expect(page).toHaveURL(filtered.url)
  await expect(value).toBeChecked()
})

test('sizes in a text become filters in both views, and each can be removed', async ({ page }) => {
  await page.goto('/search?q=d6%20L160')
  const diameter = page.getByRole('button', { name: /^Durchmesser d1 6.*entfernen$/ })
  const length = page.getByRole('button', { name: /^Länge 160.*entfernen$/ })
  await expect(diameter).toBeVisible()
  await expect(length).toBeVisible()
  await page.getByText('Größen', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'AZH-6x160' })).toBeVisible()
  await page.getByRole('button', { name: 'Verfügbarkeit' }).click()
  await expect(page).toHaveURL(/sort=availability/)

  await diameter.click()
  await expect(page).toHaveURL(/filters=length/)
  await expect(page).not.toHaveURL(/[?&]q=/)
  await expect(diameter).toBeHidden()
  await expect(length).toBeVisible()
})

test('a standard finds the parts that replace it, or is known as not sold', async ({ page }) => {
  await page.goto('/search?q=ISO%208694%203x100')
  await expect(page.getByRole('button', { name: /^Durchmesser d1 3.*entfernen$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Abgesetzter Auswerferstift/ }).first()).toBeVisible()
  await page.goto('/search?q=DIN%207984')
  await expect(page.getByRole('heading', { name: 'Zu DIN 7984 haben wir keine Teile' })).toBeVisible()
})

test('a length that is not stocked is cut from the next longer part, and the page says so', async ({ page }) => {
  await page.goto('/search?q=DIN%201530%20A%203,2x147')
  await expect(page.getByText('AZN-3.2x160-L147-T100').first()).toBeVisible()
  await expect(page.getByText('Die genannte Länge liegt nicht auf Lager', { exact: false })).toBeVisible()
})

test('pages of unknown addresses offer a way to continue', async ({ page }) => {
  expect((await page.goto('/nothing/here'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Hoppla! Diese Seite gibt es nicht.' })).toBeVisible()
  const answer = await page.goto('/product/NOPE')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Es gibt kein Produkt NOPE' })).toBeVisible()
  await page.getByRole('link', { name: 'Danach suchen' }).click()
  await expect(page).toHaveURL(/\/search\?q=NOPE/)
})

test.describe('a visitor from England', () => {
  test.use({ locale: 'en-GB' })

  test('sees English, and German once it is chosen', async ({ page }) => {
    await page.goto('/product/AZH?article=AZH-3.2x160')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejector pin, hardened, 1.2210')
    await page.getByRole('button', { name: /language/i }).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auswerferstift, gehärtet, 1.2210')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  })
})
