import { expect, test } from '@playwright/test'

test('a sent link opens the search with its filters, and Back goes back', async ({ page }) => {
  await page.goto('/search?q=Auswerferstift&filters=diameter:3.2')
  await expect(page.getByRole('heading', { name: 'Treffer für „Auswerferstift“' })).toBeVisible()
  await expect(page.getByRole('button', { name: /3,2.*entfernen|Filter.*3,2/ }).first()).toBeVisible()
  const filtered = page.url()
  await page.getByRole('button', { name: 'Alle löschen' }).first().click()
  await expect(page).not.toHaveURL(/filters=/)
  await page.goBack()
  await expect(page).toHaveURL(filtered)
  await page.reload()
  await expect(page).toHaveURL(filtered)
})

test('without script a public page shows its text, drawing and table', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/product/AZH')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auswerferstift')
  await expect(page.getByRole('columnheader', { name: '160' })).toBeVisible()
  await context.close()
})

test('unknown addresses say what to do', async ({ page }) => {
  await page.goto('/nothing/here')
  await expect(page.getByRole('heading', { name: 'Hoppla! Diese Seite gibt es nicht.' })).toBeVisible()
  const answer = await page.goto('/product/NOPE')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
