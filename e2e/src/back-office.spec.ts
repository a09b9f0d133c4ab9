import { type Browser, expect, type Page } from '@playwright/test'
import { addParts, emptyCart, signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { test } from './shop.ts'

/** A step of staff is held back for ten seconds, so that they can undo it. */
const held = { timeout: 20_000 }

/** Orders a certified pin and others as the buyer, and returns the number of the order. */
async function order(browser: Browser, baseURL: string | undefined): Promise<{ buyer: Page; number: string }> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), locale: 'de-DE' })
  const buyer = await context.newPage()
  await signIn(buyer, 'buyer')
  await emptyCart(buyer)
  await addParts(buyer, [
    { articleNo: 'AZH-3.2x160-L147.25-T50-C31', quantity: 4 },
    { articleNo: 'AZN-4x125', quantity: 6 },
  ])
  await buyer.goto('/cart/delivery')
  await buyer.getByRole('radio', { name: 'Komplette Lieferung' }).click()
  await buyer.getByRole('link', { name: 'Zur Bestellübersicht' }).last().click()
  await buyer.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(buyer).toHaveURL(/\/order\/[^/]+\/confirmation/)
  const [, id] = /\/order\/([^/]+)\//.exec(buyer.url()) ?? []
  const { orderNumber } = await (await buyer.request.get(`/api/order/${id}`)).json()
  await buyer.goto(`/order/${id}`)
  return { buyer, number: orderNumber }
}

test('a day in the back office: from the list of work to the credit', { tag: '@release' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { buyer, number } = await order(browser, baseURL)
  await signIn(page, 'staff')
  await page.goto('/administration/orders')
  await page.getByRole('button', { name: /Zu bestätigen/ }).click()
  const entry = page.getByRole('link', { name: number })
  await expect(entry).toBeVisible()
  await expectNoFindings(page, 'the list of work')
  await page.getByRole('table').getByRole('link').first().focus()
  await page.keyboard.press('End')
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()

  await page.getByLabel('Neue Notiz').fill('Härte bitte mitprüfen')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText('Härte bitte mitprüfen')).toBeVisible()

  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByRole('button', { name: 'Bestätigen' })).toBeEnabled()
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('button', { name: 'Teillieferung …' })).toBeVisible(held)

  await page.getByRole('button', { name: 'Zeugnis 3.1 …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Schmelze').fill('4711-08')
  await dialog.getByLabel('Eigenschaft').fill('Härte')
  await dialog.getByLabel('Gemessen').fill('HRC 60,5')
  await dialog.getByLabel('Abnahmebeauftragter').fill('Dr. Ute Prüfer')
  await dialog.getByLabel('Abteilung').fill('Qualitätswesen')
  await expectNoFindings(page, 'a certificate')
  await dialog.getByRole('button', { name: 'Zeugnis ausstellen' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Teillieferung …' }).click()
  await dialog.getByLabel(/AZN-4x125/).fill('2')
  await expect(dialog.getByText('Der Kunde hat eine komplette Lieferung gewünscht.')).toBeVisible()
  await dialog.getByLabel('Sendungsnummer').fill('00340434161094042557')
  await dialog.getByRole('button', { name: 'Lieferung buchen' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Alles versenden' }).click()
  await expect(page.getByRole('button', { name: 'Abschließen' })).toBeVisible(held)

  await page.getByRole('button', { name: 'Rechnung korrigieren …' }).click()
  await dialog.getByLabel(/AZN-4x125/).fill('1')
  await dialog.getByLabel('Grund').fill('Ein Stift verbogen')
  await expectNoFindings(page, 'a correction')
  await dialog.getByRole('button', { name: 'Gutschreiben' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Abschließen' }).click()
  await expect(page.getByText('Abgeschlossen').first()).toBeVisible(held)

  await buyer.reload()
  for (const name of [/Auftragsbestätigung/, /Lieferschein/, /Rechnungskorrektur/, /Abnahmeprüfzeugnis|Zeugnis/])
    await expect(buyer.getByRole('link', { name }).first()).toBeVisible()
  await expect(buyer.getByText('00340434161094042557').first()).toBeVisible()
  await expect(buyer.getByText('Härte bitte mitprüfen')).toBeHidden()
})

test.describe('on a phone, in English', { tag: '@release' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })

  test('staff work on an order from the list of work to the credit', async ({ page, browser, baseURL }) => {
    const { number } = await order(browser, baseURL)
    await signIn(page, 'staff')
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/administration/orders')
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('link', { name: number }).tap()
    await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
    await expect(page.getByText('Ejector pin, hardened', { exact: false }).first()).toBeVisible()
    await expectNothingCut(page)
    await expectNoFindings(page, 'an order of the back office on a phone')
    await page.getByRole('button', { name: 'Confirm' }).tap()
    await expect(page.getByRole('button', { name: /Partial delivery/ })).toBeVisible(held)

    await page.getByRole('button', { name: /Certificate 3.1/ }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Heat number').fill('4711-08')
    await dialog.getByLabel('Property').fill('Hardness')
    await dialog.getByLabel('Measured').fill('HRC 60.5')
    await dialog.getByLabel('Inspector').fill('Dr. Ute Prüfer')
    await dialog.getByLabel('Office').fill('Quality')
    await expectNothingCut(page)
    await expectNoFindings(page, 'a certificate on a phone')
    await dialog.getByRole('button', { name: 'Issue the certificate' }).tap()
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: /Partial delivery/ }).tap()
    await dialog.getByLabel(/AZN-4x125/).fill('2')
    await expectNothingCut(page)
    await expectNoFindings(page, 'a delivery on a phone')
    await dialog.getByRole('button', { name: 'Record the delivery' }).tap()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Send everything' }).tap()
    await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible(held)

    await page.getByRole('button', { name: /Correct an invoice/ }).tap()
    await dialog.getByLabel(/AZN-4x125/).fill('1')
    await dialog.getByLabel('Reason').fill('One pin is bent')
    await expectNothingCut(page)
    await dialog.getByRole('button', { name: 'Credit' }).tap()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Complete' }).tap()
    await expect(page.getByText('Completed').first()).toBeVisible(held)
  })
})
