import { expect } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

test('a designer configures a mould base with its ejector pins, and orders it', { tag: '@release' }, async ({
  page,
}) => {
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/configurator')
  await page.getByLabel('Format (Breite × Länge)').selectOption('156 × 196 mm')
  const addPin = page.getByRole('button', { name: 'Stift hinzufügen' })
  for (const pin of [1, 2]) {
    await addPin.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: `Stift ${pin}`, exact: true })).toBeVisible()
  }
  await expectNoFindings(page, 'the mould base')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFindings(page, 'the mould base on a dark phone')
  await expectNothingCut(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByText('3D-Ansicht').click()
  await expect(page.getByRole('application', { name: /^3D-Ansicht von Formaufbau 156 × 196/ })).toBeVisible()
  await page.getByRole('slider', { name: 'Auseinanderziehen' }).press('End')
  await expectNoFindings(page, 'the mould base in 3D')
  await page.getByLabel('Name im Warenkorb').fill('Aufbau 156')
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText('Der Formaufbau liegt im Warenkorb.')).toBeVisible()

  await page.goto('/cart')
  await expect(page.getByText('Aufbau 156').first()).toBeVisible()
  const files = ['STEP-Datei', 'Bohrtabelle (xlsx)', 'Bohrplan (DXF)']
  await expectNoFindings(page, 'a mould base in the cart')
  await page.getByRole('button', { name: 'Dateien von Aufbau 156' }).click()
  for (const name of files) {
    const address = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(address ?? '')).status(), name).toBe(200)
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Dateien von Aufbau 156' }).click()
  await expectNothingCut(page)
  await page.goto('/cart/summary')
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByRole('heading', { name: /Vielen Dank/ })).toBeVisible()
})

test.describe('on a phone in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB', colorScheme: 'light' })

  test('a buyer looks at a mould base in 3D, and orders it', { tag: '@release' }, async ({ page }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
    await page.goto('/configurator')
    await page.getByText('3D view').click()
    await expect(page.getByRole('application', { name: /^3D view of Mould base/ })).toBeVisible()
    await page.getByRole('slider', { name: 'Pull apart' }).press('End')
    await expectNoFindings(page, 'the mould base on a light phone')
    await expectNothingCut(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('The mould base is in the cart.')).toBeVisible()
    await page.goto('/cart/summary')
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible()
  })
})
