import { readFile } from 'node:fs/promises'
import { devices, expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

/** Saves the zip with a button, and returns it as text: its files are stored in it as they are. */
async function saveZip(page: Page, button: string | RegExp): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('CAD.zip')
  return (await readFile(await file.path())).toString('latin1')
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a designer saves the files of a cart and of an order', { tag: '@release' }, async ({ page }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
    await addParts(page, [
      { articleNo: 'AZH-3.2x160-L147.25-T50', quantity: 12 },
      { articleNo: 'AZH-6x200', quantity: 1 },
      { articleNo: 'AZH-6x200', quantity: 3 },
    ])
    await page.goto('/cart')
    await page.getByRole('link', { name: 'CAD-Dateien' }).click()
    await expect(page.getByRole('heading', { name: '2 Teile' })).toBeVisible()
    await page.getByLabel('DXF').check()
    const zip = await saveZip(page, '4 Dateien als CAD.zip speichern')
    await expect(page.getByText('CAD.zip mit 4 Dateien ist gespeichert.')).toBeVisible()
    expect(zip).toContain("PRODUCT('AZH-3.2x160-L147.25-T50'")
    expect(zip).toContain('AZH-6x200.dxf')
    await expectNoFindings(page, 'the files of a cart')

    // The formats are remembered.
    await page.reload()
    await expect(page.getByLabel('DXF')).toBeChecked()
    await page.goto('/orders')
    await page
      .getByRole('link', { name: /^2\d{5}$/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'CAD-Dateien' }).click()
    await expect(page.getByRole('button', { name: /als CAD.zip speichern$/ })).toBeEnabled()
    expect(await saveZip(page, /als CAD.zip speichern$/)).toContain('.step')

    await signIn(page, 'staff')
    const zips = async () =>
      (await (await page.request.get('/api/statistics/files')).json()).find(
        ({ fileName }: { fileName: string }) => fileName === 'CAD.zip',
      )?.downloads
    await expect.poll(zips).toBe(2)
  })
})

test.describe('on a phone in English', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use({ ...phone, viewport: { width: 390, height: 844 }, locale: 'en-GB' })

  test('a designer pastes a list, settles its open line and saves what the shop has', { tag: '@release' }, async ({
    page,
  }) => {
    await signIn(page, 'designer')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Enter parts' }).tap()
    await page
      .getByRole('textbox', { name: 'Article numbers or designations' })
      .fill('AZH-6x200\t12\n5 x DIN 1530 A 3.2x160\nthank you')
    await page.getByRole('button', { name: 'Find parts' }).tap()
    await expect(page.getByText('1 line names no part')).toBeVisible()
    await expectNoFindings(page, 'an open list')
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await expect(page.getByRole('heading', { name: '2 parts' })).toBeVisible()
    await expectNothingCut(page)
    const zip = await saveZip(page, 'Save 2 files as CAD.zip')
    expect(zip).toContain('AZN-3.2x160.step')
    await expect(page.getByText('CAD.zip with 2 files is saved.')).toBeVisible()
    await expectNoFindings(page, 'a saved list')
  })
})
