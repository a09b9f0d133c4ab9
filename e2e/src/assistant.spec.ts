import { expect } from '@playwright/test'
import { emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

test('a designer calculates the pins of a mould, keeps the sheet and fills the cart with the keyboard', {
  tag: '@release',
}, async ({ page }) => {
  const { keyboard } = page
  await signIn(page, 'buyer')
  await emptyCart(page)
  await page.goto('/product/AZN')
  await page.getByRole('link', { name: 'Mit dem Auswerfer-Assistenten berechnen' }).click()
  await expect(page.getByRole('radio', { name: 'Nitriert' })).toBeChecked()
  await page.getByLabel(/Durchmesser d1/).fill('6')
  await page.getByLabel('Gewünschte Länge').fill('147,25')
  await page.getByLabel('Auswerferkraft F').fill('3000')
  await page.getByLabel('Wanddicke h').fill('1')
  await expect(page.getByText('13 Stifte').first()).toBeVisible()
  await page.getByRole('button', { name: 'AZN-6x160-L147.25-T100 übernehmen' }).focus()
  await keyboard.press('Enter')

  const picks = page.getByRole('region', { name: 'Für dieses Werkzeug' })
  await expect(picks.getByRole('textbox')).toHaveValue('13')
  const address = await picks.getByRole('link', { name: 'Blatt als PDF' }).getAttribute('href')
  const sheet = await page.request.get(address ?? '')
  expect(sheet.headers()['content-type']).toBe('application/pdf')

  // A sent link shows the same.
  await page.reload()
  await expect(picks.getByText('AZN-6x160-L147.25-T100')).toBeVisible()
  await picks.getByRole('button', { name: 'Alle in den Warenkorb' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByText('1 Position liegt im Warenkorb')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByLabel(/Menge von Position 1, AZN-6x160-L147.25/)).toHaveValue('13')
})

test.describe('on a phone in English', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })

  test('a designer calculates pins, keeps the sheet and puts them into the cart', async ({ page, baseURL }) => {
    await signIn(page, 'buyer')
    await emptyCart(page)
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/assistant')
    await page.getByLabel(/d1/).fill('6')
    await page.getByLabel('Wanted length').fill('147.25')
    await page.getByLabel('Ejection force F').fill('3000')
    await page.getByLabel('Wall thickness h').fill('1')
    await expect(page.getByText(/\d+ pins/).first()).toBeVisible()
    await expectNoFindings(page, 'the calculated pins on a phone')
    await expectNothingCut(page)
    await page
      .getByRole('button', { name: /^Pick AZ.-6x160-L147.25/ })
      .first()
      .click()
    const picks = page.getByRole('region', { name: 'For this mould' })
    const address = await picks.getByRole('link', { name: 'Sheet as PDF' }).getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('application/pdf')
    await picks.getByRole('button', { name: 'Add all to the cart' }).click()
    await expect(page.getByText('1 position is in the cart')).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByLabel(/^Quantity of position 1, AZ.-6x160-L147.25/)).toBeVisible()
    await expectNothingCut(page)
  })
})
