import { expect } from '@playwright/test'
import { emptyCart, searchField, signIn } from './buyer.ts'
import { test } from './shop.ts'

const patterns =
  'maker;pattern;productNr;dimensions;differences\nBeispiel GmbH;QV{d}-{L};AZH;d=diameter,L=length;Kopf 0,5 mm höher\n'

test('staff import the numbers of another maker, and a buyer who types one sees the differences', {
  tag: '@release',
}, async ({ browser, page }) => {
  await signIn(page, 'staff')
  await page.goto('/administration/imports')
  await page.getByRole('button', { name: 'Tabelle importieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nummern anderer Hersteller importieren' })
  await dialog
    .getByLabel('Datei wählen')
    .setInputFiles({ name: 'muster.csv', mimeType: 'text/csv', buffer: Buffer.from(patterns) })
  await dialog.getByRole('button', { name: /Zeilen? importieren/ }).click()
  await expect(dialog.getByText('muster.csv wurde importiert.')).toBeVisible()

  const context = await browser.newContext()
  const buyer = await context.newPage()
  await signIn(buyer, 'buyer')
  // The shop reads its catalogue again in the background.
  await expect(async () => {
    await buyer.goto('/')
    await buyer.waitForLoadState('networkidle')
    await searchField(buyer).fill('QV3.2-160')
    await searchField(buyer).press('Enter')
    await expect(buyer).toHaveURL(/\/product\/AZH\?.*article=AZH-3.2x160/, { timeout: 5000 })
  }).toPass()
  await expect(buyer.getByText('Unser Teil zu dieser Nummer von Beispiel GmbH')).toBeVisible()
  await expect(buyer.getByText('Kopf 0,5 mm höher')).toBeVisible()
  await buyer.goto('/search?q=QV3.2-160')
  await expect(buyer.getByText('Kopf 0,5 mm höher')).toBeVisible()

  await emptyCart(buyer)
  await buyer.goto('/cart')
  await buyer.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true }).fill('QV3.2-160')
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByText('Kopf 0,5 mm höher')).toBeVisible()
  await expect(buyer.getByLabel(/^Menge von Position/)).toHaveCount(0)
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByLabel('Menge von Position 1, AZH-3.2x160')).toHaveValue('1')
  await context.close()
})

test('a search without a result becomes a number that the shop knows', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  await page.goto('/search?q=WX40/8x100')
  await expect(page.getByText('WX40/8x100').first()).toBeVisible()

  const context = await browser.newContext()
  const staff = await context.newPage()
  await signIn(staff, 'staff')
  await staff.goto('/administration/imports')
  await staff.getByRole('button', { name: 'WX40/8x100 als Nummer eines anderen Herstellers anlegen' }).click()
  const dialog = staff.getByRole('dialog', { name: 'Nummer anlegen' })
  await expect(dialog.getByLabel('Nummer des anderen Herstellers')).toHaveValue('WX40/8x100')
  await staff.keyboard.type('AZH-6x160')
  await dialog.getByLabel('Hersteller', { exact: true }).fill('Muster AG')
  await staff.keyboard.press('Enter')
  await expect(dialog.getByText('In dieser Nummer steht keines der Maße von AZH-6x160.')).toBeVisible()
  await dialog.getByLabel('Unser Artikel dafür').fill('AZH-8x100')
  await staff.keyboard.press('Enter')
  await expect(staff.getByText('Nummern wie WX40/{d1}x{L} werden jetzt gefunden.')).toBeVisible()
  await expect(staff.getByRole('button', { name: /^WX40\/8x100 als Nummer/ })).toHaveCount(0)
  await context.close()

  // The shop reads its catalogue again in the background.
  await expect(async () => {
    await page.goto('/search?q=WX40/6x160')
    await expect(page.getByText('AZH-6x160').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})
