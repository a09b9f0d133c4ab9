import { devices, expect, type Locator } from '@playwright/test'
import { emptyCart, searchField, signIn } from './buyer.ts'
import { expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

test('a pin is found, cut and ordered by touch', async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/')
  await searchField(page).fill('DIN 1530 AH 3,2x160')
  await searchField(page).press('Enter')
  await page
    .getByRole('region', { name: 'Gewähltes Teil' })
    .getByRole('button', { name: /AZH-3.2x160/ })
    .tap()
  await page.getByRole('button', { name: 'Auf Länge kürzen …' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Auf Länge kürzen' })
  await dialog.getByRole('textbox', { name: 'Länge' }).fill('147.25')
  await dialog.getByRole('textbox', { name: 'Menge' }).fill('2')
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).tap()
  await expect(page.getByText('2 × AZH-3.2x160-L147.25-T100 im Warenkorb')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByLabel(/Menge von Position 1/)).toHaveValue('2')
  await expectNothingCut(page)
  await page
    .getByRole('link', { name: /^(Adresse und Lieferung|Weiter)$/ })
    .last()
    .tap()
  await expect(page.getByRole('radio', { name: /^Lieferung/ })).toBeChecked()
  await expectNothingCut(page)
  await page
    .getByRole('link', { name: /Bestellübersicht|Weiter/ })
    .last()
    .tap()
  await expect(page.getByText('AZH-3.2x160-L147.25-T100', { exact: true })).toBeVisible()
  await expectNothingCut(page)
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).tap()
  await expect(page.getByRole('heading', { name: 'Vielen Dank, Ihr Auftrag ist eingegangen' })).toBeVisible()
  await expectNothingCut(page)
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /^2\d{5}$/ }).first()).toBeVisible()
  await expectNothingCut(page)
  await page.goto('/invoices')
  await expect(page.getByLabel('Rechnungen durchsuchen')).toBeVisible()
  await expectNothingCut(page)
})

test('a part that a text names is ordered without scrolling, and the message leaves its bar free', async ({ page }) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/search?q=auswerferstift+6x160')
  const bar = page.getByRole('region', { name: 'Gewähltes Teil' })
  const order = bar.getByRole('button', { name: 'In den Warenkorb' })
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.tap()
  const message = page.getByText('1 × AZH-6x160 im Warenkorb')
  await expect(message).toBeVisible()
  const [top = 0, end = 0] = [(await bar.boundingBox())?.y, await bottomOf(message)]
  expect(end).toBeGreaterThan(0)
  expect(end).toBeLessThan(top)
})

test('signing out needs two taps', async ({ page }) => {
  await signIn(page, 'designer')
  await page.goto('/')
  await page.getByRole('button', { name: /Konto von/ }).tap()
  await page.getByRole('button', { name: 'Abmelden' }).tap()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

test('no element reaches beyond the side of the screen', async ({ page }) => {
  for (const path of [
    '/',
    '/category/ejection',
    '/search?q=pin',
    '/search?view=dimensions&filters=diameter:3',
    '/product/AZH',
    '/product/PLAU',
    '/login',
  ]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingCut(page)
    })
  }
})

async function bottomOf(shown: Locator): Promise<number | undefined> {
  const box = await shown.boundingBox()
  return box === null ? undefined : box.y + box.height
}
