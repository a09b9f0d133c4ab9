import { expect, test } from '@playwright/test'
import { makeArchive } from '../../apps/server/src/testing/make-archive.ts'
import { makerPackage } from '../../apps/server/src/testing/maker-package.ts'
import { emptyCart, signIn } from './buyer.ts'

const archive = makeArchive(
  Object.entries(makerPackage).map(([name, content]) => ({ name, data: Buffer.from(content) })),
)

test('a maker’s catalogue is checked and imported by staff, and a buyer finds, filters and orders its parts', async ({
  browser,
  page,
}) => {
  await signIn(page, 'staff')
  await page.goto('/administration/imports')
  const files = page.getByLabel('Dateien wählen')
  await files.setInputFiles({
    name: 'preise.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('articleNo;listPrice\nAZH-6x200;1,005\n'),
  })
  await expect(page.getByText('preise.csv wird abgelehnt')).toBeVisible()
  await expect(page.getByRole('row', { name: /preise\.csv 2 listPrice/ })).toBeVisible()

  await files.setInputFiles({ name: 'hersteller.zip', mimeType: 'application/zip', buffer: archive })
  await expect(page.getByText('hersteller.zip ist geprüft und bereit')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /^articles 6 4 / })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /Änderungen importieren/ }).click()
  await expect(page.getByText('hersteller.zip ist importiert')).toBeVisible()

  const context = await browser.newContext()
  const buyer = await context.newPage()
  await signIn(buyer, 'buyer')
  await emptyCart(buyer)
  // The shop searches the new catalogue as soon as its index is built.
  await expect(async () => {
    await buyer.goto('/search?q=Schlauchnippel')
    await expect(buyer.getByRole('main').getByText('Schlauchnippel mit Gewinde').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await buyer.getByRole('main').getByText('Schlauchnippel mit Gewinde').first().click()
  await expect(buyer.getByRole('heading', { name: /Schlauchnippel mit Gewinde/ })).toBeVisible()
  await expect(buyer.getByRole('img', { name: 'A nipple' })).toBeVisible()
  await expect(buyer.getByText('Für Kühlwasser bis 15 bar.')).toBeVisible()

  await buyer.goto('/cart')
  await buyer.getByRole('combobox', { name: 'Artikelnummer oder Bezeichnung', exact: true }).fill('HN-9-G1/4-30')
  await buyer.keyboard.press('Enter')
  await expect(buyer.getByLabel(/Menge von Position 1/)).toHaveValue('1')
  await buyer.goto('/cart/summary')
  await buyer.getByRole('button', { name: /Zahlungspflichtig bestellen|Bestellung absenden|bestellen/i }).click()
  await expect(buyer.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
  await context.close()
})
