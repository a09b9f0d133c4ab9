import { expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { test } from './shop.ts'

const orders = (page: Page) => page.getByRole('link', { name: 'Aufträge', exact: true })
const ordersTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Aufträge' })
const bar = (page: Page) => page.getByText('Der Server ist gerade nicht erreichbar.')

/** Answers like a server whose next release has other files, until the page is loaded again. */
async function releaseAnew(page: Page): Promise<void> {
  let isReplaced = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isReplaced = false
  })
  await page.route('**/assets/orders-page*.js', (route) =>
    isReplaced ? route.fulfill({ status: 404, json: { code: 'entryNotFound' } }) : route.continue(),
  )
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
})

test('a page that cannot be loaded says why, and opens by itself when the server is back', {
  tag: '@release',
}, async ({ page, context }) => {
  await page.goto('/')
  // What the landing page still loads would fail too, with the same words.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await orders(page).click()
  await expect(page.getByRole('heading', { name: 'Das konnte nicht geladen werden' })).toBeVisible()
  await expect(page.getByText('Keine Verbindung zum Server')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await context.setOffline(false)
  await expect(ordersTitle(page)).toBeVisible()
  await expect(bar(page)).toBeHidden()
})

test('a page of a former release opens in the new one', { tag: '@release' }, async ({ page }) => {
  await page.goto('/')
  await releaseAnew(page)
  await orders(page).click()
  await expect(ordersTitle(page)).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
})

test('a new release loses no unsaved edit: the browser asks before it loads the page again', async ({ page }) => {
  await addParts(page, [{ articleNo: 'AZH-6x200', quantity: 1 }])
  await page.goto('/cart')
  await page.route('**/api/cart/position', (route) => route.fulfill({ status: 500, json: {} }))
  const quantity = page.getByLabel(/^Menge von Position 1,/)
  await quantity.fill('7')
  await quantity.press('Enter')
  const tryAgain = page.getByRole('table').getByRole('button', { name: 'Erneut versuchen' })
  await expect(tryAgain).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await releaseAnew(page)
  await orders(page).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByRole('button', { name: 'Neu laden' }).first()).toBeVisible()
  await page.goBack()
  await expect(quantity).toHaveValue('7')
  await page.unroute('**/api/cart/position')
  await tryAgain.click()
  await expect
    .poll(async () => (await (await page.request.get('/api/cart/default')).json()).cartPositions[0].quantity)
    .toBe(7)
})
